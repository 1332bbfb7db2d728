import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, test } from 'vitest';
import { startAppForTest } from '../../server/test/app.ts';
import { signUpPerson } from '../../server/test/person.ts';
import { openSocket } from '../../server/test/raw-socket.ts';
import { printCounts } from '../figures.ts';

const slowSocketCount = 900;

test(`the server closes ${slowSocketCount} sockets that send one byte a second; other clients are served`, async () => {
  const app = await startAppForTest({ TRUST_PROXY: 'loopback' });
  const ana = await signUpPerson(app, 'Ana');
  const sockets: Socket[] = [];
  for (let at = 0; at < slowSocketCount; at += 1) sockets.push(await openSocket(app.origin));
  const allClosed = Promise.all(sockets.map((socket) => once(socket.resume(), 'close')));
  for (const socket of sockets) socket.write('GET /api/health HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
  const stopController = new AbortController();
  const sendSlowly = async (): Promise<void> => {
    while (!stopController.signal.aborted) {
      for (const socket of sockets) if (socket.writable) socket.write('a');
      await sleep(1_000, undefined, { signal: stopController.signal }).catch(() => undefined);
    }
  };
  const slowSending = sendSlowly();
  let served = 0;
  const listRepeatedly = async (): Promise<void> => {
    while (!stopController.signal.aborted) {
      await ana.does(calls.listWishlists);
      served += 1;
    }
  };
  const listing = listRepeatedly();
  await allClosed;
  stopController.abort();
  await Promise.all([slowSending, listing]);
  expect(served).toBeGreaterThan(0);
  printCounts({
    suite: 'faults: slow sockets',
    counts: { sockets: slowSocketCount, 'served meanwhile': served },
  });
});
