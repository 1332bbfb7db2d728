import type { Worker } from 'node:cluster';

interface Closable {
  close(): void;
}

const isClosable = (handle: unknown): handle is Closable =>
  typeof handle === 'object' && handle !== null && 'close' in handle && typeof handle.close === 'function';

/**
 * Closes the connection that was being handed to `worker` when the worker exits. `node:cluster` hands over one at a
 * time and never closes one that a killed worker did not accept: its client would wait for ever.
 */
export function closeUnacceptedConnection(worker: Worker): void {
  const { process: child } = worker;
  let last: Closable | undefined;
  child.send = new Proxy(child.send, {
    apply: (send, self, args: unknown[]) => {
      const [, handle] = args;
      if (isClosable(handle)) last = handle;
      return Reflect.apply(send, self, args) as boolean;
    },
  });
  // Node has closed an accepted connection already; closing it twice does nothing.
  worker.once('exit', () => last?.close());
}
