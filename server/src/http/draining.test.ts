import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addConnectionCloseHeader, closeServerGracefully, countReadinessProbe } from './draining.ts';

/**
 * Starts a server. `probe` simulates a readiness probe and returns whether its response is 503. `close`
 * closes the server and returns how long this takes in milliseconds.
 */
async function startServer(): Promise<{
  probe: () => boolean;
  close: () => Promise<number>;
}> {
  const app = fastify();
  addConnectionCloseHeader(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const close = async (): Promise<number> => {
    const startedAt = performance.now();
    await closeServerGracefully(app);
    return performance.now() - startedAt;
  };
  return { probe: () => countReadinessProbe(app), close };
}

test('a stopping server waits until two readiness probes of its load balancer have failed', async () => {
  const { probe, close } = await startServer();
  const firstProbes = [probe(), probe()];
  let isClosed = false;
  const closing = close().then(() => (isClosed = true));
  await vi.waitFor(() => expect(probe()).toBe(true), { timeout: 10_000 });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(isClosed).toBe(false);
  expect(probe()).toBe(true);
  await closing;
  expect(firstProbes).toEqual([false, false]);
});

test('a stopping server waits for the load balancer only if it got two readiness probes before the stop', async () => {
  const single = await startServer();
  single.probe();
  expect(await single.close()).toBeLessThan(1_900);
  const repeated = await startServer();
  repeated.probe();
  repeated.probe();
  expect(await repeated.close()).toBeGreaterThan(1_900);
});
