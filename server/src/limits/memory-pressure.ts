import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../http/problem.ts';

/**
 * Maximum fractions of the memory of the machine (or container) and of the JavaScript heap. Above them, the
 * server refuses requests, because the operating system or Node would soon end the process.
 */
const maxMemoryFractions = { machine: 0.75, heap: 0.9 };

/**
 * Refuses API requests with 503 while the process uses too much memory. Sets no limit for the event loop
 * delay, because the measured delay can be infinite after a pause of the process.
 */
export async function refuseRequestsUnderMemoryPressure(
  api: FastifyInstance,
  maxFractions = maxMemoryFractions,
): Promise<void> {
  const machineBytes = Math.min(process.constrainedMemory() || Infinity, totalmem());
  await api.register(underPressure, {
    maxRssBytes: machineBytes * maxFractions.machine,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * maxFractions.heap,
    // The plugin @fastify/under-pressure refuses the request because of this rejection.
    pressureHandler: () => Promise.reject(new Problem(503, 'error.busy', { retryAfter: 1 })),
  });
}
