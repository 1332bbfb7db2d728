import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { i18n } from '../i18n/i18n.ts';
import { TechnologyCarousel } from './TechnologyCarousel.tsx';

const carouselElement = (
  <I18nProvider i18n={i18n}>
    <TechnologyCarousel />
  </I18nProvider>
);

/**
 * Sets the total width of the cards in pixels; the visible width is always 400 px. happy-dom computes no
 * layout.
 */
function setCardsWidth(width: number): void {
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

const listButtonLabels = (): (string | null)[] =>
  screen.queryAllByRole('button').map((one) => one.getAttribute('aria-label'));

function scrollCarouselTo(left: number): void {
  const region = screen.getByRole('region', { name: 'What it is made of' });
  region.scrollLeft = left;
  fireEvent.scroll(region);
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the carousel shows the seven technologies in their specified order', () => {
  render(carouselElement);
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

test("the server's HTML of the carousel contains no scroll buttons", () => {
  expect(renderToString(carouselElement)).not.toContain('<button');
});

test('the carousel shows a scroll button only on the sides with hidden cards', () => {
  setCardsWidth(1000);
  render(carouselElement);
  expect(listButtonLabels()).toEqual(['Scroll right']);
  scrollCarouselTo(300);
  expect(listButtonLabels()).toEqual(['Scroll left', 'Scroll right']);
  scrollCarouselTo(600);
  expect(listButtonLabels()).toEqual(['Scroll left']);
});

test('the carousel shows no scroll buttons when all cards are visible', () => {
  setCardsWidth(400);
  render(carouselElement);
  expect(listButtonLabels()).toEqual([]);
});

test('when a focused scroll button disappears, the focus moves to the carousel', () => {
  setCardsWidth(1000);
  render(carouselElement);
  screen.getByRole('button', { name: 'Scroll right' }).focus();
  scrollCarouselTo(600);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'What it is made of' }));
});
