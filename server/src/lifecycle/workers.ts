import cluster, { type Worker } from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import { createCrew, type Member, notStarted } from './crew.ts';
import { mallocSettings, nodeFlags } from './memory.ts';
import type { RunningServer } from './server.ts';
import { isReadyMessage } from './worker-messages.ts';

/**
 * Starts `count` processes of this program behind one socket, which this one, the parent, holds: while one worker goes
 * and another comes, nobody meets a closed door. `SIGHUP` replaces them all. `onReady` is told of each that serves. Throws `StartFailure`.
 */
export async function startWorkers(
  count: number,
  logger: FastifyBaseLogger,
  onReady: (worker: Worker) => void = () => {},
): Promise<RunningServer> {
  cluster.setupPrimary({ execArgv: [...nodeFlags, ...process.execArgv] });
  const fork = (): Member => {
    const worker = cluster.fork(mallocSettings);
    const member = asMember(worker);
    void member.ready.then(() => onReady(worker)).catch(() => undefined);
    return member;
  };
  const starting = createCrew(count, fork, logger);
  process.on('SIGHUP', () => {
    void starting.then(
      ({ replace }) => replace(),
      () => undefined,
    );
  });
  const crew = await starting;
  logger.info(`${count} workers serve; kill -HUP ${process.pid} replaces them one by one`);
  return crew;
}

function asMember(worker: Worker): Member {
  const ended = new Promise<string>((resolve) => {
    worker.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  const ready = new Promise<string>((resolve, reject) => {
    worker.on('message', (message: unknown) => {
      if (isReadyMessage(message)) resolve(message.ready);
    });
    void ended.then((how) => reject(notStarted(how)));
  });
  // Whoever does not wait for it learns of its end.
  ready.catch(() => undefined);
  return {
    pid: worker.process.pid,
    ready,
    ended,
    dismiss: (why) => {
      if (worker.isConnected()) worker.send(why);
    },
    kill: () => void worker.process.kill('SIGKILL'),
  };
}
