import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { connect } from 'node:tls';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '../src/database/database.ts';
import { fetchWithSizeLimit } from '../src/http/fetch-with-size-limit.ts';
import { createMailer } from '../src/mail/mailer.ts';
import { createTestConfig } from './config.ts';
import { selfSignedCertificate, startSelfSignedServerForTest, acceptTlsConnection } from './self-signed.ts';

// Anybody can create a self-signed certificate. So Wishwell must not send data to a server with such a
// certificate.

test('an OpenID Connect issuer with a self-signed certificate gets no data', async () => {
  const { port, countHandshakes } = await startSelfSignedServerForTest();
  const asking = fetchWithSizeLimit(`https://localhost:${port}/.well-known/openid-configuration`, {});
  await expect(asking).rejects.toMatchObject({ cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' } });
  expect(countHandshakes()).toBe(0);
});

test('a mail server with a self-signed certificate gets no data', async () => {
  const { port, countHandshakes } = await startSelfSignedServerForTest();
  const config = createTestConfig('/nowhere', { SMTP_URL: `smtps://localhost:${port}` });
  const mailer = createMailer(config, pino({ level: 'silent' }));
  const mail = { to: 'ana@example.com', subject: 'A link', text: 'a secret', html: '<p>a secret</p>' };
  await expect(mailer.send(mail)).rejects.toThrow('self-signed certificate');
  expect(countHandshakes()).toBe(0);
});

test('a database server with a self-signed certificate gets no data if TLS is required', async () => {
  let countHandshakes = 0;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    // A PostgreSQL client first requests TLS. The server accepts with `S` (PostgreSQL's manual, "SSL Session
    // Encryption").
    socket.once('data', () => {
      socket.write('S');
      acceptTlsConnection(socket).on('secure', () => (countHandshakes += 1));
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
  expect(countHandshakes).toBe(0);
});

test('a connection succeeds if the client trusts the self-signed certificate', async () => {
  const { port, countHandshakes } = await startSelfSignedServerForTest();
  const socket = connect({ port, host: 'localhost', ca: selfSignedCertificate });
  await once(socket, 'close');
  expect(countHandshakes()).toBe(1);
});
