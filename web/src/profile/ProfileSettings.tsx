import type { ReactNode } from 'react';
import { useAuthProvider } from '../auth/session-context.tsx';
import { useText } from '../i18n/use-text.ts';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { useColourMode } from '../shell/use-colour-mode.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { SectionHeading } from '../ui/PageHeading.tsx';
import { Switch } from '../ui/Switch.tsx';
import styles from './ProfileSettings.module.css';

/**
 * The user's settings: the language and the colour mode. Accounts of the built-in identity provider can also
 * change the password.
 */
export function ProfileSettings({ onChangePassword }: { onChangePassword: () => void }): ReactNode {
  const t = useText();
  const auth = useAuthProvider();
  const { mode, toggle } = useColourMode();
  return (
    <section className={styles.section}>
      <SectionHeading title={t('profile.settings')} />
      <Card className={styles.card}>
        <div className={styles.row}>
          <h3 className={styles.label}>{t('language.label')}</h3>
          <LanguageSwitch />
        </div>
        <div className={styles.row}>
          <div className={styles.switch}>
            <Switch label={t('profile.darkMode')} checked={mode === 'dark'} onChange={toggle} />
          </div>
        </div>
        {auth.changePassword && (
          <div className={styles.row}>
            <h3 className={styles.label}>{t('login.password')}</h3>
            <Button variant="outline" onClick={onChangePassword}>
              {t('profile.changePassword')}
            </Button>
          </div>
        )}
      </Card>
    </section>
  );
}
