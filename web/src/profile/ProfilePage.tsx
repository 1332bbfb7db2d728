import type { ReactNode } from 'react';
import { useAuthUser } from '../auth/session-context.tsx';
import { useCurrentUser } from '../auth/use-current-user.ts';
import type { CurrentUser } from '../auth/use-current-user.ts';
import { useText } from '../i18n/use-text.ts';
import { useUrlDialog } from '../navigation/use-url-dialog.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Skeleton, SkeletonGroup } from '../ui/Skeleton.tsx';
import { BookmarkletOffer } from './BookmarkletOffer.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { EditProfileDialog } from './EditProfileDialog.tsx';
import { ProfileSettings } from './ProfileSettings.tsx';
import styles from './ProfilePage.module.css';

const dialogNames = ['edit', 'password'] as const;

/** The page `/myprofile`. It shows the user's profile and settings (docs/specification.md §2). */
export function ProfilePage(): ReactNode {
  const t = useText();
  const person = useAuthUser();
  const user = useCurrentUser();
  if (!person) return <p className="page">{t('profile.logIn')}</p>;
  return (
    <div className="page">
      <PageHeading title={t('profile.title')} />
      {user ? <Profile user={user} /> : <ProfileSkeleton />}
    </div>
  );
}

function Profile({ user }: { user: CurrentUser }): ReactNode {
  const t = useText();
  const dialog = useUrlDialog(dialogNames);
  return (
    <>
      <Card className={styles.card}>
        <Avatar color={user.avatar} size={112} />
        <div className={styles.texts}>
          <h2 className={styles.name}>{user.displayName || t('profile.noName')}</h2>
          <p className={styles.email}>{user.email}</p>
        </div>
        <Button variant="outline" icon="pencil" onClick={() => dialog.open('edit')}>
          {t('profile.edit')}
        </Button>
      </Card>
      <ProfileSettings onChangePassword={() => dialog.open('password')} />
      <BookmarkletOffer />
      {dialog.name === 'password' && <ChangePasswordDialog onClose={dialog.close} />}
      {dialog.name === 'edit' && <EditProfileDialog user={user} onClose={dialog.close} />}
    </>
  );
}

function ProfileSkeleton(): ReactNode {
  const t = useText();
  return (
    <SkeletonGroup label={t('app.loading')}>
      <Card className={styles.card}>
        <Skeleton shape="round" width="112px" height="112px" />
        <div className={styles.texts}>
          <div className={styles.name}>
            <Skeleton width="8em" className={styles.line} />
          </div>
          <div className={styles.email}>
            <Skeleton width="12em" className={styles.line} />
          </div>
        </div>
        <Skeleton shape="block" height="44px" className={styles.action} />
      </Card>
    </SkeletonGroup>
  );
}
