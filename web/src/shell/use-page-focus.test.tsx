import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Link } from '../router/Link.tsx';
import { Route, Routes } from '../router/Routes.tsx';
import { Router } from '../router/router.tsx';
import { memoryHistory } from '../router/memory-history.testing.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePageFocus } from './use-page-focus.ts';

let showData: () => void = () => undefined;

function Slow(): ReactNode {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    showData = () => setIsThere(true);
  }, []);
  return isThere ? <h1 tabIndex={-1}>Winter birthday</h1> : <p>Loading...</p>;
}

function App(): ReactNode {
  const main = usePageFocus('A page · Wishwell');
  return (
    <main ref={main} tabIndex={-1}>
      <Link to="/slow">A list</Link>
      <Link to="/quick">Friends</Link>
      <Link to="?item=7">An item</Link>
      <Routes>
        <Route path="/" element={<h1 tabIndex={-1}>Home</h1>} />
        <Route path="/slow" element={<Slow />} />
        <Route path="/quick" element={<h1 tabIndex={-1}>My friends</h1>} />
      </Routes>
    </main>
  );
}

const follow = (name: string): void => {
  const link = screen.getByRole('link', { name });
  link.focus();
  fireEvent.click(link);
};

const focused = (): string | null | undefined => document.activeElement?.textContent;

beforeEach(() => {
  window.scrollTo = vi.fn<() => void>();
  render(
    <Router history={memoryHistory()}>
      <App />
    </Router>,
  );
});

test('the page names itself in the title of the window', () => {
  expect(document.title).toBe('A page · Wishwell');
});

test('the first page leaves the focus where it is', () => {
  expect(document.activeElement).toBe(document.body);
});

test('on another page the focus is on its heading, and the page starts at the top', () => {
  follow('Friends');
  expect(focused()).toBe('My friends');
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

test('a heading that comes later, with the data, gets the focus then', async () => {
  follow('A list');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  act(() => showData());
  await vi.waitFor(() => expect(focused()).toBe('Winter birthday'));
});

test('whoever has gone on meanwhile keeps the focus', async () => {
  follow('A list');
  screen.getByRole('link', { name: 'Friends' }).focus();
  act(() => showData());
  await new Promise((resolve) => void setTimeout(resolve, 20));
  expect(focused()).toBe('Friends');
});

test('a dialog in the address moves neither focus nor page', () => {
  follow('An item');
  expect(focused()).toBe('An item');
  expect(window.scrollTo).not.toHaveBeenCalled();
});
