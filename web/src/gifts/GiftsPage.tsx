import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { getErrorMessage } from '../api/client.ts';
import { useFriends } from '../api/friends.ts';
import { type Gift, giftsQuery } from '../api/gifts.ts';
import { useText } from '../i18n/use-text.ts';
import { useUrlDialog } from '../navigation/use-url-dialog.ts';
import { paths } from '../paths.ts';
import { runOnceOnFirstInteraction } from '../shell/preload-on-link-interaction.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { OpenGiftDrawing } from '../ui/illustrations/drawings.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { renderAllVirtualEntriesForPrint, useIsPrinting } from '../ui/use-is-printing.ts';
import { computeSumsByYear } from './gift-sums.ts';
import type { OpenGiftDialogFunction } from './GiftCard.tsx';
import { giftDialogNames, GiftDialogs, preloadGiftDialogs } from './GiftDialogs.tsx';
import { GiftFilters } from './GiftFilters.tsx';
import { GiftsSkeleton } from './GiftsSkeleton.tsx';
import { GiftSumList } from './GiftSumList.tsx';
import {
  filterGiftsByPersonStageAndYear,
  type GiftFilter,
  groupGiftsByRecipient,
  isEmptyGiftFilter,
} from './group-gifts-by-recipient.ts';
import { RecipientGifts } from './RecipientGifts.tsx';
import { ShoppingList } from './ShoppingList.tsx';
import { useGiftFilter } from './use-gift-filter.ts';
import styles from './GiftsPage.module.css';

/**
 * Minimum number of gifts for which the page offers filters. With `minPeopleForFilters` recipients, it offers
 * them for fewer gifts too.
 */
const minGiftsForFilters = 6;
const minPeopleForFilters = 3;

/**
 * Maximum number of gifts for one person that take one column on wide screens. If more gifts are not given
 * yet, they take the whole width of the page.
 */
const maxGiftsInOneColumn = 3;

/** Prints the shopping list: the gifts that the user has promised to give and not yet bought. */
function printShoppingList(): void {
  renderAllVirtualEntriesForPrint();
  window.print();
}

/** The page `/gifts`. It shows the user's gifts, grouped by recipient (docs/specification.md §2). */
export function GiftsPage(): ReactNode {
  const t = useText();
  const { data: gifts, error, isFetching, refetch } = useQuery(giftsQuery);
  const friends = useFriends().data;
  const { filter, change } = useGiftFilter();
  const dialog = useUrlDialog(giftDialogNames);
  const { open } = dialog;
  const isPrinting = useIsPrinting();
  const matchingGifts = useMemo(() => filterGiftsByPersonStageAndYear(gifts ?? [], filter), [gifts, filter]);
  const isEmpty = gifts?.length === 0;
  useEffect(() => runOnceOnFirstInteraction(() => void preloadGiftDialogs()), []);
  const add = (
    <Button icon="plus" variant={isEmpty ? 'outline' : 'primary'} aria-keyshortcuts="n" onClick={() => open('new')}>
      {t('gifts.add')}
    </Button>
  );
  const print = <IconButton icon="print" label={t('gifts.print')} disabled={!gifts} onClick={printShoppingList} />;
  return (
    <div className="page">
      <div className={styles.screen}>
        <div className={styles.head}>
          <PageHeading title={t('page.gifts')} actions={!isEmpty && print} primary={isEmpty ? undefined : add} />
          <p className={styles.lead}>{t('gifts.lead')}</p>
        </div>
        {gifts && !isEmpty && <GiftGroups {...{ gifts, matchingGifts, filter, change, friends }} open={open} />}
        {isEmpty && (
          <EmptyState
            illustration={<OpenGiftDrawing />}
            action={
              <div className={styles.ways}>
                <ButtonLink to={paths.friends} icon="people">
                  {t('gifts.toFriends')}
                </ButtonLink>
                {add}
              </div>
            }
          >
            {t('gifts.empty')}
          </EmptyState>
        )}
        {!gifts && !error && <GiftsSkeleton />}
        {error && !gifts && (
          <ErrorState onRetry={() => void refetch()} busy={isFetching}>
            {t('wishlists.wentWrong', { reason: getErrorMessage(error, t('gifts.fetchFailed')) })}
          </ErrorState>
        )}
      </div>
      {isPrinting && <ShoppingList gifts={matchingGifts} />}
      <GiftDialogs dialog={dialog} gifts={gifts ?? []} friends={friends ?? []} />
    </div>
  );
}

interface GroupsProps {
  gifts: readonly Gift[];
  matchingGifts: readonly Gift[];
  filter: GiftFilter;
  change: (changed: Partial<GiftFilter>) => void;
  friends: ReturnType<typeof useFriends>['data'];
  open: OpenGiftDialogFunction;
}

function GiftGroups({ gifts, matchingGifts, filter, change, friends, open }: GroupsProps): ReactNode {
  const t = useText();
  const { locale } = useLingui().i18n;
  const all = useMemo(() => groupGiftsByRecipient(gifts, locale), [gifts, locale]);
  const groups = useMemo(() => groupGiftsByRecipient(matchingGifts, locale), [matchingGifts, locale]);
  const friendKeys = useMemo(() => new Set(friends?.map((friend) => String(friend.id))), [friends]);
  const sums = useMemo(() => computeSumsByYear(matchingGifts), [matchingGifts]);
  const helpsToFilter =
    gifts.length >= minGiftsForFilters || all.length >= minPeopleForFilters || !isEmptyGiftFilter(filter);
  const [hasFilters, setHasFilters] = useState(helpsToFilter);
  // The filters stay once they are visible. Otherwise a filter that has the focus could disappear.
  if (helpsToFilter && !hasFilters) setHasFilters(true);
  const asksForHistory = filter.stage === 'given' || filter.year !== '';
  return (
    <>
      {hasFilters && <GiftFilters groups={all} count={matchingGifts.length} {...{ gifts, filter, change }} />}
      <div className={styles.people}>
        {groups.map((group, index) => (
          <RecipientGifts
            key={`${group.key} ${asksForHistory}`}
            allSums={all.find(({ key }) => key === group.key)?.sums ?? []}
            isFriend={friendKeys.has(group.key)}
            isFirst={index === 0}
            isWide={groups.length === 1 || group.open.length > maxGiftsInOneColumn}
            showsHistory={asksForHistory}
            {...{ group, open }}
          />
        ))}
      </div>
      {sums.length > 0 && (
        <div className={styles.sums}>
          {groups.length > 1 && (
            <>
              <h2 className={styles.sumsTitle}>{t('gifts.sums')}</h2>
              <GiftSumList sums={sums} />
            </>
          )}
          <p className={styles.sumsHelp}>{t('gifts.sumsHelp')}</p>
        </div>
      )}
    </>
  );
}
