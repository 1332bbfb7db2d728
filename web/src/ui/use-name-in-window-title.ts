import { createContext, useContext, useEffect } from 'react';
import { useText } from '../i18n/use-text.ts';

/** On the server, receives the name of the rendered page. Undefined in the browser. */
export const PageNameContext = createContext<((name: string) => void) | undefined>(undefined);

/**
 * Puts the name of the page's record, such as the title of a list, into the window's title. This name
 * distinguishes the tabs, history entries and bookmarks of several lists. Does nothing while `name` is
 * undefined.
 */
export function useNameInWindowTitle(name: string | undefined): void {
  const t = useText();
  const receive = useContext(PageNameContext);
  if (name !== undefined) receive?.(name);
  const title = name === undefined ? undefined : t('page.title', { page: name });
  // Runs after each render, because a change of the language replaces the window's title.
  useEffect(() => {
    if (title === undefined) return undefined;
    const before = document.title;
    document.title = title;
    return () => {
      // Keeps the title if the next page has already set its own.
      if (document.title === title) document.title = before;
    };
  });
}
