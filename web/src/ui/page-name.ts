import { createContext, useContext, useEffect } from 'react';
import { useText } from '../i18n/use-text.ts';

/** On the server, receives the name of the rendered page. Undefined in the browser. */
export const PageNameReceiver = createContext<((name: string) => void) | undefined>(undefined);

/**
 * Shows the name of the page's record, such as the title of a list, in the window's title. So tabs, the
 * history and bookmarks of several lists differ. Does nothing while `name` is undefined.
 */
export function usePageName(name: string | undefined): void {
  const t = useText();
  const receive = useContext(PageNameReceiver);
  if (name !== undefined) receive?.(name);
  const title = name === undefined ? undefined : t('page.title', { page: name });
  // Runs after each render: a change of the language has replaced the window's title.
  useEffect(() => {
    if (title === undefined) return undefined;
    const before = document.title;
    document.title = title;
    return () => {
      // The next page may have set its own title already.
      if (document.title === title) document.title = before;
    };
  });
}
