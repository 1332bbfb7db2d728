import { createServer } from 'node:net';

/** A port of 127.0.0.1 that nobody listens on at the moment. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = address === null || typeof address === 'string' ? 0 : address.port;
      probe.close(() => resolve(port));
    });
  });
}
