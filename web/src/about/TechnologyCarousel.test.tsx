import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { i18n } from '../i18n/i18n.ts';
import { TechnologyCarousel } from './TechnologyCarousel.tsx';

const carousel = (
  <I18nProvider i18n={i18n}>
    <TechnologyCarousel />
  </I18nProvider>
);

/** There is no layout here: so many pixels of cards in a window of 400. */
function lay(width: number): void {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(measure: () => void) {
        this.observe = measure;
      }
      observe: () => void;
      disconnect = (): void => undefined;
    },
  );
}

const buttons = (): (string | null)[] => screen.queryAllByRole('button').map((one) => one.getAttribute('aria-label'));

function scrollTo(left: number): void {
  const region = screen.getByRole('region', { name: 'What it is made of' });
  region.scrollLeft = left;
  fireEvent.scroll(region);
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('seven cards say what plays each role, in order', () => {
  render(carousel);
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
    'UI library',
    'Component library',
    'API framework',
    'Hosted Postgres database',
    'Cloud container host',
    'Auth provider',
    'Image hosting service',
  ]);
});

test('a page made on the server shows no buttons', () => {
  expect(renderToString(carousel)).not.toContain('<button');
});

test('a button stands only where there is more to scroll to', () => {
  lay(1000);
  render(carousel);
  expect(buttons()).toEqual(['Scroll right']);
  scrollTo(300);
  expect(buttons()).toEqual(['Scroll left', 'Scroll right']);
  scrollTo(600);
  expect(buttons()).toEqual(['Scroll left']);
});

test('where everything fits there are no buttons', () => {
  lay(400);
  render(carousel);
  expect(buttons()).toEqual([]);
});

test('a button that goes away leaves its focus to the cards', () => {
  lay(1000);
  render(carousel);
  screen.getByRole('button', { name: 'Scroll right' }).focus();
  scrollTo(600);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'What it is made of' }));
});
