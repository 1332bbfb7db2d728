import { calls } from '@wishwell/contract/calls.ts';
import { createVisitor } from '../../server/test/person.ts';
import { startTestShop } from '../load/shop.ts';
import { printTable } from '../table.ts';
import type { BenchInstallation } from './bench.ts';
import { compareWithMaximum, type GoalResult } from './goals.ts';
import { measureSlowdown } from './slowdown.ts';

/**
 * Measures the p95 response time of GET requests while the server creates eight link previews at a time.
 * Compares it with the p95 without link previews.
 */
export async function measurePreviews(bench: BenchInstallation): Promise<GoalResult[]> {
  const shop = await startTestShop();
  try {
    const env = { RATE_LIMITS: 'off', LINK_PREVIEW_ALLOW: shop.host };
    const server = await bench.startAnother('previews', env);
    await bench.renewBearers();
    let previewCount = 0;
    const previewPage = async (person: number): Promise<void> => {
      const caller = createVisitor(server, bench.world.people[person - 1]?.bearer);
      const { fields } = await caller.does(calls.previewItem, { body: { url: shop.nextUrl() } });
      if (fields.image_url === null) throw new Error('A preview has no image');
      previewCount += 1;
    };
    await previewPage(1);
    const slowdown = await measureSlowdown(bench, 'p95', previewPage, server);
    printTable('Eight link previews at once', [
      ['previews', String(previewCount)],
      ['p95 of reads during them, ratio to quiet', slowdown.toFixed(2)],
    ]);
    return [compareWithMaximum('p95 of reads during previews, ratio to quiet', slowdown, 1.5)];
  } finally {
    shop.close();
  }
}
