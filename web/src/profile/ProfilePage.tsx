import type { ReactNode } from 'react';
import { Avatar } from '../ui/Avatar.tsx';
import { useCurrentUser } from '../auth/use-current-user.ts';
import type { CurrentUser } from '../auth/use-current-user.ts';
import { useAuthUser } from '../auth/session-context.tsx';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useUrlDialog } from '../ui/use-url-dialog.ts';
import { EditProfileDialog } from './EditProfileDialog.tsx';
import styles from './ProfilePage.module.css';

const dialogs = ['edit'] as const;

/** Avatar, name and e-mail (docs/specification.md §2). */
export function ProfilePage(): ReactNode {
  const t = useText();
  const person = useAuthUser();
  const user = useCurrentUser();
  if (!person) return <p className="page">{t('profile.logIn')}</p>;
  return (
    <div className="page">
      <PageHeading title={t('profile.title')} />
      {user ? <Profile user={user} /> : <Spinner label={t('app.loading')} />}
    </div>
  );
}

function Profile({ user }: { user: CurrentUser }): ReactNode {
  const t = useText();
  const dialog = useUrlDialog(dialogs);
  return (
    <>
      <Card className={styles.card}>
        <Avatar color={user.avatar} size={112} />
        <div className={styles.texts}>
          <h2 className={styles.name}>{user.displayName || t('profile.noName')}</h2>
          <p className={styles.email}>{user.email}</p>
        </div>
        <Button icon="pencil" onClick={() => dialog.open('edit')}>
          {t('profile.edit')}
        </Button>
      </Card>
      {dialog.name && <EditProfileDialog user={user} onClose={dialog.close} />}
    </>
  );
}
