import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below what Linux lends to outgoing connections, of which a test behind a proxy opens many: none of them takes a port
// between our look at it and its use.
const [lowest, highest] = [12_000, 32_000];

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** So many ports of 127.0.0.1 that nobody listens on at the moment. */
export async function findFreePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) found.add(port);
  }
  return [...found];
}
