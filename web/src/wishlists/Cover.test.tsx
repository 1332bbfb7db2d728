import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Cover } from './Cover.tsx';

const addresses = ['/api/pictures/a?expires=1', '/api/pictures/b?expires=1', '/api/pictures/c?expires=1'];

const urgencies = (): unknown[] =>
  [...document.querySelectorAll('img')].map((picture) => [
    picture.getAttribute('loading'),
    picture.getAttribute('fetchpriority'),
  ]);

it('on one of the first cards the first picture is asked for ahead of all others', () => {
  render(<Cover addresses={addresses} first />);
  expect(urgencies()).toStrictEqual([
    ['eager', null],
    ['lazy', 'low'],
    ['lazy', 'low'],
  ]);
});

it('on any other card every picture waits for what is seen', () => {
  render(<Cover addresses={addresses.slice(0, 2)} />);
  expect(urgencies()).toStrictEqual([
    ['lazy', 'low'],
    ['lazy', 'low'],
  ]);
});
