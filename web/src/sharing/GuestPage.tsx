import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { getErrorMessage } from '../api/client.ts';
import {
  deleteGuest,
  type Guest,
  createGuestQuery,
  type ItemClaimedByGuest,
  releaseClaimAsGuest,
  exchangeLinkTokenForGuestCookie,
} from '../api/shared.ts';
import { useAuthUser } from '../auth/session-context.tsx';
import { useFormatDate } from '../i18n/use-format-date.ts';
import { useText } from '../i18n/use-text.ts';
import { describeItemChanges } from '../items/describe-item-changes.ts';
import { ItemImage } from '../items/ItemImage.tsx';
import { Price } from '../items/Price.tsx';
import { ShopLink } from '../items/ShopLink.tsx';
import { paths } from '../paths.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { OpenGiftDrawing } from '../ui/illustrations/drawings.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useToast } from '../ui/Toast.tsx';
import { useMoveFocusOnRemoval } from '../ui/use-move-focus-on-removal.ts';
import { useValueAfterHydration } from '../ui/use-value-after-hydration.ts';
import { findTokenIfOneShareLinkChosen, storeGuestCookiePresence } from './giving-choice.ts';
import { SecretLinkError } from './SecretLinkError.tsx';
import { SecretLinkQueryProvider } from './SecretLinkQueryProvider.tsx';
import styles from './GuestPage.module.css';

/** The page `/g/{token}`, the personal page of a guest. It shows all items that the guest has claimed. */
export function GuestPage(): ReactNode {
  const { token = '' } = useParams();
  return (
    <div className="page">
      <SecretLinkQueryProvider>
        <LoadedGuest key={token} token={token} />
      </SecretLinkQueryProvider>
    </div>
  );
}

function LoadedGuest({ token }: { token: string }): ReactNode {
  const t = useText();
  const { data, error, refetch, isFetching } = useQuery(createGuestQuery(token));
  if (data) return <GuestClaimList token={token} guest={data} />;
  if (error) {
    const missing = { error, busy: isFetching, onRetry: () => void refetch() };
    return <SecretLinkError goneTitle={t('sharing.guestGone')} goneHelp={t('sharing.guestGoneHelp')} {...missing} />;
  }
  return <Spinner label={t('app.loading')} space="screen" />;
}

function GuestClaimList({ token, guest }: { token: string; guest: Guest }): ReactNode {
  const t = useText();
  const isSignedIn = Boolean(useAuthUser());
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const keepInAccount = (): void => {
    exchangeLinkTokenForGuestCookie(token).then(
      () => {
        storeGuestCookiePresence(true);
        void navigate(isSignedIn ? paths.home : paths.login);
      },
      (failure: unknown) => setError(getErrorMessage(failure, t('friends.actionFailed'))),
    );
  };
  return (
    <>
      <PageHeading title={t('page.guest')} lead={t('sharing.guestPageLead', { name: guest.name })} />
      {guest.items.length > 0 ? (
        <ul className={styles.gifts}>
          {guest.items.map((item) => (
            <GuestClaimEntry key={item.id} token={token} item={item} />
          ))}
        </ul>
      ) : (
        <NoGifts />
      )}
      <div className={styles.end}>
        {guest.items.length > 0 && (
          <Card className={styles.account}>
            <p>{t('sharing.accountOffer')}</p>
            <Button variant="outline" onClick={keepInAccount}>
              {t('sharing.takeAlong')}
            </Button>
            {error && <InlineError>{error}</InlineError>}
          </Card>
        )}
        <ForgetGuestButton token={token} />
      </div>
    </>
  );
}

function NoGifts(): ReactNode {
  const t = useText();
  const listToken = useValueAfterHydration(findTokenIfOneShareLinkChosen, undefined);
  const backLink = listToken !== undefined && (
    <ButtonLink to={`/l/${listToken}`} variant="outline">
      {t('sharing.backToList')}
    </ButtonLink>
  );
  return (
    <EmptyState illustration={<OpenGiftDrawing />} action={backLink}>
      {t('sharing.noGifts')} {!backLink && t('sharing.openListAgain')}
    </EmptyState>
  );
}

function GuestClaimEntry({ token, item }: { token: string; item: ItemClaimedByGuest }): ReactNode {
  const t = useText();
  const client = useQueryClient();
  const toast = useToast();
  const { locale } = useLingui().i18n;
  const formatDate = useFormatDate();
  const card = useMoveFocusOnRemoval();
  const [isBusy, setBusy] = useState(false);
  const changes = describeItemChanges(item, item, t, locale);
  const ownerName = item.owner.displayName || t('friends.noName');
  const release = (): void => {
    setBusy(true);
    releaseClaimAsGuest(client, token, item.id).catch((error: unknown) => {
      setBusy(false);
      toast.error(t('purchase.error'), { detail: getErrorMessage(error, t('purchase.failed')) });
    });
  };
  return (
    <li>
      <Card ref={card} className={styles.gift}>
        <div className={styles.image}>
          <ItemImage url={item.imageUrl} size="card" className={styles.fill} />
        </div>
        <div className={styles.text}>
          <h2 className={styles.name}>
            {item.quantity > 1 ? t('sharing.several', { count: item.quantity, name: item.name }) : item.name}
          </h2>
          <p className={styles.from}>{t('sharing.onList', { title: item.title, name: ownerName })}</p>
          <p className={styles.facts}>
            <Price price={item.price} currency={item.currency} isForGiver /> <ShopLink url={item.url} />
          </p>
          {changes.length > 0 && (
            <div className={styles.notice}>
              <p>{t('gifts.changed')}</p>
              <ul>
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </div>
          )}
          {item.showsClaimsFrom !== null && (
            <p className={styles.notice}>
              {t('purchase.showsFrom', { day: formatDate(item.showsClaimsFrom), name: ownerName })}
            </p>
          )}
        </div>
        <Button
          variant="outline"
          size="card"
          busy={isBusy}
          onClick={release}
          aria-label={t('sharing.undoOf', { item: item.name })}
        >
          {t('purchase.undo')}
        </Button>
      </Card>
    </li>
  );
}

function ForgetGuestButton({ token }: { token: string }): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const deleteGuestData = (): void => {
    setBusy(true);
    deleteGuest(token).then(
      () => {
        storeGuestCookiePresence(false);
        void navigate(paths.about, { replace: true });
      },
      (failure: unknown) => {
        setBusy(false);
        setError(getErrorMessage(failure, t('friends.actionFailed')));
      },
    );
  };
  return (
    <>
      <Button variant="ghost" icon="trash" onClick={() => setAsking(true)}>
        {t('sharing.forgetMe')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('sharing.forgetTitle')}
          confirm={t('sharing.forgetMe')}
          busy={isBusy}
          error={error}
          onConfirm={deleteGuestData}
          onClose={() => setAsking(false)}
        >
          {t('sharing.forgetText')}
        </ConfirmDialog>
      )}
    </>
  );
}
