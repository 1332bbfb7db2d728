import { useLingui } from '@lingui/react';
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
  const { locale } = useLingui().i18n;
  const receive = useContext(PageNameReceiver);
  if (name !== undefined) receive?.(name);
  const title = name === undefined ? undefined : t('page.title', { page: name });
  useEffect(() => {
    if (title === undefined) return undefined;
    const before = document.title;
    document.title = title;
    return () => {
      // The next page may have set its own title already.
      if (document.title === title) document.title = before;
    };
    // A change of the language sets the window's title anew, even if this title is the same in both languages.
  }, [title, locale]);
}
