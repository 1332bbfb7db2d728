import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { root, toolEnvironment } from '../checks/tool.ts';
import { type Manifest, readManifests } from './shipped.ts';

/** What Kubernetes' own types (of 1.30) say of the manifests: fields that are unknown, missing or of another type. */
async function judge(manifests: readonly Manifest[]): Promise<string> {
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'manifests-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const program = manifests.map(({ apiVersion, kind, ...rest }, index) => {
    const [group, version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion];
    const module = `kubernetes-types/${group?.split('.')[0]}/${version}.js`;
    const literal = JSON.stringify({ apiVersion, kind, ...rest });
    return `import type { ${kind} as Type${index} } from '${module}';\nexport const m${index}: Type${index} = ${literal};`;
  });
  await writeFile(join(folder, 'manifests.ts'), program.join('\n'));
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--module', 'nodenext', '--types', ''];
  return spawnSync('tsc', [...options, 'manifests.ts'], { cwd: folder, env: toolEnvironment, encoding: 'utf8' }).stdout;
}

const Kustomization = v.looseObject({ resources: v.array(v.string()) });

async function applied(): Promise<Manifest[]> {
  return Array.from((await readManifests()).values()).filter(({ kind }) => kind !== 'Kustomization');
}

test('every manifest is what Kubernetes’ types say', async () => {
  const manifests = await applied();
  expect(manifests.map(({ kind }) => kind).toSorted()).toEqual([
    'Deployment',
    'HorizontalPodAutoscaler',
    'Ingress',
    'Namespace',
    'PersistentVolumeClaim',
    'PodDisruptionBudget',
    'Secret',
    'Service',
  ]);
  expect(await judge(manifests)).toBe('');
});

test('a field with another name or type would be told', async () => {
  const service = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'a' } };
  expect(await judge([{ ...service, spec: { portz: [] } }])).toContain('portz');
  expect(await judge([{ ...service, spec: { ports: [{ port: '80' }] } }])).toContain('number');
});

test('the kustomization names every manifest but the example of a secret', async () => {
  const { resources } = v.parse(Kustomization, (await readManifests()).get('Kustomization'));
  for (const resource of resources) expect(existsSync(join(root, 'ops/kubernetes', resource))).toBe(true);
  expect(resources).toHaveLength((await applied()).length - 1);
  expect(resources.join(' ')).not.toContain('secret');
});
