import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { startAppForTest } from './app.ts';
import { signUpPerson, createVisitor } from './person.ts';

interface Panel {
  title: string;
  targets: { expr: string }[];
}

const dashboardUrl = new URL('../../ops/grafana/wishwell.json', import.meta.url);
const metricsToken = 'a-token-that-only-the-operator-has-0123';

const labelsOfPrometheus = ['job', 'instance'];

function parseMetricLabels(metrics: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const line of metrics.split('\n')) {
    const [, name, labels = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? [];
    if (name === undefined) continue;
    const known = found.get(name) ?? new Set(labelsOfPrometheus);
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    found.set(name, known);
  }
  return found;
}

const listQueryMetrics = (expr: string): string[] => expr.match(/\b(?:http|wishwell|process|nodejs)_\w+/g) ?? [];

/** Returns the label names by which a PromQL expression filters or groups. */
function listQueryLabels(expr: string): string[] {
  const selected = Array.from(expr.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g), ([, label = '']) => label);
  const kept = Array.from(expr.matchAll(/\bby \(([^)]*)\)/g), ([, list = '']) =>
    list.split(',').map((one) => one.trim()),
  );
  return [...selected, ...kept.flat()];
}

test('the server exports every metric and label that the Grafana dashboard uses', async () => {
  const app = await startAppForTest({ METRICS_TOKEN: metricsToken });
  const ana = await signUpPerson(app, 'Ana');
  await ana.sends('GET', '/api/friends');
  const headers = { authorization: `Bearer ${metricsToken}` };
  const exported = parseMetricLabels((await createVisitor(app).sends('GET', '/metrics', { headers })).text);
  expect(exported.size).toBeGreaterThan(20);

  const { panels } = JSON.parse(await readFile(dashboardUrl, 'utf8')) as { panels: Panel[] };
  expect(panels.length).toBeGreaterThanOrEqual(10);
  const queries = panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr })));
  for (const { title, expr } of queries) {
    const names = listQueryMetrics(expr);
    expect(names, `${title}: ${expr}`).not.toEqual([]);
    expect([...exported.keys()], `${title}: ${expr}`).toEqual(expect.arrayContaining(names));
    const known = new Set(names.flatMap((name) => [...(exported.get(name) ?? [])]));
    for (const label of listQueryLabels(expr)) expect([...known], `${title}: ${expr}`).toContain(label);
  }
});
