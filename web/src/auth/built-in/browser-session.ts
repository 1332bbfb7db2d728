import { loadOfflineCopy } from '../../api/offline-copy.ts';
import type { AuthUser } from '../auth-provider.ts';
import { AuthError } from '../auth-provider.ts';
import { readLastSignedInUid, storeLastSignedInUid } from '../signed-in-hint.ts';
import { authApi, readBearerTokenFromResponse } from './auth-api.ts';
import type { BearerToken } from './bearer-token.ts';
import { decodeBearerToken } from './bearer-token.ts';
import { sleep } from './sleep.ts';
import { openTabChannel, runWithTabLock } from './tab-channel.ts';

type UserListener = (user: AuthUser | null) => void;

const maxRetryDelayMs = 10_000;

type UserDetails = Pick<AuthUser, 'email' | 'displayName' | 'emailVerified'>;
type UserIdentity = UserDetails & Pick<AuthUser, 'uid'>;

const selectUserDetails = ({ email, displayName, emailVerified }: UserDetails): UserDetails => ({
  email,
  displayName,
  emailVerified,
});

/**
 * The session of the user in this browser. It keeps the bearer token only in memory, because the next user of
 * the device could read it from storage.
 */
export class BrowserSession {
  readonly #watchers = new Set<UserListener>();
  readonly #tabs = openTabChannel((message) => (message === 'signed-out' ? this.#clear() : this.#reloadUser()));
  #user: AuthUser | null | undefined;
  #bearerToken: BearerToken | undefined;
  #renewal: Promise<void> | undefined;
  /**
   * Number of sign-ins and sign-outs so far. The session ignores the response to a request if this number has
   * changed since the request.
   */
  #generation = 0;

  constructor() {
    // Loads the user again when the page returns from the back/forward cache. In this cache, the page missed
    // the sign-ins and sign-outs of other tabs.
    addEventListener('pageshow', ({ persisted }) => persisted && this.#reloadUser());
  }

  /**
   * The signed-in user. Null if no user is signed in; undefined until the session has determined the user.
   */
  get user(): AuthUser | null | undefined {
    return this.#user;
  }

  watch(watcher: UserListener): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  startEmpty(): void {
    this.#setUser(null);
  }

  startAs(person: UserIdentity): void {
    this.#setUser(this.#userOf(person));
  }

  /**
   * Determines the user from the pending response to the token request. If this fails, starts with the user
   * of this tab's offline copy. Without a copy, repeats the request until it succeeds.
   */
  async restore(pendingResponse: Promise<Response | undefined>): Promise<void> {
    const readPending = async (): Promise<string | null> => {
      const response = await pendingResponse;
      const token = response && (await readBearerTokenFromResponse(response).catch(() => undefined));
      return token === undefined ? authApi.token() : token;
    };
    await this.#renew(readPending).catch(() => {
      const person = this.#user === undefined && loadOfflineCopy(readLastSignedInUid());
      if (person) this.startAs(person);
    });
    for (let delay = 1_000; this.#user === undefined; delay = Math.min(delay * 2, maxRetryDelayMs)) {
      await this.#renew().catch(() => sleep(delay));
    }
  }

  /** Loads the signed-in user. Call this method after the server has set the session cookie. */
  async startSession(): Promise<AuthUser> {
    this.#nextGeneration();
    await this.#renew();
    if (!this.#user) throw new AuthError('auth/web-storage-unsupported');
    this.#tabs.send('signed-in');
    return this.#user;
  }

  /** Signs the user out in all tabs. Call this method after the server has removed the session cookie. */
  end(): void {
    this.#clear();
    this.#tabs.send('signed-out');
  }

  /**
   * Requests a new bearer token, also in the other tabs. Call this method if the session may have ended or
   * the user's name may have changed. If the server cannot be reached, rejects and keeps the session.
   */
  async refresh(): Promise<void> {
    this.#nextGeneration();
    this.#tabs.send('signed-in');
    await this.#renew();
  }

  async #idToken(uid: string, forceRefresh: boolean): Promise<string> {
    const isTokenFresh = this.#bearerToken?.uid === uid && Date.now() < this.#bearerToken.staleAt;
    if (!isTokenFresh || forceRefresh) await this.#renew();
    if (this.#bearerToken?.uid !== uid) throw new AuthError('auth/user-token-expired');
    return this.#bearerToken.token;
  }

  /** Requests a new bearer token. Concurrent calls share one request to the server. */
  #renew(fetchToken: () => Promise<string | null> = () => authApi.token()): Promise<void> {
    if (this.#renewal) return this.#renewal;
    const generation = this.#generation;
    const renewal = runWithTabLock(async () => {
      try {
        this.#applyToken(await fetchToken(), generation);
      } finally {
        if (this.#renewal === renewal) this.#renewal = undefined;
      }
    });
    this.#renewal = renewal;
    return renewal;
  }

  #applyToken(token: string | null, generation: number): void {
    if (generation !== this.#generation) return;
    this.#bearerToken = token === null ? undefined : decodeBearerToken(token);
    if (!this.#bearerToken) this.#setUser(null);
    else if (this.#user?.uid !== this.#bearerToken.uid) this.#setUser(this.#userOf(this.#bearerToken));
    // Keeps the same user object and changes its fields, because caches use this object as their key.
    else Object.assign(this.#user, selectUserDetails(this.#bearerToken));
  }

  #userOf(person: UserIdentity): AuthUser {
    const { uid } = person;
    const getIdToken = (forceRefresh = false): Promise<string> => this.#idToken(uid, forceRefresh);
    return { uid, ...selectUserDetails(person), getIdToken };
  }

  #setUser(user: AuthUser | null): void {
    if (user === this.#user) return;
    this.#user = user;
    storeLastSignedInUid(user?.uid ?? null);
    for (const watcher of this.#watchers) watcher(user);
  }

  #nextGeneration(): void {
    this.#generation += 1;
    this.#renewal = undefined;
  }

  #clear(): void {
    storeLastSignedInUid('');
    // Sets the user to undefined before null. Watchers, which delete the drafts, run only if the user
    // changes, so not if the user is null already.
    this.#user = undefined;
    this.#nextGeneration();
    this.#applyToken(null, this.#generation);
  }

  #reloadUser(): void {
    this.#nextGeneration();
    this.#renew().catch(() => undefined);
  }
}
