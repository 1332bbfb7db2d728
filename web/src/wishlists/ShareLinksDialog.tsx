import { useLingui } from '@lingui/react';
import { maxShareLinksPerWishlist } from '@wishwell/contract/limits.ts';
import type { ReactNode } from 'react';
import { Fragment, useEffect, useId, useRef, useState } from 'react';
import { getErrorMessage } from '../api/client.ts';
import { type ShareLink, useRevokeShareLink, useShareLinks } from '../api/share-links.ts';
import type { OwnWishlist } from '../api/wishlists.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { ShareUrlBox } from '../ui/ShareUrlBox.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useTitleFocusOnDialogClose } from '../ui/use-title-focus-on-dialog-close.ts';
import { ShareLinkForm } from './ShareLinkForm.tsx';
import { useShareLinkForm } from './use-share-link-form.ts';
import styles from './ShareLinksDialog.module.css';

interface ShareLinksDialogProps {
  wishlist: OwnWishlist;
  onClose: () => void;
}

/** The dialog in which the user sees and creates the share links of a list. */
export function ShareLinksDialog({ wishlist, onClose }: ShareLinksDialogProps): ReactNode {
  const t = useText();
  const links = useShareLinks(wishlist.id);
  const formId = useId();
  const [isCreating, setCreating] = useState(false);
  const [newLinkId, setNewLinkId] = useState<number>();
  const isEmpty = links.data?.length === 0;
  const isFormShown = isCreating || isEmpty;
  const form = useShareLinkForm(wishlist.id, ({ id }) => {
    setNewLinkId(id);
    closeForm();
  });
  function closeForm(): void {
    setCreating(false);
    form.reset();
  }
  const footer = (
    <>
      {!isEmpty && (
        <Button variant="ghost" onClick={closeForm}>
          {t('ui.cancel')}
        </Button>
      )}
      <Button type="submit" form={formId} icon="link" busy={form.create.isPending} disabled={form.isIncomplete}>
        {t('sharing.create')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('wishlists.share')} onClose={onClose} footer={isFormShown && footer}>
      <p className={styles.lead}>{t(wishlist.isPublic ? 'sharing.shareLead' : 'sharing.shareLeadPrivate')}</p>
      {links.isPending && <Spinner label={t('app.loading')} />}
      {links.error && <InlineError>{getErrorMessage(links.error, t('sharing.linksFailed'))}</InlineError>}
      {links.data && links.data.length > 0 && (
        <ul className={styles.links}>
          {links.data.map((link) => (
            <ShareLinkEntry key={link.id} link={link} wishlist={wishlist} isNew={link.id === newLinkId} />
          ))}
        </ul>
      )}
      {isFormShown && <ShareLinkForm id={formId} form={form} focusesLabel={isCreating} />}
      {links.data && !isFormShown && links.data.length < maxShareLinksPerWishlist && (
        <div className={styles.another}>
          <Button variant="ghost" size="card" icon="plus" onClick={() => setCreating(true)}>
            {t('sharing.anotherLink')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

interface ShareLinkEntryProps {
  link: ShareLink;
  wishlist: OwnWishlist;
  /**
   * Whether the user has just created the share link. The first button of the link then receives the focus.
   */
  isNew: boolean;
}

function ShareLinkEntry({ link, wishlist, isNew }: ShareLinkEntryProps): ReactNode {
  const t = useText();
  const entry = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNew) entry.current?.querySelector('button')?.focus();
  }, [isNew]);
  const { locale } = useLingui().i18n;
  const revoke = useRevokeShareLink(wishlist.id);
  const focusTitleOnLeave = useTitleFocusOnDialogClose();
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
    <li ref={entry} className={styles.link}>
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
          label={link.label === '' ? name : t('sharing.linkOf', { name })}
          shareTitle={wishlist.title}
          lastAction={revokeButton}
        />
      )}
      {isAsking && (
        <ConfirmDialog
          title={link.label === '' ? t('sharing.revokeUnnamed') : t('sharing.revokeTitle', { name })}
          confirm={t('sharing.revoke')}
          busy={revoke.isPending}
          error={revoke.error ? getErrorMessage(revoke.error, t('sharing.revokeFailed')) : undefined}
          onConfirm={() => revoke.mutate(link.id, { onSuccess: focusTitleOnLeave })}
          onClose={() => setAsking(false)}
        >
          {t('sharing.revokeText')}
        </ConfirmDialog>
      )}
    </li>
  );
}
