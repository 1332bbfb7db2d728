import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WishlistCover } from './WishlistCover.tsx';

const urls = ['/api/pictures/a?expires=1', '/api/pictures/b?expires=1', '/api/pictures/c?expires=1'];

/** Of each picture that is asked for. */
const urgencies = (): unknown[] =>
  [...document.querySelectorAll('img')].map((picture) => [
    picture.getAttribute('loading'),
    picture.getAttribute('fetchpriority'),
  ]);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks on one of the first cards for the large picture, and for the others when that is shown', () => {
  render(<WishlistCover urls={urls} first />);
  expect(urgencies()).toStrictEqual([['eager', null]]);
  // Each has its place from the beginning, and nothing is drawn there that a picture replaces.
  expect(document.querySelectorAll('span')).toHaveLength(3);
  expect(document.querySelector('svg')).toBeNull();
  act(() => void vi.runAllTimers());
  expect(urgencies()).toStrictEqual([
    ['eager', null],
    ['lazy', 'low'],
    ['lazy', 'low'],
  ]);
});

it('leaves the pictures of any other card to the browser, which asks for what is about to be seen', () => {
  render(<WishlistCover urls={urls.slice(0, 2)} />);
  expect(vi.getTimerCount()).toBe(0);
  expect(urgencies()).toStrictEqual([
    ['lazy', 'low'],
    ['lazy', 'low'],
  ]);
});
