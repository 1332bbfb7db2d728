import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { handleError } from '../http/reply-problem.ts';
import { refuseRequestsUnderMemoryPressure } from './memory-pressure.ts';

test.each([
  ['machine', { machine: 1e-9, heap: 1 }],
  ['heap', { machine: 1, heap: 1e-9 }],
])(
  'while too much %s memory is in use, API routes return 503 with Retry-After, and other routes work',
  async (_name, maxFractions) => {
    const app = fastify();
    onTestFinished(() => app.close());
    app.setErrorHandler(handleError);
    await app.register(async (api) => {
      await refuseRequestsUnderMemoryPressure(api, maxFractions);
      api.get('/api/users', async () => 'users');
    });
    app.get('/api/health', async () => 'fine');
    expect((await app.inject('/api/users')).statusCode).toBe(200);
    await vi.waitFor(async () => {
      const reply = await app.inject('/api/users');
      expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '1']);
    }, 10_000);
    expect((await app.inject('/api/health')).statusCode).toBe(200);
  },
);
