import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { nodeFlags } from './node-flags.ts';

const repositoryRootUrl = new URL('../../../', import.meta.url);

describe('the Node flags of the server', () => {
  test.each(['start', 'demo'])('`npm run %s` passes all nodeFlags to Node', async (name) => {
    const { scripts } = JSON.parse(await readFile(new URL('package.json', repositoryRootUrl), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts[name]).toMatch(/exec node /);
    expect(scripts[name]).toContain(` ${nodeFlags.join(' ')} `);
  });

  test('the start command in docs/operating/install.md contains all nodeFlags', async () => {
    const page = await readFile(new URL('docs/operating/install.md', repositoryRootUrl), 'utf8');
    const commands = page.match(/node .*server\/src\/main\.ts/g) ?? [];
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) expect(command).toContain(nodeFlags.join(' '));
  });
});
