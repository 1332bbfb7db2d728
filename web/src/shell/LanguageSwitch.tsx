import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { chooseLanguage, languages } from '../text/texts.ts';
import { useText } from '../text/text.ts';
import styles from './LanguageSwitch.module.css';

/** Every language by its own name; the choice is remembered. */
export function LanguageSwitch(): ReactNode {
  const t = useText();
  const { locale } = useLingui().i18n;
  return (
    <ul className={styles.languages} aria-label={t('language.label')}>
      {languages.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={language}
            className={styles.language}
            aria-pressed={language === locale}
            // What cannot be fetched leaves the language as it is.
            onClick={() => void chooseLanguage(language).catch(() => undefined)}
          >
            {t(`language.${language}`)}
          </button>
        </li>
      ))}
    </ul>
  );
}
