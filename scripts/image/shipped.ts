import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse as parseYaml, parseAllDocuments } from 'yaml';
import { root } from '../checks/tool.ts';

const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8');

const Text = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
);

/** As much of a Dockerfile's last stage as is compared. */
export interface Image {
  instructions: readonly string[];
  env: Readonly<Record<string, string>>;
  cmd: readonly string[];
  healthcheck: readonly string[];
  /** The whole instruction that begins with this word; the last one counts. */
  last(word: string): string;
}

const list = (text: string): string[] => v.parse(v.array(v.string()), JSON.parse(text));

export async function readImage(path: string): Promise<Image> {
  const lines = (await read(path)).replaceAll(/^\s*#.*\n/gm, '').replaceAll('\\\n', ' ');
  const all = lines.split('\n').filter((line) => line.trim() !== '');
  const instructions = all.slice(all.findLastIndex((line) => line.startsWith('FROM ')));
  const last = (word: string): string => instructions.findLast((line) => line.startsWith(`${word} `)) ?? '';
  const env = instructions.filter((line) => line.startsWith('ENV ')).flatMap((line) => assignments(line.slice(4)));
  return {
    instructions,
    env: Object.fromEntries(env),
    cmd: list(last('CMD').slice(4)),
    healthcheck: list(last('HEALTHCHECK').replace(/^.* CMD /, '')),
    last,
  };
}

const assignments = (text: string): [string, string][] =>
  Array.from(text.matchAll(/(\w+)=(\S+)/g), ([, name = '', value = '']) => [name, value]);

const Service = v.object({
  image: v.string(),
  environment: v.record(v.string(), Text),
  ports: v.optional(v.array(v.string()), []),
  volumes: v.array(v.string()),
  tmpfs: v.array(v.string()),
  read_only: v.literal(true),
  cap_drop: v.tuple([v.literal('ALL')]),
  security_opt: v.tuple([v.literal('no-new-privileges:true')]),
  stop_grace_period: v.pipe(v.string(), v.regex(/^\d+s$/), v.transform(Number.parseInt)),
  healthcheck: v.looseObject({ test: v.array(v.string()) }),
});

const Compose = v.object({
  name: v.string(),
  services: v.object({
    app: v.object({
      ...Service.entries,
      build: v.object({ context: v.string(), args: v.array(v.string()) }),
      restart: v.string(),
      env_file: v.literal('.env'),
      depends_on: v.object({ postgres: v.object({ condition: v.literal('service_healthy') }) }),
    }),
    postgres: Service,
  }),
  volumes: v.record(v.string(), v.null()),
});

export async function readCompose(): Promise<v.InferOutput<typeof Compose>> {
  return v.parse(Compose, parseYaml(await read('compose.yaml')));
}

/** The values of a unit's keys, those of `Environment` apart. */
export async function readUnit(): Promise<{ settings: ReadonlyMap<string, string>; env: Record<string, string> }> {
  const lines = (await read('ops/systemd/wishwell.service')).split('\n').filter((line) => /^[A-Z]\w*=/.test(line));
  const pairs = lines.map((line): [string, string] => [
    line.slice(0, line.indexOf('=')),
    line.slice(line.indexOf('=') + 1),
  ]);
  const env = pairs.filter(([key]) => key === 'Environment').flatMap(([, value]) => assignments(value));
  return { settings: new Map(pairs.filter(([key]) => key !== 'Environment')), env: Object.fromEntries(env) };
}

/** The assignments of a file such as .env.example, commented out or not. */
export async function readSettings(path: string): Promise<Map<string, string>> {
  const matches = (await read(path)).matchAll(/^#? ?([A-Z][A-Z0-9_]*)=(.*)$/gm);
  return new Map(Array.from(matches, ([, name = '', value = '']): [string, string] => [name, value]));
}

const Manifest = v.looseObject({ apiVersion: v.string(), kind: v.string() });
export type Manifest = v.InferOutput<typeof Manifest>;

/** Every Kubernetes object of ops/kubernetes by its kind. */
export async function readManifests(): Promise<ReadonlyMap<string, Manifest>> {
  const manifests = new Map<string, Manifest>();
  for await (const path of glob('ops/kubernetes/*.yaml', { cwd: root })) {
    for (const document of parseAllDocuments(await read(path), { uniqueKeys: true })) {
      if (document.errors.length > 0) throw new Error(`${path}: ${String(document.errors[0])}`);
      const manifest = v.parse(Manifest, document.toJS());
      if (manifests.has(manifest.kind)) throw new Error(`${path} holds another ${manifest.kind}`);
      manifests.set(manifest.kind, manifest);
    }
  }
  return manifests;
}
