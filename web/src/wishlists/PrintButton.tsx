import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { renderAllVirtualEntriesForPrint } from '../ui/use-is-printing.ts';

/**
 * Maximum wait in milliseconds for images before printing. The print does not contain images that load later.
 */
const imageTimeoutMs = 4_000;

/**
 * Loads the off-screen images that the browser has not loaded yet. Without this, the print would not contain
 * them.
 */
async function loadLazyImages(): Promise<void> {
  const images = [...document.querySelectorAll<HTMLImageElement>('main img')];
  const loaded = images.map((image) => {
    image.loading = 'eager';
    return image.decode();
  });
  const timedOut = new Promise((resolve) => setTimeout(resolve, imageTimeoutMs));
  await Promise.race([Promise.allSettled(loaded), timedOut]);
}

/** Prints the whole list, including the cards and the images that are off-screen. */
export async function printWishlist(): Promise<void> {
  renderAllVirtualEntriesForPrint();
  await loadLazyImages();
  window.print();
}

export function PrintButton(): ReactNode {
  const t = useText();
  return <IconButton icon="print" label={t('wishlists.print')} onClick={() => void printWishlist()} />;
}
