import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { getErrorMessage } from '../api/client.ts';
import { acceptInvitation, type Invitation, createInvitationQuery, blockInvitationMails } from '../api/invitations.ts';
import { useAuthUser } from '../auth/session-context.tsx';
import { useText } from '../i18n/use-text.ts';
import { signUpRouterState } from '../login/sign-up-router-state.ts';
import { paths } from '../paths.ts';
import { SecretLinkError } from '../sharing/SecretLinkError.tsx';
import { SecretLinkQueryProvider } from '../sharing/SecretLinkQueryProvider.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { ShareUrlBox } from '../ui/ShareUrlBox.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useValueAfterHydration } from '../ui/use-value-after-hydration.ts';
import styles from './InvitationPage.module.css';

/**
 * The page `/i/{token}`. It invites a person to sign up and to become a friend of the user who sent the
 * invitation.
 */
export function InvitationPage(): ReactNode {
  const { token = '' } = useParams();
  return (
    <div className="page">
      <SecretLinkQueryProvider>
        <LoadedInvitation key={token} token={token} />
      </SecretLinkQueryProvider>
    </div>
  );
}

function LoadedInvitation({ token }: { token: string }): ReactNode {
  const t = useText();
  const { data, error, refetch, isFetching } = useQuery(createInvitationQuery(token));
  if (data) return <InvitationContent token={token} invitation={data} />;
  if (error) {
    const missing = { error, busy: isFetching, onRetry: () => void refetch() };
    return <SecretLinkError goneTitle={t('invitation.gone')} goneHelp={t('invitation.goneHelp')} {...missing} />;
  }
  return <Spinner label={t('app.loading')} space="screen" />;
}

function InvitationContent({ token, invitation }: { token: string; invitation: Invitation }): ReactNode {
  const t = useText();
  const user = useAuthUser();
  const { inviter, isOwn, mayRefuseMails } = invitation;
  const name = inviter?.displayName || t('friends.noName');
  return (
    <div className={styles.page}>
      {inviter && <Avatar color={inviter.avatar} size={88} />}
      <h1 tabIndex={-1}>{inviter ? t('invitation.title', { name }) : t('invitation.titleOperator')}</h1>
      <p>{t(isOwn ? 'invitation.own' : 'invitation.lead')}</p>
      {isOwn && <OwnInvitationLink />}
      {user && !isOwn && <AcceptInvitationButton token={token} hasInviter={inviter !== null} name={name} />}
      {!user && (
        <div className={styles.actions}>
          <ButtonLink to={paths.login} state={signUpRouterState} size="large">
            {t('login.signUp')}
          </ButtonLink>
          <ButtonLink to={paths.login} variant="outline" size="large">
            {t('nav.logIn')}
          </ButtonLink>
        </div>
      )}
      {mayRefuseMails && !user && <RefuseMailsButton token={token} />}
    </div>
  );
}

/**
 * The box that the sender of an invitation sees in place of the Accept button. It contains the link, which
 * the sender passes on.
 */
function OwnInvitationLink(): ReactNode {
  const t = useText();
  const url = useValueAfterHydration(() => location.origin + location.pathname, '');
  return (
    <div className={styles.own}>
      <ShareUrlBox
        url={url}
        label={t('invitation.link')}
        shareTitle={t('invitation.shareTitle')}
        lastAction={
          <ButtonLink to={paths.friends} variant="outline" size="card">
            {t('friends.back')}
          </ButtonLink>
        }
      />
    </div>
  );
}

function AcceptInvitationButton({
  token,
  hasInviter,
  name,
}: {
  token: string;
  hasInviter: boolean;
  name: string;
}): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  if (!hasInviter) return <ButtonLink to={paths.home}>{t('page.toHome')}</ButtonLink>;
  const accept = (): void => {
    setBusy(true);
    acceptInvitation(token).then(
      () => void navigate(paths.friends),
      (failure: unknown) => {
        setBusy(false);
        setError(getErrorMessage(failure, t('friends.actionFailed')));
      },
    );
  };
  return (
    <>
      <Button size="large" icon="personPlus" busy={isBusy} onClick={accept}>
        {t('invitation.accept', { name })}
      </Button>
      {error && <InlineError>{error}</InlineError>}
    </>
  );
}

function RefuseMailsButton({ token }: { token: string }): ReactNode {
  const t = useText();
  const [state, setState] = useState<'offered' | 'busy' | 'done' | 'failed'>('offered');
  if (state === 'done') return <p role="status">{t('invitation.mailsRefused')}</p>;
  const refuse = (): void => {
    setState('busy');
    blockInvitationMails(token).then(
      () => setState('done'),
      () => setState('failed'),
    );
  };
  return (
    <>
      <Button variant="ghost" size="card" icon="mail" busy={state === 'busy'} onClick={refuse}>
        {t('invitation.refuseMails')}
      </Button>
      {state === 'failed' && <InlineError>{t('invitation.refuseFailed')}</InlineError>}
    </>
  );
}
