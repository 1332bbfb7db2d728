import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { Problem } from '../http/problem.ts';
import { encode } from './encode.ts';
import { TakesTooLong } from './validate.ts';
import type { EncodeRequest, EncodeResponse, WorkLimits } from './image-messages.ts';

const WATCH_INTERVAL_MS = 50;

/** `process.exit` would wait for the decoder's threads. */
const end = (): void => void process.kill(process.pid, 'SIGKILL');

const send = (response: EncodeResponse, done = (): void => {}): void => void process.send?.(response, done);

/** Ends this process when it exceeds a limit; returns what stops the watch. The decoder runs in other threads. */
function watch({ cpuMs, memoryBytes }: WorkLimits): () => void {
  const start = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(start);
    const isSlow = (user + system) / 1_000 > cpuMs;
    if (isSlow || process.memoryUsage.rss() > memoryBytes) {
      clearInterval(timer);
      send({ exceeded: isSlow ? 'processor time' : 'memory' }, end);
    }
  }, WATCH_INTERVAL_MS);
  return () => clearInterval(timer);
}

async function respond({ bytes, use, maxPixels, limits }: EncodeRequest): Promise<EncodeResponse> {
  try {
    return { sizes: await encode(bytes, use, maxPixels, limits.cpuMs) };
  } catch (error) {
    if (error instanceof TakesTooLong) return { takesTooLong: true };
    if (!(error instanceof Problem)) return { failure: String(error) };
    const { status, id, values } = error;
    return { refusal: { status, id, values } } as EncodeResponse;
  }
}

function attempt(change: () => void): void {
  try {
    change();
  } catch {
    // Not on this system, or not allowed: it works without.
  }
}

// The system ends this process before the server when memory runs out.
attempt(() => writeFileSync('/proc/self/oom_score_adj', '1000'));
// The server decides when this process ends: a Ctrl-C reaches both, and running uploads are finished.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.once('disconnect', end);
process.on('message', (request: EncodeRequest) => {
  attempt(() => setPriority(request.nice));
  const stop = watch(request.limits);
  void respond(request).then((response) => {
    stop();
    send(response);
  });
});
