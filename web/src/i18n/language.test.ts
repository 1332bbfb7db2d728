import { expect, test, vi } from 'vitest';
import { i18n } from './i18n.ts';
import { loadMainTexts, activateDocumentLanguage } from './language.ts';

test('if the same texts are loaded twice, the page does not render again', async () => {
  await activateDocumentLanguage();
  await loadMainTexts();
  const onTextsChanged = vi.fn<() => void>();
  i18n.on('change', onTextsChanged);
  await loadMainTexts();
  expect(onTextsChanged).not.toHaveBeenCalled();
});
