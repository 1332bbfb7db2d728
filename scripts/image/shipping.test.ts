import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../server/src/config/config.ts';
import { mallocSettings, nodeFlags } from '../../server/src/process/node-flags.ts';
import { shutdownTimeoutMs } from '../../server/src/process/run.ts';
import { startApp } from '../../server/test/app.ts';
import { repositoryRoot } from '../checks/tool.ts';
import { findFreePort } from '../free-port.ts';
import { productPaths } from './needed-files.ts';
import { readCompose, readDockerfile, readManifests, readEnvironmentSettings, readSystemdUnit } from './shipped.ts';

const Probe = v.looseObject({ httpGet: v.object({ path: v.string(), port: v.literal('http') }) });

const Container = v.looseObject({
  image: v.literal('wishwell'),
  ports: v.tuple([v.object({ name: v.literal('http'), containerPort: v.number() })]),
  securityContext: v.strictObject({
    allowPrivilegeEscalation: v.literal(false),
    readOnlyRootFilesystem: v.literal(true),
    capabilities: v.strictObject({ drop: v.tuple([v.literal('ALL')]) }),
  }),
  startupProbe: Probe,
  livenessProbe: Probe,
  readinessProbe: Probe,
  lifecycle: v.object({
    preStop: v.object({ exec: v.object({ command: v.tuple([v.literal('sleep'), v.string()]) }) }),
  }),
  volumeMounts: v.array(v.object({ name: v.string(), mountPath: v.string() })),
});

const Deployment = v.object({
  spec: v.looseObject({
    strategy: v.object({ rollingUpdate: v.object({ maxUnavailable: v.literal(0), maxSurge: v.literal(1) }) }),
    template: v.object({
      metadata: v.object({ labels: v.object({ app: v.string() }) }),
      spec: v.looseObject({
        terminationGracePeriodSeconds: v.number(),
        securityContext: v.looseObject({
          runAsNonRoot: v.literal(true),
          runAsUser: v.number(),
          runAsGroup: v.number(),
        }),
        containers: v.tuple([Container]),
      }),
    }),
  }),
});

const ConfigMaps = v.object({
  configMapGenerator: v.tuple([v.object({ name: v.literal('wishwell-settings'), literals: v.array(v.string()) })]),
});

const productDockerfile = await readDockerfile('Dockerfile');
const composeFile = await readCompose();
const systemdUnit = await readSystemdUnit();
const manifests = await readManifests();
const pod = v.parse(Deployment, manifests.get('Deployment')).spec.template.spec;
const [container] = pod.containers;
const [settings] = v.parse(ConfigMaps, manifests.get('Kustomization')).configMapGenerator;
const configMap = Object.fromEntries(
  settings.literals.map((line) => [line.split('=')[0], line.slice(line.indexOf('=') + 1)]),
);
const secretValues = v.parse(
  v.object({ stringData: v.record(v.string(), v.string()) }),
  manifests.get('Secret'),
).stringData;

const omitPathAndMallocSettings = ({ PATH: _, ...env }: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('MALLOC_')));

describe('the Node flags and malloc settings that save memory', () => {
  test('are part of the Dockerfile', () => {
    expect(productDockerfile.cmd).toEqual(['node', ...nodeFlags, 'server/src/main.ts']);
    expect(productDockerfile.env).toMatchObject(mallocSettings);
  });

  test('are part of the systemd unit', () => {
    expect(systemdUnit.settings.get('ExecStart')).toBe(
      ['/opt/wishwell/node_modules/.bin/node', ...nodeFlags, 'server/src/main.ts'].join(' '),
    );
    expect(systemdUnit.env).toMatchObject(mallocSettings);
  });
});

test('Dockerfile, compose.yaml and Kubernetes manifests use the same port, data folder and user', () => {
  const port = String(readConfig({ APP_SECRET: 'x'.repeat(32) }).port);
  expect(productDockerfile.env).toMatchObject({
    PORT: port,
    DATA_DIR: '/data',
    HOST: '0.0.0.0',
    NODE_ENV: 'production',
  });
  expect(productDockerfile.last('EXPOSE')).toBe(`EXPOSE ${port}`);
  expect(composeFile.services.app.environment).toMatchObject({ PORT: port, DATA_DIR: '/data', HOST: '0.0.0.0' });
  expect(composeFile.services.app.ports).toEqual([`127.0.0.1:\${HTTP_PORT:-${port}}:${port}`]);
  expect(container.ports[0].containerPort).toBe(Number(port));
  expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp']);
  expect(composeFile.services.app.volumes).toEqual(['data:/data']);
  expect(productDockerfile.last('USER')).toBe(
    `USER ${pod.securityContext.runAsUser}:${pod.securityContext.runAsGroup}`,
  );
  expect(pod.securityContext.runAsUser).toBeGreaterThan(0);
});

test('.env.example contains every setting that Dockerfile, compose.yaml, systemd and Kubernetes use', async () => {
  const known = await readEnvironmentSettings('.env.example');
  const names = [
    omitPathAndMallocSettings(productDockerfile.env),
    omitPathAndMallocSettings(systemdUnit.env),
    composeFile.services.app.environment,
    configMap,
    secretValues,
    Object.fromEntries(await readEnvironmentSettings('ops/systemd/environment.example')),
  ].flatMap(Object.keys);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

test('readConfig accepts the settings of the Kubernetes manifests and of the systemd unit', async () => {
  const kubernetesEnv = {
    ...omitPathAndMallocSettings(productDockerfile.env),
    ...configMap,
    ...secretValues,
    APP_SECRET: 'x'.repeat(32),
  };
  expect(readConfig(kubernetesEnv)).toMatchObject({
    production: true,
    host: '0.0.0.0',
    trustProxy: 1,
    loopbackOnly: false,
  });
  const { APP_SECRET, ...example } = Object.fromEntries(
    await readEnvironmentSettings('ops/systemd/environment.example'),
  );
  const served = {
    ...omitPathAndMallocSettings(systemdUnit.env),
    ...example,
    APP_SECRET: APP_SECRET || 'x'.repeat(32),
  };
  expect(readConfig(served)).toMatchObject({ production: true, trustProxy: 'loopback', formerSettings: [] });
});

test('Kubernetes, compose.yaml and systemd wait longer for a stop of the server than its own stop timeout', () => {
  const seconds = shutdownTimeoutMs / 1000;
  const [, pause] = container.lifecycle.preStop.exec.command;
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(Number(pause) + seconds);
  expect(composeFile.services.app.stop_grace_period).toBeGreaterThan(seconds);
  expect(Number(systemdUnit.settings.get('TimeoutStopSec'))).toBeGreaterThan(seconds);
  expect(systemdUnit.settings.get('KillMode')).toBe('mixed');
});

test('the server returns 200 for the paths of the Kubernetes probes', async () => {
  const app = await startApp();
  onTestFinished(() => app.close());
  const paths = [container.startupProbe, container.livenessProbe, container.readinessProbe].map(
    ({ httpGet }) => httpGet.path,
  );
  const responses = await Promise.all(paths.map((path) => fetch(`${app.origin}${path}`)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(paths).toEqual(['/api/health', '/api/health', '/api/ready']);
});

describe('the health check of the container', () => {
  const [program = '', script = ''] = productDockerfile.healthcheck;

  function check(port: number | string): Promise<number | null> {
    const options = { cwd: repositoryRoot, env: { PORT: String(port) } };
    return new Promise((resolve) => {
      const child = execFile(process.execPath, [script], options, () => resolve(child.exitCode));
    });
  }

  test('is the same in the Dockerfiles and in compose.yaml', async () => {
    expect(program).toBe('node');
    expect(composeFile.services.app.healthcheck.test).toEqual(['CMD', ...productDockerfile.healthcheck]);
    const postgres = await readDockerfile('ops/postgres/Dockerfile');
    expect(composeFile.services.postgres.healthcheck.test).toEqual(['CMD', ...postgres.healthcheck]);
    expect(composeFile.services.postgres.volumes).toEqual([`postgres:${postgres.last('VOLUME').slice(7)}`]);
  });

  test('exits with 0 while the server responds, and with 1 without a server', async () => {
    const app = await startApp();
    onTestFinished(() => app.close());
    expect(await check(new URL(app.origin).port)).toBe(0);
    expect(await check(await findFreePort())).toBe(1);
  });
});

const isInsideFolder =
  (path: string) =>
  (folder: string): boolean =>
    path === folder || path.startsWith(`${folder}/`);

describe('the files in productPaths', () => {
  test('contain the scripts of CMD and HEALTHCHECK in the Dockerfile', () => {
    const scripts = [...productDockerfile.cmd, ...productDockerfile.healthcheck].filter((word) => word.endsWith('.ts'));
    expect(scripts).toHaveLength(2);
    for (const script of scripts) expect(productPaths.filter(isInsideFolder(script))).toHaveLength(1);
  });

  test('exist, and .dockerignore does not exclude them', async () => {
    const ignored = (await readFile(join(repositoryRoot, '.dockerignore'), 'utf8')).split('\n');
    const allowed = ignored.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    expect(ignored).toContain('*');
    for (const path of allowed) expect(existsSync(join(repositoryRoot, path))).toBe(true);
    for (const path of productPaths) {
      expect(allowed.some(isInsideFolder(path))).toBe(true);
      // The Dockerfile creates web/dist in its build stage.
      if (path !== 'web/dist') expect(existsSync(join(repositoryRoot, path))).toBe(true);
    }
  });
});
