import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { testConfig } from '../../test/config.ts';
import { startSmtpServer } from '../../test/smtp-server.ts';
import { createMailer } from '../mail/mailer.ts';
import { checkOutsideServices } from './check-outside-services.ts';
import { createIssuer } from './google/issuer.ts';

const patient = { silence: 10_000, altogether: 20_000 };
const hurried = { ...patient, silence: 300 };

/** What is logged of a mail server at this URL. */
async function warningsOf(smtpUrl: string, limits = patient, issuerUrl?: string): Promise<string[]> {
  const warnings: string[] = [];
  const logger = pino(
    { level: 'warn' },
    { write: (line: string) => void warnings.push((JSON.parse(line) as { msg: string }).msg) },
  );
  const mailer = createMailer(testConfig('/tmp', { SMTP_URL: smtpUrl }), logger, limits);
  const client = { clientId: 'wishwell', clientSecret: 'secret', label: 'Google' };
  const issuer = issuerUrl === undefined ? undefined : createIssuer({ ...client, issuer: new URL(issuerUrl) });
  await checkOutsideServices({ mailer, issuer, logger });
  return warnings;
}

async function listen(onConnection: (socket: Socket) => void): Promise<number> {
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

test('a mail server that works is no warning', async () => {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  expect(await warningsOf(smtp.url)).toEqual([]);
  expect(smtp.mails).toEqual([]);
});

test('a mail server that refuses the password is named, without the password', async () => {
  const smtp = await startSmtpServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('no')),
  });
  onTestFinished(() => smtp.close());
  expect(await warningsOf(smtp.url.replace('://', '://ana:opensesame@'))).toEqual([
    'The mail server refuses the user or password in SMTP_URL: mails wait until that is corrected.',
  ]);
});

test.each([
  ['says nothing', ''],
  ['stops after its greeting', '220 ready\r\n'],
])('a mail server that %s is given up and named', async (_what, greeting) => {
  const port = await listen((socket) => void socket.write(greeting));
  expect(await warningsOf(`smtp://127.0.0.1:${port}`, hurried)).toEqual([
    'The mail server in SMTP_URL does not answer (ETIMEDOUT): mails wait until it does.',
  ]);
});

test('an issuer that does not answer is named', async () => {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const port = await listen((socket) => void socket.resume());
  expect(await warningsOf(smtp.url, patient, `http://127.0.0.1:${port}`)).toEqual([
    'The issuer in OIDC_ISSUER does not answer: nobody can sign in with it until it does.',
  ]);
});
