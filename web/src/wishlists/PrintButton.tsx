import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { renderForPrint } from '../ui/use-printing.ts';

/** Milliseconds that pictures have to arrive before the page is printed without them. */
const patience = 4_000;

/** Pictures out of sight have not been loaded yet, and would be missing on paper. */
async function loadPictures(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
  const loaded = pictures.map((picture) => {
    picture.loading = 'eager';
    return picture.decode();
  });
  const tooLate = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([Promise.allSettled(loaded), tooLate]);
}

async function printWhole(): Promise<void> {
  renderForPrint();
  await loadPictures();
  window.print();
}

/** Prints the page it stands on. */
export function PrintButton(): ReactNode {
  const t = useText();
  return <IconButton icon="print" label={t('wishlists.print')} onClick={() => void printWhole()} />;
}
