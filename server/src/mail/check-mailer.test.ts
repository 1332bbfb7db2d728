import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createTestConfig } from '../../test/config.ts';
import { startMailServerForTest } from '../../test/mailbox.ts';
import { startSmtpServer } from '../../test/smtp-server.ts';
import { startTcpServerForTest } from '../../test/tcp-server.ts';
import { checkMailer } from './check-mailer.ts';
import { createMailer } from './mailer.ts';

const longTimeouts = { responseMs: 10_000, totalMs: 20_000 };
const shortTimeouts = { ...longTimeouts, responseMs: 300 };

async function collectWarnings(smtpUrl: string, timeouts = longTimeouts): Promise<string[]> {
  const warnings: string[] = [];
  const logger = pino(
    { level: 'warn' },
    { write: (line: string) => void warnings.push((JSON.parse(line) as { msg: string }).msg) },
  );
  const mailer = createMailer(createTestConfig('/tmp', { SMTP_URL: smtpUrl }), logger, timeouts);
  await checkMailer(mailer, logger);
  return warnings;
}

test('the check of a mail server logs a warning only if the server refuses the password', async () => {
  const working = await startMailServerForTest();
  expect(await collectWarnings(working.url)).toEqual([]);
  expect(working.mails).toEqual([]);
  const smtp = await startSmtpServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('no')),
  });
  onTestFinished(() => smtp.close());
  expect(await collectWarnings(smtp.url.replace('://', '://ana:opensesame@'))).toEqual([
    'The mail server refuses the user or password in SMTP_URL: mails wait until that is corrected.',
  ]);
});

test.each([
  ['sends nothing', ''],
  ['sends nothing after its greeting', '220 ready\r\n'],
])('a mail server that %s causes a warning after a timeout', async (_what, greeting) => {
  const url = await startTcpServerForTest((socket) => void socket.write(greeting));
  expect(await collectWarnings(url, shortTimeouts)).toEqual([
    'The mail server in SMTP_URL does not answer (ETIMEDOUT): mails wait until it does.',
  ]);
});
