import { limits } from '@wishwell/contract/limits.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './SharedWishlistContent.module.css';

interface GuestNameDialogProps {
  itemName: string;
  /**
   * The name of the list's owner, if the owner sees who gives. Undefined if the owner does not see the names
   * of givers.
   */
  nameShownTo: string | undefined;
  sendsMail: boolean;
  busy: boolean;
  error: string | undefined;
  onSubmit: (guest: { name: string; email?: string }) => void;
  onClose: () => void;
}

/**
 * A dialog that asks a new guest for a name. If this installation sends mail, it also asks for an e-mail
 * address.
 */
export function GuestNameDialog(props: GuestNameDialogProps): ReactNode {
  const { itemName, nameShownTo, sendsMail, busy, error, onSubmit, onClose } = props;
  const t = useText();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (): void => {
    setMissing(name.trim() === '');
    if (name.trim() === '' || busy) return;
    onSubmit({ name: name.trim(), ...(email.trim() === '' ? {} : { email: email.trim() }) });
  };
  return (
    <Dialog
      title={t('sharing.guestTitle')}
      size="narrow"
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" busy={busy}>
            {t('purchase.claim')}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{t('sharing.guestLead', { item: itemName })}</p>
      <TextField
        label={t('sharing.guestName')}
        help={
          nameShownTo === undefined ? t('sharing.guestNameHelp') : t('sharing.guestNameShown', { name: nameShownTo })
        }
        autoComplete="name"
        characterLimit={{ text: name, limit: limits.guestName }}
        data-autofocus
        value={name}
        error={isMissing ? t('sharing.guestNameMissing') : undefined}
        onChange={(event) => {
          setName(event.target.value);
          setMissing(false);
        }}
      />
      {sendsMail && (
        <TextField
          label={t('sharing.guestEmail')}
          optional
          help={t('sharing.guestEmailHelp')}
          type="email"
          autoComplete="email"
          maxLength={limits.email}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      )}
      {error && <InlineError>{error}</InlineError>}
    </Dialog>
  );
}
