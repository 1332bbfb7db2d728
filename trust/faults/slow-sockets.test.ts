import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, test } from 'vitest';
import { startAppForTest } from '../../server/test/app.ts';
import { signedIn } from '../../server/test/person.ts';
import { keepFigures } from '../figures.ts';
import { openSocket } from '../../server/test/raw-socket.ts';

const slowSockets = 900;

test(`${slowSockets} sockets that send a byte a second keep nobody else from being served, and are cut off`, async () => {
  const app = await startAppForTest();
  const ana = await signedIn(app, 'Ana');
  const sockets: Socket[] = [];
  for (let at = 0; at < slowSockets; at += 1) sockets.push(await openSocket(app.origin));
  const ends = Promise.all(sockets.map((socket) => once(socket.resume(), 'close')));
  for (const socket of sockets) socket.write('GET /api/health HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
  const done = new AbortController();
  const drip = async (): Promise<void> => {
    while (!done.signal.aborted) {
      for (const socket of sockets) if (socket.writable) socket.write('a');
      await sleep(1_000, undefined, { signal: done.signal }).catch(() => undefined);
    }
  };
  const dripping = drip();
  let served = 0;
  const ask = async (): Promise<void> => {
    while (!done.signal.aborted) {
      await ana.does(calls.listWishlists);
      served += 1;
    }
  };
  const asking = ask();
  await ends;
  done.abort();
  await Promise.all([dripping, asking]);
  expect(served).toBeGreaterThan(0);
  await keepFigures({ suite: 'faults: slow sockets', counts: { sockets: slowSockets, 'served meanwhile': served } });
});
