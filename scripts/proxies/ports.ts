import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Ports below the ephemeral range of Linux. Outgoing connections do not use these ports, so a port that was
// found free stays free.
const [lowest, highest] = [12_000, 32_000];

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** Returns `count` different free ports on 127.0.0.1. */
export async function findFreePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) found.add(port);
  }
  return [...found];
}
