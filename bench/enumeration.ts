/**
 * Whether time tells which addresses have an account: sign-ins with a wrong password and requests for a reset link, for a
 * known and an unknown address in turn, in an order drawn anew for each pair. Medians of the whole answer.
 * Usage: npm run bench:enumeration [-- pairs]
 */
import { withTemporaryServer } from '../scripts/browser/temporary-server.ts';
import { signUp } from '../server/test/person.ts';
import { buildWebApp } from '../server/test/server-process.ts';
import { startSmtpServer } from '../server/test/smtp-server.ts';
import { readOnlyCount } from './command-line.ts';
import { median, printTable } from './table.ts';

const pairs = readOnlyCount({ of: 'pairs', least: 10, unset: 200 });
/** How far apart the two medians may lie. */
const LIMIT = 0.05;

const known = 'ana@example.com';
/** As long, and asked for as often: what is counted per address costs the same. */
const unknown = 'bob@example.com';
const unlimited = '1000000000';

interface Attempt {
  path: string;
  bodyOf: (email: string) => object;
  status: number;
}

const attempts: Readonly<Record<string, Attempt>> = {
  'sign-in, wrong password': {
    path: 'sign-in/email',
    bodyOf: (email) => ({ email, password: 'something else' }),
    status: 401,
  },
  'request for a reset link': { path: 'request-password-reset', bodyOf: (email) => ({ email }), status: 200 },
};

async function time(origin: string, { path, bodyOf, status }: Attempt, email: string): Promise<number> {
  const began = performance.now();
  const reply = await fetch(`${origin}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodyOf(email)),
  });
  await reply.text();
  if (reply.status !== status) throw new Error(`${path} for ${email}: ${reply.status}`);
  return performance.now() - began;
}

async function compare(origin: string, attempt: Attempt): Promise<{ known: number[]; unknown: number[] }> {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let pair = -5; pair < pairs; pair += 1) {
    const turns = [known, unknown];
    if (Math.random() < 0.5) turns.reverse();
    for (const email of turns) {
      const took = await time(origin, attempt, email);
      // The first ones only warm up.
      if (pair >= 0) times[email === known ? 'known' : 'unknown'].push(took);
    }
  }
  return times;
}

buildWebApp();
const smtp = await startSmtpServer();
const environment = {
  SMTP_URL: smtp.url,
  LIMIT_FAILED_SIGN_INS_PER_MINUTE_PER_ACCOUNT: unlimited,
  LIMIT_RESET_MAILS_PER_HOUR: unlimited,
};
await withTemporaryServer(environment, async ({ origin }) => {
  await signUp({ origin }, { name: 'Ana', email: known });
  const rows: string[][] = [];
  for (const [name, attempt] of Object.entries(attempts)) {
    const times = await compare(origin, attempt);
    const [one, other] = [median(times.known), median(times.unknown)];
    const ratio = one / other;
    if (Math.abs(ratio - 1) > LIMIT) process.exitCode = 1;
    rows.push([name, `known ${one.toFixed(2)} ms`, `unknown ${other.toFixed(2)} ms`, `ratio ${ratio.toFixed(3)}`]);
  }
  printTable(`Medians of ${pairs} interleaved pairs; the ratio may be 0.95 to 1.05`, rows);
});
await smtp.close();
