import { authApi, tokenIn } from './auth-api.ts';
import type { AuthUser } from '../auth-provider.ts';
import { AuthError } from '../auth-provider.ts';
import type { Bearer } from './bearer.ts';
import { readBearer } from './bearer.ts';
import { rememberSignedIn } from '../signed-in-hint.ts';
import { openTabChannel, withTabLock } from './tab-channel.ts';
import { wait } from './wait.ts';

type Watcher = (user: AuthUser | null) => void;

const longestPause = 10_000;

type Details = Pick<AuthUser, 'email' | 'displayName' | 'emailVerified'>;
type Person = Details & Pick<AuthUser, 'uid'>;

const detailsOf = ({ email, displayName, emailVerified }: Details): Details => ({ email, displayName, emailVerified });

/**
 * Who is signed in in this browser. The bearer is kept in memory alone: nothing that reads the disk, or a later
 * visitor, finds it.
 */
export class BrowserSession {
  readonly #watchers = new Set<Watcher>();
  readonly #tabs = openTabChannel((message) => (message === 'signed-out' ? this.#leave() : this.#followSignIn()));
  #user: AuthUser | null | undefined;
  #bearer: Bearer | undefined;
  #renewal: Promise<void> | undefined;
  /** Counts sign-ins and sign-outs: what was asked for before the latest is not taken. */
  #turn = 0;

  constructor() {
    // A page that the browser kept as it was heard nothing of what other tabs did meanwhile.
    addEventListener('pageshow', ({ persisted }) => persisted && this.#followSignIn());
  }

  /** Undefined while it is not known. */
  get user(): AuthUser | null | undefined {
    return this.#user;
  }

  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Nobody is signed in, and nobody needs to be asked. */
  startEmpty(): void {
    this.#become(null);
  }

  /** The document was rendered for this person, whose bearer is still to come. */
  startAs(person: Person): void {
    this.#become(this.#userOf(person));
  }

  /** Finds out who is signed in, from an answer under way or else by asking until one comes. */
  async restore(answer: Promise<Response | undefined>): Promise<void> {
    const readAnswer = async (): Promise<string | null> => {
      const response = await answer;
      const token = response && (await tokenIn(response).catch(() => undefined));
      return token === undefined ? authApi.token() : token;
    };
    await this.#renew(readAnswer).catch(() => undefined);
    for (let pause = 1_000; this.#user === undefined; pause = Math.min(pause * 2, longestPause)) {
      await this.#renew().catch(() => wait(pause));
    }
  }

  /** To be called when the cookie has just been set. */
  async begin(): Promise<AuthUser> {
    this.#startTurn();
    await this.#renew();
    if (!this.#user) throw new AuthError('auth/web-storage-unsupported');
    this.#tabs.send('signed-in');
    return this.#user;
  }

  /** To be called when the cookie is gone. */
  end(): void {
    this.#leave();
    this.#tabs.send('signed-out');
  }

  /**
   * To be called when the session may have ended or the person's name may be another: asks, and has other tabs ask. It
   * rejects when the server cannot be reached, and then nothing has changed.
   */
  async refresh(): Promise<void> {
    this.#startTurn();
    this.#tabs.send('signed-in');
    await this.#renew();
  }

  async #idToken(uid: string, forceRefresh: boolean): Promise<string> {
    const isFresh = this.#bearer?.uid === uid && Date.now() < this.#bearer.staleAt;
    if (!isFresh || forceRefresh) await this.#renew();
    if (this.#bearer?.uid !== uid) throw new AuthError('auth/user-token-expired');
    return this.#bearer.token;
  }

  /** Asks for a new bearer; whoever wants one meanwhile waits for the same. */
  #renew(ask: () => Promise<string | null> = () => authApi.token()): Promise<void> {
    if (this.#renewal) return this.#renewal;
    const turn = this.#turn;
    const renewal = withTabLock(async () => {
      try {
        this.#take(await ask(), turn);
      } finally {
        if (this.#renewal === renewal) this.#renewal = undefined;
      }
    });
    this.#renewal = renewal;
    return renewal;
  }

  #take(token: string | null, turn: number): void {
    if (turn !== this.#turn) return;
    this.#bearer = token === null ? undefined : readBearer(token);
    if (!this.#bearer) this.#become(null);
    else if (this.#user?.uid !== this.#bearer.uid) this.#become(this.#userOf(this.#bearer));
    // What is kept of a person is kept by this object: it stays the same.
    else Object.assign(this.#user, detailsOf(this.#bearer));
  }

  #userOf(person: Person): AuthUser {
    const { uid } = person;
    const getIdToken = (forceRefresh = false): Promise<string> => this.#idToken(uid, forceRefresh);
    return { uid, ...detailsOf(person), getIdToken };
  }

  #become(user: AuthUser | null): void {
    if (user === this.#user) return;
    this.#user = user;
    rememberSignedIn(user?.uid ?? null);
    for (const watcher of this.#watchers) watcher(user);
  }

  #startTurn(): void {
    this.#turn += 1;
    this.#renewal = undefined;
  }

  #leave(): void {
    this.#startTurn();
    this.#take(null, this.#turn);
  }

  #followSignIn(): void {
    this.#startTurn();
    this.#renew().catch(() => undefined);
  }
}
