import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { Problem } from '../http/problem.ts';
import { encodeImage } from './encode.ts';
import type { EncodeRequest, EncodeResponse, EncoderProcessLimits } from './image-messages.ts';
import { ImageDecodingTooSlowError } from './validate.ts';

/** Milliseconds between two checks whether the process exceeds its limits of CPU time and memory. */
const LIMIT_CHECK_INTERVAL_MS = 50;

/**
 * Kills this process at once. The function `process.exit` would first wait for the threads of the decoder.
 */
const killSelf = (): void => void process.kill(process.pid, 'SIGKILL');

const sendResponse = (response: EncodeResponse, done = (): void => {}): void => void process.send?.(response, done);

/**
 * Starts a timer that kills this process when it exceeds a limit. The timer also runs during decoding, which
 * uses other threads. Returns a function that stops the timer.
 */
function watchProcessLimits({ cpuMs, memoryBytes }: EncoderProcessLimits): () => void {
  const startUsage = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(startUsage);
    const isSlow = (user + system) / 1_000 > cpuMs;
    if (isSlow || process.memoryUsage.rss() > memoryBytes) {
      clearInterval(timer);
      sendResponse({ exceeded: isSlow ? 'processor time' : 'memory' }, killSelf);
    }
  }, LIMIT_CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}

async function runEncodeRequest({ bytes, use, maxPixels, limits }: EncodeRequest): Promise<EncodeResponse> {
  try {
    return { sizes: await encodeImage(bytes, use, maxPixels, limits.cpuMs) };
  } catch (error) {
    if (error instanceof ImageDecodingTooSlowError) return { takesTooLong: true };
    if (!(error instanceof Problem)) return { failure: String(error) };
    const { status, id, values } = error;
    return { refusal: { status, id, values } } as EncodeResponse;
  }
}

function runIgnoringErrors(change: () => void): void {
  try {
    change();
  } catch {
    // Tries to change a setting of this process, for example its priority. Ignores an error, because some
    // machines do not support or allow the change.
  }
}

// Sets the OOM score to its maximum. When the machine has no free memory, the kernel then kills this process
// before it kills the server.
runIgnoringErrors(() => writeFileSync('/proc/self/oom_score_adj', '1000'));
// Ignores signals such as that of Ctrl-C in the terminal, so that uploads in progress can finish. Afterwards
// the server ends this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.once('disconnect', killSelf);
process.on('message', (request: EncodeRequest) => {
  runIgnoringErrors(() => setPriority(request.nice));
  const stop = watchProcessLimits(request.limits);
  void runEncodeRequest(request).then((response) => {
    stop();
    sendResponse(response);
  });
});
