import { useLingui } from '@lingui/react';
import { limits, maxShareLinksPerWishlist } from '@wishwell/contract/limits.ts';
import type { ReactNode } from 'react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { getErrorMessage } from '../api/client.ts';
import { type ShareLink, useCreateShareLink, useRevokeShareLink, useShareLinks } from '../api/share-links.ts';
import type { OwnWishlist } from '../api/wishlists.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { Select } from '../ui/Select.tsx';
import { ShareUrlBox } from '../ui/ShareUrlBox.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { Checkbox } from '../ui/Switch.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './ShareDialog.module.css';

const DAY_MS = 86_400_000;

type Expiry = 'never' | 'in30Days' | 'onDate';

interface ShareDialogProps {
  wishlist: OwnWishlist;
  onClose: () => void;
}

/**
 * A dialog that shows the share links of the user's own list, and in which the user creates new share links.
 */
export function ShareDialog({ wishlist, onClose }: ShareDialogProps): ReactNode {
  const t = useText();
  const links = useShareLinks(wishlist.id);
  const [isCreating, setCreating] = useState(false);
  const isEmpty = links.data?.length === 0;
  return (
    <Dialog title={t('wishlists.share')} onClose={onClose}>
      <p className={styles.lead}>{t(wishlist.isPublic ? 'sharing.shareLead' : 'sharing.shareLeadPrivate')}</p>
      {links.isPending && <Spinner label={t('app.loading')} />}
      {links.error && <InlineError>{getErrorMessage(links.error, t('sharing.linksFailed'))}</InlineError>}
      {links.data && links.data.length > 0 && (
        <ul className={styles.links}>
          {links.data.map((link) => (
            <ShareLinkEntry key={link.id} link={link} wishlist={wishlist} />
          ))}
        </ul>
      )}
      {links.data && (isCreating || isEmpty) && (
        <ShareLinkForm
          listId={wishlist.id}
          onDone={() => setCreating(false)}
          onCancel={isEmpty ? undefined : () => setCreating(false)}
        />
      )}
      {links.data && !isCreating && !isEmpty && links.data.length < maxShareLinksPerWishlist && (
        <div className={styles.another}>
          <Button variant="ghost" size="card" icon="plus" onClick={() => setCreating(true)}>
            {t('sharing.anotherLink')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

interface ShareLinkFormProps {
  listId: number;
  onDone: () => void;
  onCancel: (() => void) | undefined;
}

function getExpiryTime(expiry: Expiry, date: string): string | null {
  if (expiry === 'never') return null;
  if (expiry === 'in30Days') return new Date(Date.now() + 30 * DAY_MS).toISOString();
  // The share link expires at the end of the chosen day, in the user's time zone.
  return new Date(`${date}T23:59:59`).toISOString();
}

function ShareLinkForm({ listId, onDone, onCancel }: ShareLinkFormProps): ReactNode {
  const t = useText();
  const create = useCreateShareLink(listId);
  const labelField = useRef<HTMLInputElement>(null);
  const isOpenedByButton = onCancel !== undefined;
  useEffect(() => {
    // Moves the focus to the first field, because the button that had the focus has unmounted.
    if (isOpenedByButton) labelField.current?.focus();
  }, [isOpenedByButton]);
  const [label, setLabel] = useState('');
  const [mayClaim, setMayClaim] = useState(true);
  const [showsTitle, setShowsTitle] = useState(false);
  const [expiry, setExpiry] = useState<Expiry>('never');
  const [date, setDate] = useState('');
  const isIncomplete = expiry === 'onDate' && Number.isNaN(Date.parse(date));
  const submit = (): void => {
    if (create.isPending || isIncomplete) return;
    create.mutate(
      { label: label.trim(), mayClaim, showsTitle, expiresAt: getExpiryTime(expiry, date) },
      { onSuccess: onDone },
    );
  };
  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        ref={labelField}
        label={t('sharing.label')}
        optional
        placeholder={t('sharing.labelExample')}
        characterLimit={{ text: label, limit: limits.linkLabel }}
        autoComplete="off"
        value={label}
        onChange={(event) => setLabel(event.target.value)}
      />
      <Select label={t('sharing.expiry')} value={expiry} onChange={(event) => setExpiry(event.target.value as Expiry)}>
        <option value="never">{t('sharing.never')}</option>
        <option value="in30Days">{t('sharing.in30Days')}</option>
        <option value="onDate">{t('sharing.onDate')}</option>
      </Select>
      {expiry === 'onDate' && (
        <TextField
          label={t('sharing.date')}
          type="date"
          value={date}
          onChange={(event) => setDate(event.target.value)}
        />
      )}
      <Checkbox label={t('sharing.mayClaim')} checked={mayClaim} onChange={setMayClaim} />
      <Checkbox label={t('sharing.showsTitle')} checked={showsTitle} onChange={setShowsTitle} />
      {create.error && <InlineError>{getErrorMessage(create.error, t('sharing.createFailed'))}</InlineError>}
      <div className={styles.actions}>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {t('ui.cancel')}
          </Button>
        )}
        <Button type="submit" icon="link" busy={create.isPending} disabled={isIncomplete}>
          {t('sharing.create')}
        </Button>
      </div>
    </form>
  );
}

function ShareLinkEntry({ link, wishlist }: { link: ShareLink; wishlist: OwnWishlist }): ReactNode {
  const t = useText();
  const { locale } = useLingui().i18n;
  const revoke = useRevokeShareLink(wishlist.id);
  const [isAsking, setAsking] = useState(false);
  const day = (text: string): string => new Date(text).toLocaleDateString(locale, { dateStyle: 'medium' });
  const name = link.label || t('sharing.unnamed');
  const [openedAt] = useState(() => Date.now());
  const isExpired = link.expiresAt !== null && Date.parse(link.expiresAt) <= openedAt;
  const facts = [
    t(link.mayClaim ? 'sharing.factClaim' : 'sharing.factRead'),
    t('sharing.factCreated', { date: day(link.createdAt) }),
    link.lastOpenedOn === null
      ? t('sharing.factNeverOpened')
      : t('sharing.factOpened', { date: day(link.lastOpenedOn) }),
    ...(link.expiresAt === null
      ? []
      : [t(isExpired ? 'sharing.factExpired' : 'sharing.factExpires', { date: day(link.expiresAt) })]),
  ];
  const revokeButton = (
    <Button variant="ghost" size="card" onClick={() => setAsking(true)} className={styles.revoke}>
      {t('sharing.revoke')}
    </Button>
  );
  return (
    <li className={styles.link}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.facts}>
        {facts.map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && ' · '}
            <span className={styles.fact}>{fact}</span>
          </Fragment>
        ))}
      </p>
      {link.url === '' ? (
        <>
          <p className={styles.facts}>{t('sharing.notReadable')}</p>
          {revokeButton}
        </>
      ) : (
        <ShareUrlBox
          url={link.url}
          label={t('sharing.linkOf', { name })}
          shareTitle={wishlist.title}
          lastAction={revokeButton}
        />
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('sharing.revokeTitle', { name })}
          confirm={t('sharing.revoke')}
          busy={revoke.isPending}
          error={revoke.error ? getErrorMessage(revoke.error, t('sharing.revokeFailed')) : undefined}
          onConfirm={() => revoke.mutate(link.id)}
          onClose={() => setAsking(false)}
        >
          {t('sharing.revokeText')}
        </ConfirmDialog>
      )}
    </li>
  );
}
