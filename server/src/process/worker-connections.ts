import type { Worker } from 'node:cluster';

interface Closable {
  close(): void;
}

const isClosable = (handle: unknown): handle is Closable =>
  typeof handle === 'object' && handle !== null && 'close' in handle && typeof handle.close === 'function';

/**
 * Closes the connection that the parent sent last to a worker, when that worker exits. `node:cluster` sends
 * one connection at a time. If a worker is killed before it accepts the connection, `node:cluster` does not
 * close the connection, so the client would wait forever.
 */
export function closeUnacceptedConnectionOnExit(worker: Worker): void {
  const { process: child } = worker;
  let lastHandle: Closable | undefined;
  child.send = new Proxy(child.send, {
    apply: (send, self, args: unknown[]) => {
      const [, handle] = args;
      if (isClosable(handle)) lastHandle = handle;
      return Reflect.apply(send, self, args) as boolean;
    },
  });
  // Closing a connection that is already closed does nothing.
  worker.once('exit', () => lastHandle?.close());
}
