import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { startAppForTest } from './app.ts';
import { signUpPerson, createVisitor } from './person.ts';

const dashboardUrl = new URL('../../ops/grafana/wishwell.json', import.meta.url);
const metricsToken = 'a-token-that-only-the-operator-has-0123';

test('the server exports every metric that the Grafana dashboard uses', async () => {
  const app = await startAppForTest({ METRICS_TOKEN: metricsToken });
  await (await signUpPerson(app, 'Ana')).sends('GET', '/api/friends');
  const headers = { authorization: `Bearer ${metricsToken}` };
  const { text } = await createVisitor(app).sends('GET', '/metrics', { headers });
  const exported = new Set(Array.from(text.matchAll(/^(\w+)[ {]/gm), ([, name]) => name));
  const { panels } = JSON.parse(await readFile(dashboardUrl, 'utf8')) as { panels: { targets: { expr: string }[] }[] };
  expect(panels.length).toBeGreaterThanOrEqual(10);
  for (const { expr } of panels.flatMap(({ targets }) => targets)) {
    const names = expr.match(/\b(?:http|wishwell|process|nodejs)_\w+/g) ?? [];
    expect(names, `in ${expr}`).not.toEqual([]);
    expect([...exported], `in ${expr}`).toEqual(expect.arrayContaining(names));
  }
});
