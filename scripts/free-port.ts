import { createServer } from 'node:net';

export function findFreePort(host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, host, () => {
      const address = probe.address();
      const port = address === null || typeof address === 'string' ? 0 : address.port;
      probe.close(() => resolve(port));
    });
  });
}
