import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse as parseYaml, parseAllDocuments } from 'yaml';
import { repositoryRoot } from '../checks/tool.ts';

const readRepositoryFile = (path: string): Promise<string> => readFile(join(repositoryRoot, path), 'utf8');

const EnvironmentValue = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
);

/** Instructions in the last stage of a Dockerfile. */
export interface DockerfileInstructions {
  instructions: readonly string[];
  env: Readonly<Record<string, string>>;
  cmd: readonly string[];
  healthcheck: readonly string[];
  /** Returns the last instruction that begins with this word, such as `USER`; '' if there is none. */
  last(word: string): string;
}

const parseJsonTextList = (text: string): string[] => v.parse(v.array(v.string()), JSON.parse(text));

export async function readDockerfile(path: string): Promise<DockerfileInstructions> {
  const lines = (await readRepositoryFile(path)).replaceAll(/^\s*#.*\n/gm, '').replaceAll('\\\n', ' ');
  const all = lines.split('\n').filter((line) => line.trim() !== '');
  const instructions = all.slice(all.findLastIndex((line) => line.startsWith('FROM ')));
  const last = (word: string): string => instructions.findLast((line) => line.startsWith(`${word} `)) ?? '';
  const env = instructions.filter((line) => line.startsWith('ENV ')).flatMap((line) => parseAssignments(line.slice(4)));
  return {
    instructions,
    env: Object.fromEntries(env),
    cmd: parseJsonTextList(last('CMD').slice(4)),
    healthcheck: parseJsonTextList(last('HEALTHCHECK').replace(/^.* CMD /, '')),
    last,
  };
}

const parseAssignments = (text: string): [string, string][] =>
  Array.from(text.matchAll(/(\w+)=(\S+)/g), ([, name = '', value = '']) => [name, value]);

const ComposeService = v.object({
  image: v.string(),
  environment: v.record(v.string(), EnvironmentValue),
  ports: v.optional(v.array(v.string()), []),
  volumes: v.array(v.string()),
  tmpfs: v.array(v.string()),
  read_only: v.literal(true),
  cap_drop: v.tuple([v.literal('ALL')]),
  security_opt: v.tuple([v.literal('no-new-privileges:true')]),
  stop_grace_period: v.pipe(v.string(), v.regex(/^\d+s$/), v.transform(Number.parseInt)),
  healthcheck: v.looseObject({ test: v.array(v.string()) }),
});

const ComposeFile = v.object({
  name: v.string(),
  services: v.object({
    app: v.object({
      ...ComposeService.entries,
      build: v.object({ context: v.string(), args: v.array(v.string()) }),
      restart: v.string(),
      env_file: v.literal('.env'),
      depends_on: v.object({ postgres: v.object({ condition: v.literal('service_healthy') }) }),
    }),
    postgres: ComposeService,
  }),
  volumes: v.record(v.string(), v.null()),
});

export async function readCompose(): Promise<v.InferOutput<typeof ComposeFile>> {
  return v.parse(ComposeFile, parseYaml(await readRepositoryFile('compose.yaml')));
}

/** Returns the settings of ops/systemd/wishwell@.service, and the environment variables in this file. */
export async function readSystemdUnit(): Promise<{
  settings: ReadonlyMap<string, string>;
  env: Record<string, string>;
}> {
  const lines = (await readRepositoryFile('ops/systemd/wishwell@.service'))
    .split('\n')
    .filter((line) => /^[A-Z]\w*=/.test(line));
  const pairs = lines.map((line): [string, string] => [
    line.slice(0, line.indexOf('=')),
    line.slice(line.indexOf('=') + 1),
  ]);
  const env = pairs.filter(([key]) => key === 'Environment').flatMap(([, value]) => parseAssignments(value));
  return { settings: new Map(pairs.filter(([key]) => key !== 'Environment')), env: Object.fromEntries(env) };
}

/** Returns the settings in a file such as .env.example by name, including settings in comments. */
export async function readEnvironmentSettings(path: string): Promise<Map<string, string>> {
  const matches = (await readRepositoryFile(path)).matchAll(/^#? ?([A-Z][A-Z0-9_]*)=(.*)$/gm);
  return new Map(Array.from(matches, ([, name = '', value = '']): [string, string] => [name, value]));
}

const KubernetesManifest = v.looseObject({ apiVersion: v.string(), kind: v.string() });
export type KubernetesManifest = v.InferOutput<typeof KubernetesManifest>;

/** Returns the Kubernetes objects in ops/kubernetes by kind. Throws if a kind occurs twice. */
export async function readManifests(): Promise<ReadonlyMap<string, KubernetesManifest>> {
  const manifests = new Map<string, KubernetesManifest>();
  for await (const path of glob('ops/kubernetes/*.yaml', { cwd: repositoryRoot })) {
    for (const document of parseAllDocuments(await readRepositoryFile(path), { uniqueKeys: true })) {
      if (document.errors.length > 0) throw new Error(`${path}: ${String(document.errors[0])}`);
      const manifest = v.parse(KubernetesManifest, document.toJS());
      if (manifests.has(manifest.kind)) throw new Error(`${path} holds another ${manifest.kind}`);
      manifests.set(manifest.kind, manifest);
    }
  }
  return manifests;
}
