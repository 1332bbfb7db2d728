import type { ComponentType } from 'react';
import { loadRarelyUsedTexts, loadMainTexts } from './i18n/language.ts';
import { type LazyComponent, createLazyComponent } from './shell/lazy-component.tsx';

export type LazyPage = LazyComponent & { module: string; hasExtraTexts: boolean };

export const loadMainAndRarelyUsedTexts = (): Promise<unknown> => Promise.all([loadMainTexts(), loadRarelyUsedTexts()]);

const pageImporters = import.meta.glob<Readonly<Record<string, ComponentType>>>(['./*/*Page.tsx', '!./about/*']);

/**
 * Returns the page component that the file `src/<name>.tsx` exports. The export has the name of the file. The
 * code of the page loads when it is needed.
 */
export function createLazyPage(name: string, loadTexts: () => Promise<unknown> = loadMainTexts): LazyPage {
  const page = createLazyComponent(async () => {
    const [module] = await Promise.all([pageImporters[`./${name}.tsx`]?.(), loadTexts()]);
    const exported = module?.[name.slice(name.indexOf('/') + 1)];
    if (!exported) throw new Error(`No page ${name}`);
    return exported;
  });
  return Object.assign(page, { module: name, hasExtraTexts: loadTexts === loadMainAndRarelyUsedTexts });
}
