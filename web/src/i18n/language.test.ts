import { expect, test, vi } from 'vitest';
import { i18n } from './i18n.ts';
import { loadAllTexts, activateDocumentLanguage } from './language.ts';

test('sentences that are there are not told again, for which everything on the page would be drawn anew', async () => {
  await activateDocumentLanguage();
  await loadAllTexts();
  const drawAnew = vi.fn<() => void>();
  i18n.on('change', drawAnew);
  await loadAllTexts();
  expect(drawAnew).not.toHaveBeenCalled();
});
