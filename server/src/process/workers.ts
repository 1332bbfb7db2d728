import cluster, { type Worker } from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import { mallocSettings, nodeFlags } from './node-flags.ts';
import type { RunningServer } from './service.ts';
import { closeUnacceptedConnectionOnExit } from './worker-connections.ts';
import { watchHeartbeats } from './worker-heartbeat.ts';
import { isReadyMessage } from './worker-messages.ts';
import { superviseWorkers, type WorkerHandle, createWorkerStartFailure } from './worker-supervisor.ts';

/**
 * Starts `count` worker processes that share one listening socket of this process. A SIGHUP to this process
 * replaces the workers, one after another. Calls `onReady` for each worker that becomes ready. Throws a
 * `StartFailure` if the workers cannot start.
 */
export async function startWorkers(
  count: number,
  logger: FastifyBaseLogger,
  onReady: (worker: Worker) => void = () => {},
): Promise<RunningServer> {
  cluster.setupPrimary({ execArgv: [...nodeFlags, ...process.execArgv] });
  const fork = (): WorkerHandle => {
    const worker = cluster.fork(mallocSettings);
    closeUnacceptedConnectionOnExit(worker);
    const handle = createWorkerHandle(worker, logger);
    void handle.ready.then(() => onReady(worker)).catch(() => undefined);
    return handle;
  };
  // The parent kills all workers when it exits, because a hung worker would not end with its parent.
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

function createWorkerHandle(worker: Worker, logger: FastifyBaseLogger): WorkerHandle {
  const exited = new Promise<string>((resolve) => {
    worker.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  const ready = new Promise<string>((resolve, reject) => {
    worker.on('message', (message: unknown) => {
      if (isReadyMessage(message)) resolve(message.ready);
    });
    void exited.then((how) => reject(createWorkerStartFailure(how)));
  });
  // Prevents an unhandled rejection while the supervisor awaits only `exited`.
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
