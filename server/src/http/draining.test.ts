import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { announceDraining, closeGently, tellIfClosing } from './draining.ts';

/** A server that tells whether it is ready, and how long it has taken to close, in milliseconds. */
async function startProbed(): Promise<{
  probe: () => boolean;
  close: (why: 'replaced' | 'stopped') => Promise<number>;
}> {
  const app = fastify();
  announceDraining(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const close = async (why: 'replaced' | 'stopped'): Promise<number> => {
    const begun = performance.now();
    await closeGently(app, why);
    return performance.now() - begun;
  };
  return { probe: () => tellIfClosing(app), close };
}

test('a server that nobody watches closes at once', async () => {
  const { probe, close } = await startProbed();
  probe();
  expect(await close('stopped')).toBeLessThan(1_900);
});

test('a server that a balancer watches closes once that has heard twice that it will', async () => {
  const { probe, close } = await startProbed();
  const answers = [probe(), probe()];
  let isClosed = false;
  const closed = close('stopped').then(() => (isClosed = true));
  await vi.waitFor(() => expect(probe()).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(isClosed).toBe(false);
  expect(probe()).toBe(true);
  await closed;
  expect(answers).toEqual([false, false]);
});

test('a balancer that asks no more is waited for two seconds', async () => {
  const { probe, close } = await startProbed();
  probe();
  probe();
  const took = await close('stopped');
  expect(took).toBeGreaterThan(1_900);
  expect(took).toBeLessThan(5_000);
});

test('a process in whose place another serves waits for no balancer', async () => {
  const { probe, close } = await startProbed();
  probe();
  probe();
  expect(await close('replaced')).toBeLessThan(1_900);
});
