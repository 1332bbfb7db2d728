import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WishlistCover } from './WishlistCover.tsx';

const urls = ['/api/pictures/a?expires=1', '/api/pictures/b?expires=1', '/api/pictures/c?expires=1'];

const listLoadingAttributes = (): unknown[] =>
  [...document.querySelectorAll('img')].map((image) => [
    image.getAttribute('loading'),
    image.getAttribute('fetchpriority'),
  ]);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('on the first cards of the page, a cover loads its first image at once and the others later', () => {
  render(<WishlistCover listId={1} urls={urls} isFirst />);
  expect(listLoadingAttributes()).toStrictEqual([['eager', null]]);
  // Each image has its final box from the start. No placeholder drawing appears.
  expect(document.querySelectorAll('span')).toHaveLength(3);
  expect(document.querySelector('svg')).toBeNull();
  act(() => void vi.runAllTimers());
  expect(listLoadingAttributes()).toStrictEqual([
    ['eager', null],
    ['lazy', 'low'],
    ['lazy', 'low'],
  ]);
});

it('the id of a list without images selects one of eight covers', () => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const { container } = render(ids.map((id) => <WishlistCover key={id} listId={id} urls={[]} />));
  const papers = [...container.querySelectorAll('.paper')].map(({ className }) => className);
  expect(papers).toHaveLength(9);
  expect(new Set(papers).size).toBe(8);
  expect(papers[8]).toBe(papers[0]);
});

it('on the later cards of the page, a cover loads its images lazily', () => {
  render(<WishlistCover listId={1} urls={urls.slice(0, 2)} />);
  expect(vi.getTimerCount()).toBe(0);
  expect(listLoadingAttributes()).toStrictEqual([
    ['lazy', 'low'],
    ['lazy', 'low'],
  ]);
});
