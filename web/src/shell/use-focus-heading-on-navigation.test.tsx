import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation, useNavigationType, NavigationType } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFocusHeadingOnNavigation } from './use-focus-heading-on-navigation.ts';

let showData: () => void = () => undefined;

function SlowPage(): ReactNode {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    showData = () => setIsThere(true);
  }, []);
  return isThere ? <h1 tabIndex={-1}>Winter birthday</h1> : <p>Loading...</p>;
}

function App(): ReactNode {
  const { pathname } = useLocation();
  const main = useFocusHeadingOnNavigation('A page · Wishwell', pathname, useNavigationType() === NavigationType.Pop);
  return (
    <main ref={main} tabIndex={-1}>
      <Link to="/slow">A list</Link>
      <Link to="/quick">Friends</Link>
      <Link to="?item=7">An item</Link>
      <Routes>
        <Route path="/" element={<h1 tabIndex={-1}>Home</h1>} />
        <Route path="/slow" element={<SlowPage />} />
        <Route path="/quick" element={<h1 tabIndex={-1}>My friends</h1>} />
      </Routes>
    </main>
  );
}

const followLink = (name: string): void => {
  const link = screen.getByRole('link', { name });
  link.focus();
  fireEvent.click(link);
};

const getFocusedText = (): string | null | undefined => document.activeElement?.textContent;

beforeEach(() => {
  window.scrollTo = vi.fn<() => void>();
  render(
    <MemoryRouter useTransitions={false}>
      <App />
    </MemoryRouter>,
  );
});

test('the first page that the app loads sets the title of the window and does not move the focus', () => {
  expect(document.title).toBe('A page · Wishwell');
  expect(document.activeElement).toBe(document.body);
});

test("a navigation focuses the page's heading and scrolls to the top", () => {
  followLink('Friends');
  expect(getFocusedText()).toBe('My friends');
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

test("if the page's heading renders after the navigation, it receives the focus when it renders", async () => {
  followLink('A list');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  act(() => showData());
  await vi.waitFor(() => expect(getFocusedText()).toBe('Winter birthday'));
});

test('a heading that renders late does not take the focus if the user has moved the focus meanwhile', async () => {
  followLink('A list');
  screen.getByRole('link', { name: 'Friends' }).focus();
  act(() => showData());
  await new Promise((resolve) => void setTimeout(resolve, 20));
  expect(getFocusedText()).toBe('Friends');
});

test('a navigation that only opens a dialog changes neither the focus nor the scroll position', () => {
  followLink('An item');
  expect(getFocusedText()).toBe('An item');
  expect(window.scrollTo).not.toHaveBeenCalled();
});
