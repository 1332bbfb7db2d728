import { giftStages, type GiftStage } from '@wishwell/contract/limits.ts';
import type { Gift } from '../api/gifts.ts';
import { computeSumsByYear, getGiftYear, listGiftYears, type YearlyGiftSums } from './gift-sums.ts';

/**
 * The recipient of a gift: a user, or a person given by name. Null if the recipient's account was deleted.
 */
export type Recipient = Gift['for'];

/** The filter of the page Gifts. An empty field of the filter matches all gifts. */
export interface GiftFilter {
  /** Identifies the recipient by the result of `createRecipientKey`. */
  person: string;
  stage: GiftStage | '';
  year: string;
}

export const emptyGiftFilter: GiftFilter = { person: '', stage: '', year: '' };

export const isEmptyGiftFilter = ({ person, stage, year }: GiftFilter): boolean => `${person}${stage}${year}` === '';

/** Parses the gift filter in the query string of a URL. */
export function parseGiftFilter(search: string): GiftFilter {
  const params = new URLSearchParams(search);
  return {
    person: params.get('person') ?? '',
    stage: giftStages.find((stage) => stage === params.get('stage')) ?? '',
    year: params.get('year') ?? '',
  };
}

/** Returns the query string `search` with the parameters of the gift filter. Keeps other parameters. */
export function addGiftFilterToQueryString(search: string, filter: GiftFilter): string {
  const params = new URLSearchParams(search);
  for (const name of Object.keys(filter)) params.delete(name);
  for (const [name, value] of Object.entries<string>({ ...filter })) if (value !== '') params.set(name, value);
  return params.toString();
}

/** Returns a text that identifies a recipient: the id of a user, or `~` followed by a person's name. */
export const createRecipientKey = (recipient: Recipient): string =>
  recipient === null ? '~' : 'id' in recipient ? String(recipient.id) : `~${recipient.name}`;

/**
 * Returns the name of a recipient. Returns an empty text for a deleted account and for a user without a name.
 */
export const getRecipientName = (recipient: Recipient): string =>
  recipient === null ? '' : 'id' in recipient ? recipient.displayName : recipient.name;

export const filterGiftsByPersonStageAndYear = (gifts: readonly Gift[], { person, stage, year }: GiftFilter): Gift[] =>
  gifts.filter(
    (gift) =>
      (person === '' || createRecipientKey(gift.for) === person) &&
      (stage === '' || gift.stage === stage) &&
      (year === '' || String(getGiftYear(gift)) === year),
  );

interface GiftsOfYear {
  year: number;
  gifts: readonly Gift[];
}

/** All gifts for the same recipient. */
export interface RecipientGiftGroup {
  key: string;
  /** The id of the group's first gift. The URL of the budget dialog contains it to identify the group. */
  firstId: number;
  recipient: Recipient;
  /** The gifts that the user has not given yet, newest first. */
  open: readonly Gift[];
  /** The gifts that the user has given, grouped by the year of the claim. */
  history: readonly GiftsOfYear[];
  sums: readonly YearlyGiftSums[];
}

/** Groups gifts by recipient. Sorts the groups by the recipient's name. */
export function groupGiftsByRecipient(gifts: readonly Gift[], locale: string): RecipientGiftGroup[] {
  const giftsByKey = Map.groupBy(gifts, (gift) => createRecipientKey(gift.for));
  const groups = [...giftsByKey].map(([key, all]) => {
    const givenGifts = all.filter(({ stage }) => stage === 'given');
    return {
      key,
      firstId: all[0]?.id ?? 0,
      recipient: all[0]?.for ?? null,
      open: all.filter(({ stage }) => stage !== 'given'),
      history: listGiftYears(givenGifts).map((year) => ({
        year,
        gifts: givenGifts.filter((gift) => getGiftYear(gift) === year),
      })),
      sums: computeSumsByYear(all),
    };
  });
  return groups.toSorted((a, b) => getRecipientName(a.recipient).localeCompare(getRecipientName(b.recipient), locale));
}

/**
 * Returns the current name of the gift's item. If the item no longer exists, returns its name at the time of
 * the claim.
 */
export const getGiftDisplayName = ({ item, snapshot }: Gift): string => (item ?? snapshot).name;

/**
 * Returns the gifts that the user has promised and not yet bought. Leaves out gifts whose claim has ended.
 */
export const selectGiftsToBuy = (gifts: readonly Gift[]): Gift[] =>
  gifts.filter(({ stage, ended }) => stage === 'promised' && ended === null);
