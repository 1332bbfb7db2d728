import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { checkServerHealth } from '../api/online-status.ts';
import { chooseLanguage, languages } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './LanguageSwitch.module.css';

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
            onClick={() => void chooseLanguage(language, checkServerHealth)}
          >
            {t(`language.${language}`)}
          </button>
        </li>
      ))}
    </ul>
  );
}
