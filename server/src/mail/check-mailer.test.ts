import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createTestConfig } from '../../test/config.ts';
import { startSmtpServer } from '../../test/smtp-server.ts';
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

async function startTcpServer(onConnection: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    onConnection(socket);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test('if the mail server works, its check logs no warning', async () => {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  expect(await collectWarnings(smtp.url)).toEqual([]);
  expect(smtp.mails).toEqual([]);
});

test('if the mail server refuses the password, its check logs a warning without the password', async () => {
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
  const port = await startTcpServer((socket) => void socket.write(greeting));
  expect(await collectWarnings(`smtp://127.0.0.1:${port}`, shortTimeouts)).toEqual([
    'The mail server in SMTP_URL does not answer (ETIMEDOUT): mails wait until it does.',
  ]);
});
