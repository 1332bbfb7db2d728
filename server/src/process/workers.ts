import cluster, { type Worker } from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import { mallocSettings, nodeFlags } from './node-flags.ts';
import type { RunningServer } from './service.ts';
import { closeUnacceptedConnection } from './worker-connections.ts';
import { watchHeartbeats } from './worker-heartbeat.ts';
import { isReadyMessage } from './worker-messages.ts';
import { superviseWorkers, type WorkerHandle, workerStartFailure } from './worker-supervisor.ts';

/**
 * Starts `count` worker processes that share one listening socket, held by this process. `SIGHUP` replaces them one by
 * one. Calls `onReady` for each worker that serves. Throws `StartFailure`.
 */
export async function startWorkers(
  count: number,
  logger: FastifyBaseLogger,
  onReady: (worker: Worker) => void = () => {},
): Promise<RunningServer> {
  cluster.setupPrimary({ execArgv: [...nodeFlags, ...process.execArgv] });
  const fork = (): WorkerHandle => {
    const worker = cluster.fork(mallocSettings);
    closeUnacceptedConnection(worker);
    const handle = createHandle(worker, logger);
    void handle.ready.then(() => onReady(worker)).catch(() => undefined);
    return handle;
  };
  // A hung worker does not notice that its parent is gone.
  process.once('exit', () => {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL');
  });
  const starting = superviseWorkers(count, fork, logger);
  process.on('SIGHUP', () => {
    void starting.then(
      ({ replaceAll }) => replaceAll(),
      () => undefined,
    );
  });
  const supervisor = await starting;
  logger.info(`${count} workers serve; kill -HUP ${process.pid} replaces them one by one`);
  return supervisor;
}

function createHandle(worker: Worker, logger: FastifyBaseLogger): WorkerHandle {
  const exited = new Promise<string>((resolve) => {
    worker.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  const ready = new Promise<string>((resolve, reject) => {
    worker.on('message', (message: unknown) => {
      if (isReadyMessage(message)) resolve(message.ready);
    });
    void exited.then((how) => reject(workerStartFailure(how)));
  });
  // The supervisor reads `exited` where it does not await `ready`.
  ready.catch(() => undefined);
  const kill = (): void => void worker.process.kill('SIGKILL');
  watchHeartbeats(worker, () => {
    logger.warn({ pid: worker.process.pid }, 'a worker has sent no heartbeat for 8 seconds and is killed');
    kill();
  });
  return {
    pid: worker.process.pid,
    ready,
    exited,
    stop: (reason) => {
      if (worker.isConnected()) worker.send(reason);
    },
    kill,
  };
}
