import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { lookForServer } from '../api/reachability.ts';
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
            onClick={() => void chooseLanguage(language, lookForServer)}
          >
            {t(`language.${language}`)}
          </button>
        </li>
      ))}
    </ul>
  );
}
