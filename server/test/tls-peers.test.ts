import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { connect } from 'node:tls';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '../src/database/database.ts';
import { limitedFetch } from '../src/http/limited-fetch.ts';
import { createMailer } from '../src/mail/mailer.ts';
import { testConfig } from './config.ts';
import { cert, impostorForTest, speakTls } from './self-signed.ts';

// Who shows a certificate that nobody vouches for could be anyone: nothing is said to them.

test('an issuer or a publisher of keys with a certificate of its own making is not spoken to', async () => {
  const { port, trusting } = await impostorForTest();
  const asking = limitedFetch(`https://localhost:${port}/.well-known/openid-configuration`, {});
  await expect(asking).rejects.toMatchObject({ cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' } });
  expect(trusting()).toBe(0);
});

test('nor is a mail server', async () => {
  const { port, trusting } = await impostorForTest();
  const config = testConfig('/nowhere', { SMTP_URL: `smtps://localhost:${port}` });
  const mailer = createMailer(config, pino({ level: 'silent' }));
  const mail = { to: 'ana@example.com', subject: 'A link', text: 'a secret', html: '<p>a secret</p>' };
  await expect(mailer.send(mail)).rejects.toThrow('self-signed certificate');
  expect(trusting()).toBe(0);
});

test('nor is a database, where encryption is asked for', async () => {
  let trusting = 0;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    // PostgreSQL's own protocol, "SSL Session Encryption": the client asks, `S` says yes.
    socket.once('data', () => {
      socket.write('S');
      speakTls(socket).on('secure', () => (trusting += 1));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  for (const mode of ['verify-full', 'require']) {
    const db = createDatabase({ connectionString: `postgres://ana:secret@localhost:${port}/wishes?sslmode=${mode}` });
    await expect(db.pool.query('select 1')).rejects.toThrow('self-signed certificate');
    await db.close();
  }
  expect(trusting).toBe(0);
});

test('whoever knows the certificate is spoken to: it is the doubt that ended the calls above', async () => {
  const { port, trusting } = await impostorForTest();
  const socket = connect({ port, host: 'localhost', ca: cert });
  await once(socket, 'close');
  expect(trusting()).toBe(1);
});
