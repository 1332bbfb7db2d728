import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../server/src/config/config.ts';
import { mallocSettings, nodeFlags } from '../../server/src/process/node-flags.ts';
import { stopWithinMs } from '../../server/src/process/run.ts';
import { startApp } from '../../server/test/app.ts';
import { root } from '../checks/tool.ts';
import { findFreePort } from '../free-port.ts';
import { productPaths } from './needed-files.ts';
import { readCompose, readImage, readManifests, readSettings, readUnit } from './shipped.ts';

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

const image = await readImage('Dockerfile');
const compose = await readCompose();
const unit = await readUnit();
const manifests = await readManifests();
const pod = v.parse(Deployment, manifests.get('Deployment')).spec.template.spec;
const [container] = pod.containers;
const [settings] = v.parse(ConfigMaps, manifests.get('Kustomization')).configMapGenerator;
const configMap = Object.fromEntries(
  settings.literals.map((line) => [line.split('=')[0], line.slice(line.indexOf('=') + 1)]),
);
const secret = v.parse(v.object({ stringData: v.record(v.string(), v.string()) }), manifests.get('Secret')).stringData;

const withoutImages = ({ PATH: _, ...env }: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('MALLOC_')));

describe('Node is started with the flags and the malloc that keep memory small', () => {
  test('in the image', () => {
    expect(image.cmd).toEqual(['node', ...nodeFlags, 'server/src/main.ts']);
    expect(image.env).toMatchObject(mallocSettings);
  });

  test('by systemd', () => {
    expect(unit.settings.get('ExecStart')).toBe(
      ['/opt/wishwell/node_modules/.bin/node', ...nodeFlags, 'server/src/main.ts'].join(' '),
    );
    expect(unit.env).toMatchObject(mallocSettings);
  });
});

test('everybody means the same port, folder and user', () => {
  const port = String(readConfig({ APP_SECRET: 'x'.repeat(32) }).port);
  expect(image.env).toMatchObject({ PORT: port, DATA_DIR: '/data', HOST: '0.0.0.0', NODE_ENV: 'production' });
  expect(image.last('EXPOSE')).toBe(`EXPOSE ${port}`);
  expect(compose.services.app.environment).toMatchObject({ PORT: port, DATA_DIR: '/data', HOST: '0.0.0.0' });
  expect(compose.services.app.ports).toEqual([`127.0.0.1:\${HTTP_PORT:-${port}}:${port}`]);
  expect(container.ports[0].containerPort).toBe(Number(port));
  expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp']);
  expect(compose.services.app.volumes).toEqual(['data:/data']);
  expect(image.last('USER')).toBe(`USER ${pod.securityContext.runAsUser}:${pod.securityContext.runAsGroup}`);
  expect(pod.securityContext.runAsUser).toBeGreaterThan(0);
});

test('every setting is one of .env.example', async () => {
  const known = await readSettings('.env.example');
  const named = [
    withoutImages(image.env),
    withoutImages(unit.env),
    compose.services.app.environment,
    configMap,
    secret,
    Object.fromEntries(await readSettings('ops/systemd/environment.example')),
  ].flatMap(Object.keys);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('the server accepts what it is given in each place', async () => {
  const given = { ...withoutImages(image.env), ...configMap, ...secret, APP_SECRET: 'x'.repeat(32) };
  expect(readConfig(given)).toMatchObject({ production: true, host: '0.0.0.0', trustProxy: 1, loopbackOnly: false });
  const { APP_SECRET, ...example } = Object.fromEntries(await readSettings('ops/systemd/environment.example'));
  const served = { ...withoutImages(unit.env), ...example, APP_SECRET: APP_SECRET || 'x'.repeat(32) };
  expect(readConfig(served)).toMatchObject({ production: true, workers: 2, trustProxy: 'loopback' });
});

test('whoever stops the server waits for longer than it may take', () => {
  const seconds = stopWithinMs / 1000;
  const [, pause] = container.lifecycle.preStop.exec.command;
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(Number(pause) + seconds);
  expect(compose.services.app.stop_grace_period).toBeGreaterThan(seconds);
  expect(Number(unit.settings.get('TimeoutStopSec'))).toBeGreaterThan(seconds);
  // With two workers or more, as the unit has, a reload replaces them.
  expect(Number(unit.env['WORKERS'])).toBeGreaterThan(1);
  expect(unit.settings.get('KillMode')).toBe('mixed');
});

test('the addresses of the probes are answered', async () => {
  const app = await startApp();
  onTestFinished(() => app.close());
  const paths = [container.startupProbe, container.livenessProbe, container.readinessProbe].map(
    ({ httpGet }) => httpGet.path,
  );
  const answers = await Promise.all(paths.map((path) => fetch(`${app.origin}${path}`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(paths).toEqual(['/api/health', '/api/health', '/api/ready']);
});

describe('the health check of the container', () => {
  const [program = '', script = ''] = image.healthcheck;

  function check(port: number | string): Promise<number | null> {
    const options = { cwd: root, env: { PORT: String(port) } };
    return new Promise((resolve) => {
      const child = execFile(process.execPath, [script], options, () => resolve(child.exitCode));
    });
  }

  test('is the same in the image and in compose.yaml, for both services', async () => {
    expect(program).toBe('node');
    expect(compose.services.app.healthcheck.test).toEqual(['CMD', ...image.healthcheck]);
    const postgres = await readImage('ops/postgres/Dockerfile');
    expect(compose.services.postgres.healthcheck.test).toEqual(['CMD', ...postgres.healthcheck]);
    expect(compose.services.postgres.volumes).toEqual([`postgres:${postgres.last('VOLUME').slice(7)}`]);
  });

  test('passes while a server answers, and fails where none does', async () => {
    const app = await startApp();
    onTestFinished(() => app.close());
    expect(await check(new URL(app.origin).port)).toBe(0);
    expect(await check(await findFreePort())).toBe(1);
  });
});

const isBelow =
  (path: string) =>
  (folder: string): boolean =>
    path === folder || path.startsWith(`${folder}/`);

describe('what the image is made of', () => {
  test('holds what it is to run', () => {
    const scripts = [...image.cmd, ...image.healthcheck].filter((word) => word.endsWith('.ts'));
    expect(scripts).toHaveLength(2);
    for (const script of scripts) expect(productPaths.filter(isBelow(script))).toHaveLength(1);
  });

  test('is there, and is let through to the builder', async () => {
    const ignored = (await readFile(join(root, '.dockerignore'), 'utf8')).split('\n');
    const allowed = ignored.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    expect(ignored).toContain('*');
    for (const path of allowed) expect(existsSync(join(root, path))).toBe(true);
    for (const path of productPaths) {
      expect(allowed.some(isBelow(path))).toBe(true);
      // The builder makes this one.
      if (path !== 'web/dist') expect(existsSync(join(root, path))).toBe(true);
    }
  });
});
