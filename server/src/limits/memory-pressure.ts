import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../http/problem.ts';

/**
 * Shares of the memory of the machine (or container) and of the JavaScript heap. Beyond them, the server
 * refuses requests until memory is free again, because the process would soon be killed.
 */
const maxMemoryShares = { machine: 0.75, heap: 0.9 };

/**
 * Refuses requests on the routes of `api` with 503 while the process uses too much memory. Does not check the
 * delay of the event loop, because the plugin reports an infinite delay after the process was paused.
 */
export async function refuseUnderMemoryPressure(api: FastifyInstance, shares = maxMemoryShares): Promise<void> {
  const machineBytes = Math.min(process.constrainedMemory() || Infinity, totalmem());
  await api.register(underPressure, {
    maxRssBytes: machineBytes * shares.machine,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * shares.heap,
    // The plugin continues with the request unless the promise rejects.
    pressureHandler: () => Promise.reject(new Problem(503, 'error.busy', { retryAfter: 1 })),
  });
}
