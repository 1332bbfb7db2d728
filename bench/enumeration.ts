/**
 * Measures whether response times reveal which e-mail addresses have an account. Sends sign-ins with a wrong
 * password and requests for a reset link, in pairs: one with a known address, one with an unknown address.
 * Exits with 1 if the times differ too much.
 * Usage: npm run bench:enumeration [-- pairs]
 */
import { withTemporaryServer } from '../scripts/browser/temporary-server.ts';
import { signUpIdentity } from '../server/test/person.ts';
import { buildWebApp } from '../server/test/server-process.ts';
import { startSmtpServer } from '../server/test/smtp-server.ts';
import { parseSingleCountArgument } from './command-line.ts';
import { median, printTable } from './table.ts';

const pairCount = parseSingleCountArgument({ noun: 'pairs', minimum: 10, usual: 200 });
/**
 * Largest allowed value of |ratio - 1|. The ratio is the median time for known e-mail addresses divided by
 * that for unknown addresses.
 */
const MAX_TIME_RATIO_DEVIATION = 0.05;

const knownEmail = 'ana@example.com';
/**
 * E-mail address without an account. It has the same length as `knownEmail` and gets the same number of
 * requests, so that the server does the same work for rate limits.
 */
const unknownEmail = 'bob@example.com';
const unlimitedRequestCount = '1000000000';

interface TimedRequest {
  path: string;
  bodyOf: (email: string) => object;
  status: number;
}

const timedRequestsByName: Readonly<Record<string, TimedRequest>> = {
  'sign-in, wrong password': {
    path: 'sign-in/email',
    bodyOf: (email) => ({ email, password: 'something else' }),
    status: 401,
  },
  'request for a reset link': { path: 'request-password-reset', bodyOf: (email) => ({ email }), status: 200 },
};

async function measureRequestMs(
  origin: string,
  { path, bodyOf, status }: TimedRequest,
  email: string,
): Promise<number> {
  const startedAt = performance.now();
  const reply = await fetch(`${origin}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodyOf(email)),
  });
  await reply.text();
  if (reply.status !== status) throw new Error(`${path} for ${email}: ${reply.status}`);
  return performance.now() - startedAt;
}

async function timeKnownAndUnknownEmails(
  origin: string,
  attempt: TimedRequest,
): Promise<{ known: number[]; unknown: number[] }> {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let pair = -5; pair < pairCount; pair += 1) {
    const order = [knownEmail, unknownEmail];
    if (Math.random() < 0.5) order.reverse();
    for (const email of order) {
      const durationMs = await measureRequestMs(origin, attempt, email);
      // Ignores the first five pairs as a warm-up.
      if (pair >= 0) times[email === knownEmail ? 'known' : 'unknown'].push(durationMs);
    }
  }
  return times;
}

buildWebApp();
const smtp = await startSmtpServer();
const environment = {
  SMTP_URL: smtp.url,
  LIMIT_FAILED_SIGN_INS_PER_MINUTE_PER_ACCOUNT: unlimitedRequestCount,
  LIMIT_RESET_MAILS_PER_HOUR: unlimitedRequestCount,
};
await withTemporaryServer(environment, async ({ origin }) => {
  await signUpIdentity({ origin }, { name: 'Ana', email: knownEmail });
  const rows: string[][] = [];
  for (const [name, attempt] of Object.entries(timedRequestsByName)) {
    const times = await timeKnownAndUnknownEmails(origin, attempt);
    const [one, other] = [median(times.known), median(times.unknown)];
    const ratio = one / other;
    if (Math.abs(ratio - 1) > MAX_TIME_RATIO_DEVIATION) process.exitCode = 1;
    rows.push([name, `known ${one.toFixed(2)} ms`, `unknown ${other.toFixed(2)} ms`, `ratio ${ratio.toFixed(3)}`]);
  }
  printTable(`Medians of ${pairCount} interleaved pairs; the ratio may be 0.95 to 1.05`, rows);
});
await smtp.close();
