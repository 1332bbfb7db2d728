import * as v from 'valibot';
import { createWholeNumberSchema } from './values.ts';

/**
 * Limits of stored data with their default values. The server responds with 409 to a request that would
 * exceed a limit. The variable `LIMIT_ITEMS_PER_LIST` changes `itemsPerList`, and so on.
 */
const defaultQuotas = {
  wishlistsPerUser: 500,
  itemsPerList: 1000,
  friendsPerUser: 5000,
  /** Maximum number of unanswered friend requests that one person has sent. */
  pendingRequestsPerUser: 500,
  /**
   * Maximum number of shares of one person's private wishlists. Each pair of wishlist and friend counts once.
   */
  sharesPerUser: 50_000,
  /** Maximum total size of the names, descriptions and URLs of all items of a wishlist, in UTF-8 bytes. */
  textPerList: 1_000_000,
  /** Maximum size of the titles and descriptions of all wishlists of one person, in UTF-8 bytes. */
  textOfWishlists: 1_000_000,
  /** Maximum size of one uploaded image in bytes. */
  imageBytes: 10 * 1024 * 1024,
  /** Maximum size of one uploaded image in pixels (width times height). */
  imagePixels: 50_000_000,
};

/** Rate limits with their default values. The server responds with 429 to requests beyond a limit. */
const defaultRates = {
  anonymousCallsPerMinute: 300,
  userCallsPerMinute: 1500,
  signUpsPer10Minutes: 10,
  resetRequestsPer10Minutes: 20,
  resetMailsPerHour: 5,
  failedSignInsPerMinutePerAddress: 100,
  /** Number of failed sign-ins after which an account is locked for a minute, even if `RATE_LIMITS=off`. */
  failedSignInsPerMinutePerAccount: 10,
  uploadsPerHour: 60,
  friendRequestsPerHour: 200,
  bugReportsPerHour: 30,
  linkPreviewsPerHour: 60,
  requestsToOnePersonPer30Days: 3,
  /**
   * Maximum number of new guests per hour from one client network (an IPv4 address or IPv6 prefix). On one
   * share link, all networks together may create five times as many.
   */
  newGuestsPerHour: 20,
  /**
   * Maximum number of guests' claims and releases per hour from one client network. On one share link, all
   * networks together may make five times as many.
   */
  guestClaimsPerHour: 200,
  /**
   * Maximum number of invitations and guest mails per hour to one e-mail address. A stranger may have entered
   * the address.
   */
  mailsToStrangerPerHour: 3,
  invitationsPerDay: 20,
};

/** Limits of each server process. They bound its memory, so they apply even if `RATE_LIMITS=off`. */
const defaultProcessLimits = {
  connections: 5_000,
  /** Maximum number of simultaneous requests of one user. */
  requestsAtOncePerUser: 12,
  /** Maximum number of simultaneous requests without bearer token from one network. */
  requestsAtOncePerAddress: 120,
};

type Limits<Defaults> = Readonly<Record<keyof Defaults, number>>;
export type Quotas = Limits<typeof defaultQuotas>;
/** Rate limits of the server. `enforced` is false if `RATE_LIMITS=off`. */
export type RateLimits = Limits<typeof defaultRates> & { readonly enforced: boolean };
export type ProcessLimits = Limits<typeof defaultProcessLimits>;

type LimitVariable = `LIMIT_${string}`;
type LimitValues = Readonly<Record<LimitVariable, number | undefined>>;

const toVariableName = (limit: string): LimitVariable => `LIMIT_${limit.replace(/[A-Z]|\d+/g, '_$&').toUpperCase()}`;

const Limit = v.optional(createWholeNumberSchema(1, 1_000_000_000));

export const limitEnvVariableSchemas: Readonly<Record<LimitVariable, typeof Limit>> = Object.fromEntries(
  Object.keys({ ...defaultQuotas, ...defaultRates, ...defaultProcessLimits }).map((limit) => [
    toVariableName(limit),
    Limit,
  ]),
);

const readLimits = <Defaults extends Limits<Defaults>>(defaults: Defaults, values: LimitValues): Limits<Defaults> =>
  Object.fromEntries(
    Object.entries<number>(defaults).map(([limit, value]) => [limit, values[toVariableName(limit)] ?? value]),
  ) as Limits<Defaults>;

export const readQuotas = (values: LimitValues): Quotas => readLimits(defaultQuotas, values);
export const readRateLimits = (values: LimitValues, enforced: boolean): RateLimits => ({
  ...readLimits(defaultRates, values),
  enforced,
});
export const readLimitsPerProcess = (values: LimitValues): ProcessLimits => readLimits(defaultProcessLimits, values);
