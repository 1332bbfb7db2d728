import { useSyncExternalStore } from 'react';

type ColourMode = 'light' | 'dark';

const storageKey = 'wishwell.colour-mode';
const themeColours: Readonly<Record<ColourMode, string>> = { light: '#fbf8f3', dark: '#191420' };
const darkModeQuery = import.meta.env.SSR ? undefined : matchMedia('(prefers-color-scheme: dark)');
const modeListeners = new Set<() => void>();

const toColourMode = (text: string | null | undefined): ColourMode | undefined =>
  text === 'light' || text === 'dark' ? text : undefined;

let pendingMode: ColourMode | undefined;

function getCurrentMode(): ColourMode {
  return (
    pendingMode ?? toColourMode(document.documentElement.dataset['mode']) ?? (darkModeQuery?.matches ? 'dark' : 'light')
  );
}

function applyMode(mode: ColourMode | undefined): void {
  pendingMode = undefined;
  if (mode) document.documentElement.dataset['mode'] = mode;
  else delete document.documentElement.dataset['mode'];
  updateThemeColour(mode);
  for (const listener of modeListeners) listener();
}

function updateThemeColour(mode: ColourMode | undefined): void {
  for (const metaElement of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    metaElement.content = themeColours[mode ?? (metaElement.media.includes('dark') ? 'dark' : 'light')];
  }
}

function storeMode(mode: ColourMode): void {
  try {
    localStorage.setItem(storageKey, mode);
  } catch {
    // If the browser blocks storage, the chosen colour mode lasts until the page is closed.
  }
}

/**
 * Updates the button immediately and the page in a later frame, because a colour change of a long page is
 * slow.
 */
function applyModeLater(mode: ColourMode): void {
  pendingMode = mode;
  for (const listener of modeListeners) listener();
  requestAnimationFrame(() => setTimeout(() => pendingMode && applyMode(pendingMode)));
}

function listenForModeChanges(): void {
  darkModeQuery?.addEventListener('change', () => applyMode(toColourMode(document.documentElement.dataset['mode'])));
  window.addEventListener('storage', (event) => {
    if (event.key === storageKey) applyMode(toColourMode(event.newValue));
  });
  updateThemeColour(toColourMode(document.documentElement.dataset['mode']));
}
if (!import.meta.env.SSR) listenForModeChanges();

function subscribeToMode(listener: () => void): () => void {
  modeListeners.add(listener);
  return () => modeListeners.delete(listener);
}

const getServerMode = (): ColourMode => 'light';

/**
 * Returns the colour mode that the user has chosen. If the user has chosen none, returns the mode of the
 * operating system. A choice applies to all tabs.
 */
export function useColourMode(): { mode: ColourMode; toggle: () => void } {
  const mode = useSyncExternalStore(subscribeToMode, getCurrentMode, getServerMode);
  const toggle = (): void => {
    const next = mode === 'dark' ? 'light' : 'dark';
    storeMode(next);
    applyModeLater(next);
  };
  return { mode, toggle };
}
