import type { ReactNode } from 'react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Gift } from '../api/gifts.ts';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Grid, GridItem } from '../ui/Grid.tsx';
import { useMoveFocusOnRemoval } from '../ui/use-move-focus-on-removal.ts';
import { BudgetButton } from './BudgetButton.tsx';
import type { YearlyGiftSums } from './gift-sums.ts';
import { GiftCard, type OpenGiftDialogFunction } from './GiftCard.tsx';
import { GiftSumList } from './GiftSumList.tsx';
import type { RecipientGiftGroup } from './group-gifts-by-recipient.ts';
import { useRecipientName } from './use-recipient-name.ts';
import styles from './RecipientGifts.module.css';

interface RecipientGiftsProps {
  group: RecipientGiftGroup;
  /** The sums of all gifts for this person. They include gifts that the filter hides. */
  allSums: readonly YearlyGiftSums[];
  isFriend: boolean;
  isFirst: boolean;
  /**
   * Whether the gifts for this person take the whole width of a wide screen. Otherwise they take one of
   * several columns.
   */
  isWide: boolean;
  /** Whether the list of given gifts is open at first, because the filter selects given gifts or a year. */
  showsHistory: boolean;
  open: OpenGiftDialogFunction;
}

/**
 * The gifts for one person. The gifts that are not given yet come first, then the history of given gifts by
 * year.
 */
export function RecipientGifts(props: RecipientGiftsProps): ReactNode {
  const { group, allSums, isFriend, isFirst, isWide, showsHistory, open } = props;
  const heading = useId();
  const { recipient, history, sums, firstId } = group;
  const name = useRecipientName()(recipient);
  const givenCount = history.reduce((sum, { gifts }) => sum + gifts.length, 0);
  const cards = (gifts: readonly Gift[], isFirstGroup: boolean): ReactNode => (
    <Grid columns={3} className={styles.cards}>
      {gifts.map((gift, index) => (
        <GridItem key={gift.id}>
          <GiftCard {...{ gift, isFriend, open }} recipient={name} isFirst={isFirstGroup && index < 3} />
        </GridItem>
      ))}
    </Grid>
  );
  return (
    <section className={isWide ? styles.wide : styles.stacked} aria-labelledby={heading}>
      <div className={styles.head}>
        <Avatar color={recipient && 'id' in recipient ? recipient.avatar : ''} size={48} />
        <div className={styles.texts}>
          <h2 id={heading} className={styles.name} tabIndex={-1}>
            {isFriend && recipient && 'id' in recipient ? (
              <Link to={paths.friend(recipient.id)} className={styles.link}>
                {name}
              </Link>
            ) : (
              name
            )}
          </h2>
          <GiftSumList sums={sums} />
          <BudgetButton {...{ recipient, name }} sums={allSums} onEdit={() => open('budget', firstId)} />
        </div>
      </div>
      {group.open.length > 0 && cards(group.open, isFirst)}
      {givenCount > 0 && (
        <GiftHistory count={givenCount} isOpen={showsHistory}>
          {history.map(({ year, gifts }) => (
            <div key={year} className={styles.year}>
              <p className={styles.yearName}>{year}</p>
              {cards(gifts, false)}
            </div>
          ))}
        </GiftHistory>
      )}
    </section>
  );
}

function GiftHistory({ count, isOpen, children }: { count: number; isOpen: boolean; children: ReactNode }): ReactNode {
  const t = useText();
  return (
    <details ref={useMoveFocusOnRemoval<HTMLDetailsElement>()} className={styles.history} open={isOpen}>
      <summary className={styles.summary}>{t('gifts.history', { count })}</summary>
      {children}
    </details>
  );
}
