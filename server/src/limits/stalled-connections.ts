import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { type OpenConnection, trackConnections } from '../http/open-connections.ts';
import type { ConnectionLimits } from './connection-limits.ts';

/**
 * The state of a connection at its last check. The times are values of `clock` in `endStalledConnections`.
 */
interface ConnectionProgress {
  bytesRead: number;
  readAt: number;
  bytesSent: number;
  bytesQueued: number;
  sentAt: number;
  closedAt: number | undefined;
}

/**
 * Returns how many bytes of the current write the kernel has not accepted yet. Uses an internal property of
 * Node, as Node does itself (`_onTimeout` in lib/net.js). The public counters change only after a whole
 * write.
 */
const getQueuedBytes = (socket: Socket): number =>
  (socket as unknown as Record<string, { writeQueueSize?: number } | null>)['_handle']?.writeQueueSize ?? 0;

/**
 * Returns whether the server is reading the request body. While a handler pauses the reading, the request
 * does not count as stalled.
 */
const isReadingRequestBody = (request: IncomingMessage): boolean =>
  request.readableFlowing === true && !request.destroyed;

/**
 * Returns for how many milliseconds the client has read no bytes of its response, measured at the last check
 * of the connection. Returns 0 if no response is unsent.
 */
export type GetStallTimeMs = (socket: Socket) => number;

/**
 * Closes a connection that stays too long in one of these states: its request body is incomplete (the server
 * responds 408), its response is unread, it has no request, or only the server has closed it. One timer
 * checks all connections. Call `stop` when the server closes.
 */
export function endStalledConnections(
  server: Server,
  limits: ConnectionLimits,
): { stop: () => void; stalledFor: GetStallTimeMs } {
  const connections = trackConnections(server);
  const progressOf = new WeakMap<Socket, ConnectionProgress>();
  /**
   * Milliseconds that this process has run since its start. Times in which the process was suspended do not
   * count.
   */
  let clock = 0;
  let checkedAt = performance.now();

  /** Updates and returns the state of a connection. */
  const updateProgress = (socket: Socket): ConnectionProgress => {
    const { bytesRead, writableLength } = socket;
    const bytesSent = socket.bytesWritten - writableLength;
    const bytesQueued = getQueuedBytes(socket);
    const previous = progressOf.get(socket);
    const hasRead = previous?.bytesRead !== bytesRead;
    const hasSent = writableLength === 0 || previous?.bytesSent !== bytesSent || previous.bytesQueued !== bytesQueued;
    const progress = {
      bytesRead,
      readAt: hasRead ? clock : previous.readAt,
      bytesSent,
      bytesQueued,
      sentAt: hasSent ? clock : previous.sentAt,
      closedAt: socket.writableFinished ? (previous?.closedAt ?? clock) : undefined,
    };
    progressOf.set(socket, progress);
    return progress;
  };

  /** Responds 408 to an incomplete request. Closes the connection if a response has already begun. */
  const refuseBody = ({ socket, responses }: OpenConnection): void => {
    const [response, ...earlier] = responses;
    if (!response || response.headersSent || earlier.length > 0) socket.destroy();
    else
      server.emit(
        'clientError',
        Object.assign(new Error('body stalled'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
        socket,
      );
  };

  const checkConnection = (connection: OpenConnection): void => {
    const { socket, request, responses } = connection;
    const progress = updateProgress(socket);
    if (progress.closedAt !== undefined) {
      if (clock - progress.closedAt >= limits.halfOpen) socket.destroy();
    } else if (clock - progress.sentAt >= limits.responseStall) socket.destroy();
    else if (request && !request.complete) {
      if (!isReadingRequestBody(request)) progress.readAt = clock;
      else if (clock - progress.readAt >= limits.bodyStall) refuseBody(connection);
    } else if (responses.size === 0 && performance.now() - connection.idleSince >= limits.idle + limits.head) {
      // Node itself closes most idle connections, but not those of clients that send empty lines.
      socket.destroy();
    }
  };

  const checkAll = (): void => {
    const now = performance.now();
    // Each check advances the clock by at most two check intervals, even if the process was suspended for
    // longer. After a suspension, the kernel may hold bytes that this process has not read yet, so the
    // connections may not have stalled.
    clock += Math.min(now - checkedAt, 2 * limits.sweep);
    checkedAt = now;
    for (const connection of connections.values()) checkConnection(connection);
  };
  const timer = setInterval(checkAll, limits.sweep).unref();
  return {
    stop: () => clearInterval(timer),
    stalledFor: (socket) => clock - (progressOf.get(socket)?.sentAt ?? clock),
  };
}
