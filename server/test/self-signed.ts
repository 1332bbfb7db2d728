import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { createServer, type Server, TLSSocket } from 'node:tls';
import { onTestFinished } from 'vitest';

/** A self-signed certificate for `localhost`, used only in tests. */
export const selfSignedCertificate = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUQlSKoQEd4hSG5eFEH3EFwJCwqaIwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjA3MTA1OVoYDzIxMjYxMDI5
MDcxMDU5WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARxsyz/PionJirWpzARq3QIrGIC4owf09e7bpwPyHgRxJsqQUmr3ahu
9Edtj+bkzMyf0rCVlYm5fQyRbU2gwjMJo28wbTAdBgNVHQ4EFgQU5M9guFZ1Y9cD
zdDQFcrh4GTg500wHwYDVR0jBBgwFoAU5M9guFZ1Y9cDzdDQFcrh4GTg500wDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIhAPQW7l6tPIweZsoaSEkpdRd0YVu3/XX/fpQP1yBxl4S+AiBB
rwA9D03OYp4kGssCF78O+i6BkAsTctfW1PwIM/SO2g==
-----END CERTIFICATE-----`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg6km7Xq5ye73wdtQZ
JZPANSlAK7YYtDZBdXYZa1z3ePShRANCAARxsyz/PionJirWpzARq3QIrGIC4owf
09e7bpwPyHgRxJsqQUmr3ahu9Edtj+bkzMyf0rCVlYm5fQyRbU2gwjMJ
-----END PRIVATE KEY-----`;

export function acceptTlsConnection(socket: Socket): TLSSocket {
  const secure = new TLSSocket(socket, { isServer: true, key, cert: selfSignedCertificate });
  // Ignores errors of the connection. In these tests, clients abort the connection on purpose.
  secure.on('error', () => undefined);
  return secure;
}

/**
 * Starts a TLS server with the self-signed certificate. It stops at the end of the test. `countHandshakes`
 * returns the number of completed handshakes: a client completes one only if it accepts the certificate.
 */
export async function startSelfSignedServerForTest(): Promise<{ port: number; countHandshakes: () => number }> {
  let handshakes = 0;
  const server: Server = createServer({ key, cert: selfSignedCertificate }, (socket) => {
    handshakes += 1;
    socket.on('error', () => undefined);
    socket.end();
  });
  server.on('tlsClientError', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, countHandshakes: () => handshakes };
}
