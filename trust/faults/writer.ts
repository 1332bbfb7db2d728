import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { signUp } from '../../server/test/person.ts';

/** What became of everything the writers sent. */
export interface Ledger {
  /** Titles of lists whose creation was answered with 201. */
  acknowledged: Set<string>;
  /** 503 or 429 with `Retry-After`. */
  refused: number;
  /** Ends of the connection without an answer. */
  dropped: number;
  /** Anything else, in words. */
  faults: string[];
  /** Milliseconds from a request to the refusal that took longest. */
  slowestRefusal: number;
  /** When the last refusal came, and when the newest acknowledged request was sent (`performance.now()`). */
  lastRefusal: number;
  newestSuccess: number;
}

const newLedger = (): Ledger => ({
  acknowledged: new Set(),
  refused: 0,
  dropped: 0,
  faults: [],
  slowestRefusal: 0,
  lastRefusal: 0,
  newestSuccess: 0,
});

/** Somebody who can write: the session outlives the bearer. */
interface Account {
  bearer: string;
  cookie: string;
}

interface Answer {
  status: number;
  retryAfter: string | undefined;
  text: string;
}

/** One HTTP call without any retry. Rejects when the connection ends before the answer does. */
function call(agent: Agent, url: string, options: { method?: string; headers: Record<string, string>; body?: string }) {
  return new Promise<Answer>((resolve, reject) => {
    const sent = request(url, { agent, method: options.method ?? 'GET', headers: options.headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], text }),
      );
      response.once('error', reject);
    });
    sent.once('error', reject).end(options.body);
  });
}

/** Finished accounts, made one after another. */
export async function makeAccounts(address: string, count: number): Promise<Account[]> {
  const accounts: Account[] = [];
  const agent = new Agent();
  for (let at = 0; at < count; at += 1) {
    const { uid, email, bearer, cookie } = await signUp({ origin: address }, { name: `Writer ${at}` });
    const body = JSON.stringify({ firebase_uid: uid, email });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` };
    const { status, text } = await call(agent, `${address}/api/users`, { method: 'POST', headers, body });
    if (status >= 300) throw new Error(`${status} ${text}`);
    accounts.push({ bearer, cookie });
  }
  return accounts;
}

/** Sends one creation. Answers whether it is acknowledged; its key makes sending it again harmless. */
async function attempt(address: string, account: Account, agent: Agent, title: string, ledger: Ledger) {
  const started = performance.now();
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${account.bearer}`,
    'idempotency-key': title,
  };
  const body = JSON.stringify({ title });
  const answer = await call(agent, `${address}/api/mywishlists`, { method: 'POST', headers, body }).catch(
    () => undefined,
  );
  if (answer === undefined) ledger.dropped += 1;
  else if (answer.status === 201) {
    ledger.acknowledged.add(title);
    ledger.newestSuccess = Math.max(ledger.newestSuccess, started);
  } else if (answer.status === 401) await renew(address, account, agent);
  else if ([503, 429].includes(answer.status) && /^\d+$/.test(answer.retryAfter ?? '')) {
    ledger.refused += 1;
    ledger.lastRefusal = performance.now();
    ledger.slowestRefusal = Math.max(ledger.slowestRefusal, performance.now() - started);
  } else ledger.faults.push(`${answer.status} ${answer.text}`);
  return answer?.status === 201;
}

/** A bearer lives for ten minutes, a long run for longer. */
async function renew(address: string, account: Account, agent: Agent): Promise<void> {
  const headers = { cookie: account.cookie };
  const answer = await call(agent, `${address}/api/auth/token`, { headers }).catch(() => undefined);
  if (answer?.status === 200) Object.assign(account, { bearer: (JSON.parse(answer.text) as { token: string }).token });
}

/** Makes lists, each sent again until it is acknowledged, as long as `signal` lets it. */
async function write(address: string, account: Account, ledger: Ledger, signal: AbortSignal): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  try {
    while (!signal.aborted) {
      const title = randomUUID();
      while (!(await attempt(address, account, agent, title, ledger)) && !signal.aborted) await sleep(20);
    }
  } finally {
    agent.destroy();
  }
}

/** Everybody writes at once while `storm` rages, and until everything that was begun is settled. */
export async function underWriters(
  address: string,
  accounts: readonly Account[],
  storm: (ledger: Ledger) => Promise<void>,
): Promise<Ledger> {
  const ledger = newLedger();
  const calm = new AbortController();
  const writers = accounts.map((account) => write(address, account, ledger, calm.signal));
  try {
    await storm(ledger);
  } finally {
    calm.abort();
    await Promise.all(writers);
  }
  return ledger;
}
