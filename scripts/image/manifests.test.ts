import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { repositoryRoot, toolEnvironment } from '../checks/tool.ts';
import { type KubernetesManifest, readManifests } from './shipped.ts';

/** Checks manifests with the TypeScript types of Kubernetes 1.30. Returns the errors of the compiler. */
async function checkManifestTypes(manifests: readonly KubernetesManifest[]): Promise<string> {
  const cache = join(repositoryRoot, 'node_modules/.cache');
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

async function readKubernetesObjects(): Promise<KubernetesManifest[]> {
  return Array.from((await readManifests()).values()).filter(({ kind }) => kind !== 'Kustomization');
}

test('every file in ops/kubernetes matches the TypeScript type of its Kubernetes object', async () => {
  const manifests = await readKubernetesObjects();
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
  expect(await checkManifestTypes(manifests)).toBe('');
});

test('control: checkManifestTypes reports an unknown field and a wrong type in a manifest', async () => {
  const service = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'a' } };
  expect(await checkManifestTypes([{ ...service, spec: { portz: [] } }])).toContain('portz');
  expect(await checkManifestTypes([{ ...service, spec: { ports: [{ port: '80' }] } }])).toContain('number');
});

test('the kustomization contains every file in ops/kubernetes except the example of a secret', async () => {
  const { resources } = v.parse(Kustomization, (await readManifests()).get('Kustomization'));
  for (const resource of resources) expect(existsSync(join(repositoryRoot, 'ops/kubernetes', resource))).toBe(true);
  expect(resources).toHaveLength((await readKubernetesObjects()).length - 1);
  expect(resources.join(' ')).not.toContain('secret');
});
