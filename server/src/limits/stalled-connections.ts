import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { type Connection, trackConnections } from '../http/open-connections.ts';
import type { ConnectionLimits } from './connection-limits.ts';

/** How far a connection was at the last look; times are of the sweep's own clock. */
interface Progress {
  bytesRead: number;
  readAt: number;
  bytesSent: number;
  bytesQueued: number;
  sentAt: number;
  closedAt: number | undefined;
}

/**
 * Bytes of the write in progress that the kernel has not taken. Node reads the same property to tell a slow write from
 * a stalled one (`_onTimeout` in lib/net.js); its public counters move only when a whole write has ended.
 */
const queuedBytes = (socket: Socket): number =>
  (socket as unknown as Record<string, { writeQueueSize?: number } | null>)['_handle']?.writeQueueSize ?? 0;

/** Whether the server reads the body now. A handler that pauses it must not be blamed on the client. */
const isReading = (request: IncomingMessage): boolean => request.readableFlowing === true && !request.destroyed;

/** Milliseconds since the client took a byte of the response; 0 if none is waiting. By socket, as of the last look. */
export type StallTimes = (socket: Socket) => number;

/**
 * Ends connections on which nothing moves: a body that stops (408), a response that is not read, an idle connection,
 * one that the client does not close. One timer looks at all of them. Call `stop` when the server closes.
 */
export function endStalledConnections(
  server: Server,
  limits: ConnectionLimits,
): { stop: () => void; stalledFor: StallTimes } {
  const open = trackConnections(server);
  const progressOf = new WeakMap<Socket, Progress>();
  let clock = 0;
  let lookedAt = performance.now();

  const lookAt = (socket: Socket): Progress => {
    const { bytesRead, writableLength } = socket;
    const bytesSent = socket.bytesWritten - writableLength;
    const bytesQueued = queuedBytes(socket);
    const last = progressOf.get(socket);
    const hasRead = last?.bytesRead !== bytesRead;
    const hasSent = writableLength === 0 || last?.bytesSent !== bytesSent || last.bytesQueued !== bytesQueued;
    const next = {
      bytesRead,
      readAt: hasRead ? clock : last.readAt,
      bytesSent,
      bytesQueued,
      sentAt: hasSent ? clock : last.sentAt,
      closedAt: socket.writableFinished ? (last?.closedAt ?? clock) : undefined,
    };
    progressOf.set(socket, next);
    return next;
  };

  /** A response that has begun cannot become a 408: its connection just ends. */
  const refuseBody = ({ socket, responses }: Connection): void => {
    const [response, ...earlier] = responses;
    if (!response || response.headersSent || earlier.length > 0) socket.destroy();
    else
      server.emit(
        'clientError',
        Object.assign(new Error('body stalled'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
        socket,
      );
  };

  const check = (connection: Connection): void => {
    const { socket, request, responses } = connection;
    const progress = lookAt(socket);
    if (progress.closedAt !== undefined) {
      if (clock - progress.closedAt >= limits.halfOpen) socket.destroy();
    } else if (clock - progress.sentAt >= limits.responseStall) socket.destroy();
    else if (request && !request.complete) {
      if (!isReading(request)) progress.readAt = clock;
      else if (clock - progress.readAt >= limits.bodyStall) refuseBody(connection);
    } else if (responses.size === 0 && performance.now() - connection.idleSince >= limits.idle + limits.head) {
      // Node ends an idle connection by itself, unless its client sends empty lines.
      socket.destroy();
    }
  };

  const sweep = (): void => {
    const now = performance.now();
    // A process that was stopped for a while has bytes to read that it does not know of yet.
    clock += Math.min(now - lookedAt, 2 * limits.sweep);
    lookedAt = now;
    for (const connection of open.values()) check(connection);
  };
  const timer = setInterval(sweep, limits.sweep).unref();
  return {
    stop: () => clearInterval(timer),
    stalledFor: (socket) => clock - (progressOf.get(socket)?.sentAt ?? clock),
  };
}
