import { withTimeout } from '../../concurrency/with-timeout.ts';
import { isAnswer, question } from './metrics-messages.ts';

/** Milliseconds: Prometheus itself gives up after ten seconds. */
const patience = 4_000;

/** The other end of a channel between a parent and a worker. */
export interface Peer {
  send(message: object): void;
  on(event: 'message', listener: (message: unknown) => void): unknown;
}

/** Asks a peer for `what`, again and again if need be. Rejects when it does not answer in time, or cannot. */
export function askPeer(peer: Peer, what: 'snapshot' | 'all'): () => Promise<unknown> {
  const open = new Map<number, (content: unknown) => void>();
  let asked = 0;
  peer.on('message', (message) => {
    if (isAnswer(message, what)) open.get(message.number)?.(message.content);
  });
  return async () => {
    asked += 1;
    const number = asked;
    const answered = new Promise((resolve) => void open.set(number, resolve));
    try {
      peer.send(question(what, number));
      const content = await withTimeout(answered, patience, () => new Error('No answer about the metrics in time'));
      if (content === undefined) throw new Error('A process could not read its metrics');
      return content;
    } finally {
      open.delete(number);
    }
  };
}
