import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { startAppForTest } from './app.ts';
import { signedIn, visitor } from './person.ts';

interface Panel {
  title: string;
  targets: { expr: string }[];
}

const dashboard = new URL('../../ops/grafana/wishwell.json', import.meta.url);
const token = 'a-token-that-only-the-operator-has-0123';

/** What Prometheus adds to every series by itself. */
const ownLabels = ['job', 'instance'];

/** The labels of each metric that is exported. */
function labelsIn(metrics: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const line of metrics.split('\n')) {
    const [, name, labels = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? [];
    if (name === undefined) continue;
    const known = found.get(name) ?? new Set(ownLabels);
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    found.set(name, known);
  }
  return found;
}

const metricsOf = (expr: string): string[] => expr.match(/\b(?:http|wishwell|process|nodejs)_\w+/g) ?? [];

/** The labels that an expression narrows down or keeps. */
function labelsOf(expr: string): string[] {
  const selected = Array.from(expr.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g), ([, label = '']) => label);
  const kept = Array.from(expr.matchAll(/\bby \(([^)]*)\)/g), ([, list = '']) =>
    list.split(',').map((one) => one.trim()),
  );
  return [...selected, ...kept.flat()];
}

test('every metric of the dashboard, and every label, is one that the server exports', async () => {
  const app = await startAppForTest({ METRICS_TOKEN: token });
  const ana = await signedIn(app, 'Ana');
  await ana.sends('GET', '/api/friends');
  const headers = { authorization: `Bearer ${token}` };
  const exported = labelsIn((await visitor(app).sends('GET', '/metrics', { headers })).text);
  expect(exported.size).toBeGreaterThan(20);

  const { panels } = JSON.parse(await readFile(dashboard, 'utf8')) as { panels: Panel[] };
  expect(panels.length).toBeGreaterThanOrEqual(10);
  const queries = panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr })));
  for (const { title, expr } of queries) {
    const names = metricsOf(expr);
    expect(names, `${title}: ${expr}`).not.toEqual([]);
    expect([...exported.keys()], `${title}: ${expr}`).toEqual(expect.arrayContaining(names));
    const known = new Set(names.flatMap((name) => [...(exported.get(name) ?? [])]));
    for (const label of labelsOf(expr)) expect([...known], `${title}: ${expr}`).toContain(label);
  }
});
