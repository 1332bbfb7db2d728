import type { ReactNode } from 'react';
import { useCallback, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { getLinkButtonClassName } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { SectionHeading } from '../ui/PageHeading.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useValueAfterHydration } from '../ui/use-value-after-hydration.ts';
import { bookmarkScript } from './read-page.ts?bookmark';
import styles from './BookmarkletOffer.module.css';

/**
 * Returns the `javascript:` URL of the bookmark. It is URL-encoded, because browsers decode it before they
 * run the script.
 */
const createBookmarkletUrl = (): string =>
  `javascript:${encodeURIComponent(`(${bookmarkScript})(${JSON.stringify(location.origin)})`)}`;

/**
 * Offers a bookmark that the user saves in the browser. On the page of a shop, the bookmark reads the
 * product. It cannot run on pages of this app, because their Content Security Policy blocks it.
 */
export function BookmarkletOffer(): ReactNode {
  const t = useText();
  const [isClicked, setClicked] = useState(false);
  const url = useValueAfterHydration(createBookmarkletUrl, '');
  const input = useRef<HTMLInputElement>(null);
  // Sets the `javascript:` URL with a script, because React does not render such URLs. The user drags the
  // link to the bookmarks bar.
  const prepareLink = useCallback((link: HTMLAnchorElement) => {
    link.setAttribute('href', createBookmarkletUrl());
    const showExplanation = (event: Event): void => {
      event.preventDefault();
      setClicked(true);
    };
    link.addEventListener('click', showExplanation);
    return () => link.removeEventListener('click', showExplanation);
  }, []);
  return (
    <section className={styles.section}>
      <SectionHeading title={t('bookmark.heading')} lead={t('bookmark.text')} />
      <Card className={styles.card}>
        <a ref={prepareLink} href={paths.profile} className={getLinkButtonClassName()}>
          {t('bookmark.name')}
        </a>
        <p role="status">{t(isClicked ? 'bookmark.clicked' : 'bookmark.steps')}</p>
        <div className={styles.address}>
          <TextField
            ref={input}
            label={t('bookmark.address')}
            help={t('bookmark.addressHelp')}
            readOnly
            value={url}
            onFocus={({ currentTarget }) => currentTarget.select()}
            end={<CopyButton text={url} variant="soft" onRefused={() => input.current?.focus()} />}
          />
        </div>
      </Card>
    </section>
  );
}
