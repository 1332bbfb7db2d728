import { limits } from '@wishwell/contract/limits.ts';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { getErrorMessage } from '../api/client.ts';
import { createInvitation } from '../api/invitations.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { ShareUrlBox } from '../ui/ShareUrlBox.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './InvitationPage.module.css';

/** Returns whether this installation of the app can send mail. A meta element of the document says so. */
const canSendMail = (): boolean => document.querySelector('meta[name="wishwell-mail"]') !== null;

interface InviteDialogProps {
  onClose: () => void;
}

/**
 * A dialog that creates an invitation for one person. The user passes on the invitation's link, or the server
 * sends it by mail.
 */
export function InviteDialog({ onClose }: InviteDialogProps): ReactNode {
  const t = useText();
  const [email, setEmail] = useState('');
  const [url, setUrl] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const createdLink = useRef<HTMLDivElement>(null);
  // Moves the focus to the field with the link, because the focused button disappears when the invitation is
  // created.
  useEffect(() => {
    if (url !== undefined) createdLink.current?.querySelector('input')?.focus();
  }, [url]);
  const invite = (address: string | undefined): void => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    createInvitation(address)
      .then(
        (created) => {
          if (address === undefined) setUrl(created);
          else setSentTo(address);
          setEmail('');
        },
        (failure: unknown) => setError(getErrorMessage(failure, t('invitation.failed'))),
      )
      .finally(() => setBusy(false));
  };
  return (
    <Dialog
      title={t('friends.invite')}
      onClose={onClose}
      onSubmit={() => invite(email.trim() === '' ? undefined : email.trim())}
      backdrop="closes"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('ui.close')}
          </Button>
          {url === undefined && (
            <Button busy={isBusy} onClick={() => invite(undefined)} data-autofocus>
              {t('invitation.createLink')}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.lead}>{t('invitation.inviteLead')}</p>
      {url !== undefined && (
        <div ref={createdLink} className={styles.created}>
          <ShareUrlBox url={url} label={t('invitation.link')} shareTitle={t('invitation.shareTitle')} />
          <p className={styles.lead}>{t('invitation.onePerson')}</p>
        </div>
      )}
      {canSendMail() && (
        <TextField
          label={t('invitation.byMail')}
          type="email"
          autoComplete="off"
          maxLength={limits.email}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          end={
            <Button type="submit" size="card" variant="soft" busy={isBusy} disabled={email.trim() === ''}>
              {t('invitation.send')}
            </Button>
          }
        />
      )}
      <p role="status">{sentTo !== undefined && t('invitation.sentTo', { email: sentTo })}</p>
      {error && <InlineError>{error}</InlineError>}
    </Dialog>
  );
}
