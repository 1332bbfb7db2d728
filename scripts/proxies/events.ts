import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Milliseconds until `readNextEvent` rejects. If no event arrives in this time, the proxy probably buffers
 * the stream.
 */
const TIMEOUT_MS = 10_000;

interface EventStream {
  /** Resolves with the text of the next server-sent event; rejects on a timeout. */
  readNextEvent(): Promise<string>;
  close(): void;
}

/** Opens a stream of server-sent events. Resolves when the response headers have arrived. */
export async function openEventStream(url: string): Promise<EventStream> {
  const request = get(url, { agent: false });
  const opened = once(request, 'response') as Promise<[IncomingMessage]>;
  const [response] = await withTimeout(opened, 'the headers of the stream');
  const chunks = response.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string, undefined>;
  let text = '';
  const readNextEvent = async (): Promise<string> => {
    for (;;) {
      const event = /^data: (.*)\n\n/.exec(text);
      if (event) {
        text = text.slice(event[0].length);
        return event[1] ?? '';
      }
      const { done, value }: IteratorResult<string, undefined> = await withTimeout(chunks.next(), 'an event');
      if (done === true) throw new Error('the stream has ended');
      text += value;
    }
  };
  return { readNextEvent, close: () => request.destroy() };
}

async function withTimeout<T>(work: Promise<T>, what: string): Promise<T> {
  const timeout = sleep(TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error(`${what} did not come within ${TIMEOUT_MS / 1000} s`);
  });
  return Promise.race([work, timeout]);
}
