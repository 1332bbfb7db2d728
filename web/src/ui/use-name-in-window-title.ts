import { createContext, useContext, useEffect } from 'react';
import { useText } from '../i18n/use-text.ts';

/**
 * Function that receives the name of the page's record, such as a list's title, while the server renders the
 * page. Undefined in the browser.
 */
export const SetNameInWindowTitleContext = createContext<((name: string) => void) | undefined>(undefined);

/**
 * Puts the name of the page's record, such as the title of a list, into the window's title. This name
 * distinguishes the tabs, history entries and bookmarks of several lists. Does nothing while `name` is
 * undefined.
 */
export function useNameInWindowTitle(name: string | undefined): void {
  const t = useText();
  const receive = useContext(SetNameInWindowTitleContext);
  if (name !== undefined) receive?.(name);
  const title = name === undefined ? undefined : t('page.title', { page: name });
  // Sets the window's title after each render, because a change of the language overwrites it.
  useEffect(() => {
    if (title === undefined) return undefined;
    const before = document.title;
    document.title = title;
    return () => {
      // Restores the previous title, unless the next page has already set its own title.
      if (document.title === title) document.title = before;
    };
  });
}
