import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { startApp, type TestApp } from '../../server/test/app.ts';
import { contentsOf } from '../../server/test/contents.ts';
import { sessionsOf, type Sessions } from '../../server/test/identity-contents.ts';
import { storedFiles } from '../../server/test/stored-files.ts';
import { createWorld, type World } from '../../server/test/world.ts';

/** A server with Olga's world on it, for one case after another. */
export interface Stage {
  app: TestApp;
  world: World;
  sessions: Sessions;
  /** What the server has logged since the last `reset`, each entry a line. */
  log(): readonly string[];
  /** Where this process has tried to connect since the last `reset`, its own server apart: `127.0.0.1:80`, or a name. */
  connections(): readonly string[];
  reset(): Promise<void>;
  /** Everything that is stored: equal when nothing has been written. */
  stored(): Promise<object>;
}

const stages = new Map<string, Promise<Stage>>();

/** The stage that is set up so: one for all cases that ask for the same. */
export function stageWith(env: Readonly<Record<string, string>> = {}): Promise<Stage> {
  const key = JSON.stringify(env);
  const stage = stages.get(key) ?? setUp(env);
  stages.set(key, stage);
  return stage;
}

export async function closeStages(): Promise<void> {
  for (const stage of stages.values()) await (await stage).app.close();
  stages.clear();
}

async function setUp(env: Readonly<Record<string, string>>): Promise<Stage> {
  const lines: string[] = [];
  const app = await startApp({ LOG_LEVEL: 'trace', ...env }, undefined, { write: (line) => void lines.push(line) });
  const world = await createWorld(app);
  const sessions = await sessionsOf(app, world.people.owner);
  const tried = watchConnections(new URL(app.origin).port);
  return {
    app,
    world,
    sessions,
    log: () => [...lines],
    connections: () => [...tried],
    reset: async () => {
      await world.reset();
      await sessions.reset();
      lines.length = 0;
      tried.length = 0;
    },
    stored: async () => ({
      contents: await contentsOf(app),
      identities: await sessions.digest(),
      files: (await storedFiles(app)).toSorted(),
    }),
  };
}

/** Notes every connection that anything in this process begins over a network, except those to our own `port`. */
function watchConnections(port: string): string[] {
  const tried: string[] = [];
  subscribe('net.client.socket', (message) => {
    const { socket } = message as { socket: Socket };
    socket.on('lookup', (_error, _address, _family, host) => tried.push(host));
    socket.on('connectionAttempt', (address, at) => {
      // The database's socket is a path, and has no port.
      if (!address.startsWith('/') && String(at) !== port) tried.push(`${address}:${at}`);
    });
  });
  return tried;
}
