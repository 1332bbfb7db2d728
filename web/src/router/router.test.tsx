import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { matchPath, resolve } from './address.ts';
import { Link, Redirect } from './Link.tsx';
import { memoryHistory } from './memory-history.testing.ts';
import { browserHistory } from './history.ts';
import { Router, useLocation, useNavigationType, useParams } from './router.tsx';
import { Outlet, Route, Routes } from './Routes.tsx';

function Friend(): ReactNode {
  return <p>Friend {useParams()['id']}</p>;
}

function Here(): ReactNode {
  const { pathname, search } = useLocation();
  return <output>{`${useNavigationType()} ${pathname}${search}`}</output>;
}

function App(): ReactNode {
  return (
    <>
      <Here />
      <Link to="/friends/7">Ana</Link>
      <Link to={{ search: 'item=3' }}>An item</Link>
      <Link to="/old">An old address</Link>
      <Link to="/nowhere" target="_blank">
        Another tab
      </Link>
      <Routes>
        <Route path="*" element={<p>Not found</p>} />
        <Route path="/" element={<p>Home</p>} />
        <Route path="/old" element={<Redirect to="/" />} />
        <Route
          element={
            <section aria-label="Around">
              <Outlet />
            </section>
          }
        >
          <Route path="/friends/:id" element={<Friend />} />
        </Route>
      </Routes>
    </>
  );
}

const here = (): string | null => screen.getByRole('status').textContent;
const follow = (name: string): boolean => fireEvent.click(screen.getByRole('link', { name }));

test('a link leads to the page of its address, inside what stands around it', () => {
  render(<App />, { wrapper: ({ children }) => <Router history={memoryHistory()}>{children}</Router> });
  expect(screen.getByText('Home')).toBeDefined();
  follow('Ana');
  expect(screen.getByRole('region', { name: 'Around' }).textContent).toBe('Friend 7');
  expect(here()).toBe('PUSH /friends/7');
  follow('An item');
  expect(here()).toBe('PUSH /friends/7?item=3');
});

test('an address that no route has is for the last one, wherever it stands', () => {
  render(<App />, { wrapper: ({ children }) => <Router history={memoryHistory(['/a/b'])}>{children}</Router> });
  expect(screen.getByText('Not found')).toBeDefined();
});

test('a redirect takes the place of the address that led to it', () => {
  const history = memoryHistory(['/friends/1']);
  render(<App />, { wrapper: ({ children }) => <Router history={history}>{children}</Router> });
  follow('An old address');
  expect(here()).toBe('REPLACE /');
  act(() => history.go(-1));
  expect(here()).toBe('POP /friends/1');
});

test('a press that wants another tab is left to the browser', () => {
  render(<App />, { wrapper: ({ children }) => <Router history={memoryHistory()}>{children}</Router> });
  const taken: boolean[] = [];
  const look = (event: Event): void => {
    taken.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', look);
  const ana = screen.getByRole('link', { name: 'Ana' });
  fireEvent.click(ana, { ctrlKey: true });
  follow('Another tab');
  fireEvent.click(ana);
  window.removeEventListener('click', look);
  expect(taken).toEqual([false, false, true]);
});

test('in the browser, a link to where one is adds nothing to the history', () => {
  window.history.replaceState(null, '', '/friends/7');
  render(<App />, { wrapper: ({ children }) => <Router history={browserHistory()}>{children}</Router> });
  const { length } = window.history;
  follow('Ana');
  expect(window.history.length).toBe(length);
  expect(here()).toBe('REPLACE /friends/7');
  follow('An item');
  expect(window.location.search).toBe('?item=3');
  expect(window.history.state).toMatchObject({ idx: 1 });
});

test('in the browser, an entry that somebody else made is counted as well', () => {
  window.history.replaceState(null, '', '/friends/7');
  const history = browserHistory();
  const stop = history.watch(() => undefined);
  window.history.pushState(null, '', '#content');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(window.history.state).toMatchObject({ idx: 1 });
  expect(history.now().location).toMatchObject({ hash: '#content', key: expect.stringMatching(/./) });
  window.history.replaceState(null, '', '#content');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(window.history.state).toMatchObject({ idx: 1 });
  stop();
  window.history.pushState(null, '', '#top');
  history.move({ pathname: '/friends', search: '', hash: '' }, { replace: false, state: null });
  expect(window.history.state).toMatchObject({ idx: 3 });
});

test.each([
  ['/friends/:id', '/friends/7', { id: '7' }],
  ['/friends/:id', '/FRIENDS/7/', { id: '7' }],
  ['/friends/:id', '/friends/a%20b', { id: 'a b' }],
  ['/friends/:id', '/friends/%E0%A4%A', { id: '%E0%A4%A' }],
  ['/friends', '/friends/', {}],
  ['/', '/', {}],
  ['*', '/any/thing', {}],
  ['/friends/:id', '/friends', null],
  ['/friends/:id', '/friends/7/8', null],
  ['/', '/friends', null],
])('%s on %s', (pattern, pathname, params) => {
  expect(matchPath(pattern, pathname)).toEqual(params);
});

const now = { pathname: '/friends', search: '?q=ana', hash: '#top' };

test.each([
  ['/about', '/about'],
  ['/about?a=b#c', '/about?a=b#c'],
  ['?item=7', '/friends?item=7'],
  ['#content', '/friends#content'],
  [{ search: '' }, '/friends'],
  [{ search: 'q=ben' }, '/friends?q=ben'],
])('%o seen from a search is %s', (to, href) => {
  const { pathname, search, hash } = resolve(to, now);
  expect(pathname + search + hash).toBe(href);
});
