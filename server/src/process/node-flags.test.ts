import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { nodeFlags } from './node-flags.ts';

const root = new URL('../../../', import.meta.url);

describe('the flags that keep memory small', () => {
  test.each(['start', 'demo'])('are those of `npm run %s`', async (name) => {
    const { scripts } = JSON.parse(await readFile(new URL('package.json', root), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts[name]).toContain(`exec node ${nodeFlags.join(' ')} `);
  });

  test('are those that operators are told of', async () => {
    const readme = await readFile(new URL('README.md', root), 'utf8');
    const starts = readme.match(/`node [^`]*server\/src\/main\.ts`/g) ?? [];
    expect(starts.length).toBeGreaterThan(0);
    for (const start of starts) expect(start).toContain(nodeFlags.join(' '));
  });
});
