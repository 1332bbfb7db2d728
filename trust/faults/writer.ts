import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, renew } from '../accounts.ts';
import { type Connection, connectTo } from '../connection.ts';

export interface Ledger {
  /** Titles of lists whose creation was answered with 201. */
  acknowledged: Set<string>;
  /** 503 or 429 with `Retry-After`. */
  refused: number;
  /** Ends of the connection without an answer. */
  dropped: number;
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

/** Sends one creation. Answers whether it is acknowledged; its key makes sending it again harmless. */
async function attempt(connection: Connection, account: Account, title: string, ledger: Ledger): Promise<boolean> {
  const started = performance.now();
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${account.bearer}`,
    'idempotency-key': title,
  };
  const body = JSON.stringify({ title });
  const sending = { method: 'POST', path: '/api/mywishlists', headers, body };
  const answer = await connection.send(sending).catch(() => undefined);
  if (answer === undefined) ledger.dropped += 1;
  else if (answer.status === 201) {
    ledger.acknowledged.add(title);
    ledger.newestSuccess = Math.max(ledger.newestSuccess, started);
  } else if (answer.status === 401) await renew(connection, account);
  else if ([503, 429].includes(answer.status) && /^\d+$/.test(answer.headers['retry-after'] ?? '')) {
    ledger.refused += 1;
    ledger.lastRefusal = performance.now();
    ledger.slowestRefusal = Math.max(ledger.slowestRefusal, performance.now() - started);
  } else ledger.faults.push(`${answer.status} ${answer.text}`);
  return answer?.status === 201;
}

/** Makes lists, each sent again until it is acknowledged, as long as `signal` lets it. */
async function write(address: string, account: Account, ledger: Ledger, signal: AbortSignal): Promise<void> {
  const connection = connectTo(address);
  try {
    while (!signal.aborted) {
      const title = randomUUID();
      while (!(await attempt(connection, account, title, ledger)) && !signal.aborted) await sleep(20);
    }
  } finally {
    connection.close();
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
