import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds after which an event counts as held back. */
const PATIENCE = 10_000;

interface EventStream {
  /** Resolves with the text of the next one; rejects when it does not come. */
  next(): Promise<string>;
  close(): void;
}

/** Opens a stream of server-sent events; resolves as soon as its headers are there. */
export async function readEvents(address: string): Promise<EventStream> {
  const request = get(address, { agent: false });
  const opened = once(request, 'response') as Promise<[IncomingMessage]>;
  const [response] = await withTimeout(opened, 'the headers of the stream');
  const chunks = response.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string, undefined>;
  let text = '';
  const next = async (): Promise<string> => {
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
  return { next, close: () => request.destroy() };
}

async function withTimeout<T>(work: Promise<T>, what: string): Promise<T> {
  const late = sleep(PATIENCE, undefined, { ref: false }).then(() => {
    throw new Error(`${what} did not come within ${PATIENCE / 1000} s`);
  });
  return Promise.race([work, late]);
}
