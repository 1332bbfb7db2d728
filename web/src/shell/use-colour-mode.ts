import { useSyncExternalStore } from 'react';

export type ColourMode = 'light' | 'dark';

const key = 'wishwell.colour-mode';
const papers: Readonly<Record<ColourMode, string>> = { light: '#fbf8f3', dark: '#191420' };
const systemIsDark = import.meta.env.SSR ? undefined : matchMedia('(prefers-color-scheme: dark)');
const watchers = new Set<() => void>();

const asMode = (text: string | null | undefined): ColourMode | undefined =>
  text === 'light' || text === 'dark' ? text : undefined;

/** Chosen, and about to be shown. */
let chosen: ColourMode | undefined;

function currentMode(): ColourMode {
  return chosen ?? asMode(document.documentElement.dataset['mode']) ?? (systemIsDark?.matches ? 'dark' : 'light');
}

function show(mode: ColourMode | undefined): void {
  chosen = undefined;
  if (mode) document.documentElement.dataset['mode'] = mode;
  else delete document.documentElement.dataset['mode'];
  paintBrowser(mode);
  for (const changed of watchers) changed();
}

/** The browser's own bars take the colour of the paper. */
function paintBrowser(mode: ColourMode | undefined): void {
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    tag.content = papers[mode ?? (tag.media.includes('dark') ? 'dark' : 'light')];
  }
}

function remember(mode: ColourMode): void {
  try {
    localStorage.setItem(key, mode);
  } catch {
    // A browser may forbid storage: then the choice lasts as long as the page.
  }
}

/**
 * Answers a press at once, with the button: that every element of a long page changes its colours takes slow devices
 * longer than a press should.
 */
function choose(mode: ColourMode): void {
  chosen = mode;
  for (const changed of watchers) changed();
  requestAnimationFrame(() => setTimeout(() => chosen && show(chosen)));
}

function follow(): void {
  systemIsDark?.addEventListener('change', () => show(asMode(document.documentElement.dataset['mode'])));
  window.addEventListener('storage', (event) => {
    if (event.key === key) show(asMode(event.newValue));
  });
  paintBrowser(asMode(document.documentElement.dataset['mode']));
}
if (!import.meta.env.SSR) follow();

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** What a page is made with that is not yet anybody's. */
const atBuild = (): ColourMode => 'light';

/** Light or dark, as the system wishes until it is chosen here; the choice is remembered and reaches every tab. */
export function useColourMode(): { mode: ColourMode; toggle: () => void } {
  const mode = useSyncExternalStore(watch, currentMode, atBuild);
  const toggle = (): void => {
    const next = mode === 'dark' ? 'light' : 'dark';
    remember(next);
    choose(next);
  };
  return { mode, toggle };
}
