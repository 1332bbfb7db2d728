import type { Server } from 'node:http';
import { getIpNetwork } from '../http/network.ts';
import { type OpenConnection, trackConnections } from '../http/open-connections.ts';

/**
 * Number of file descriptors that are not available for client connections: the database, files and outgoing
 * connections need them.
 */
const reservedFileDescriptors = 256;

/**
 * Returns the maximum number of connections if the process may open `openFiles` files, but at most
 * `maxConnections`. Each connection counts as two files, because a response may read a file.
 */
export function computeMaxConnections(maxConnections: number, openFiles: number | undefined): number {
  return openFiles === undefined
    ? maxConnections
    : Math.max(1, Math.min(maxConnections, Math.floor((openFiles - reservedFileDescriptors) / 2)));
}

/**
 * Returns how many files this process may open. Returns undefined if the limit is unknown or if there is
 * none.
 */
export function findOpenFileLimit(): number | undefined {
  const report: NodeJS.ProcessReport & { excludeNetwork?: boolean } = process.report;
  // Excludes network data from the process report of Node. Otherwise Node would look up the host name of each
  // connected client.
  report.excludeNetwork = true;
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  const softLimit = userLimits?.open_files?.soft;
  return typeof softLimit === 'number' ? softLimit : undefined;
}

interface NetworkConnections {
  name: string;
  connections: number;
  /** Connections without a running request. The connection that has been idle longest is first. */
  idle: Set<OpenConnection>;
}

/**
 * Counts open connections by network. Adding and removing a connection take O(1). Finding the idle connection
 * to close takes O(networks).
 */
function createNetworkConnectionCounts() {
  const networks = new Map<string, NetworkConnections>();
  const networkByConnection = new Map<OpenConnection, NetworkConnections>();

  const remove = (connection: OpenConnection): void => {
    const network = networkByConnection.get(connection);
    if (!network) return;
    networkByConnection.delete(connection);
    network.idle.delete(connection);
    network.connections -= 1;
    if (network.connections === 0) networks.delete(network.name);
  };
  return {
    size: (): number => networkByConnection.size,
    add: (connection: OpenConnection): void => {
      const name = getIpNetwork(connection.socket.remoteAddress ?? '');
      const network = networks.get(name) ?? { name, connections: 0, idle: new Set() };
      network.connections += 1;
      network.idle.add(connection);
      networks.set(name, network);
      networkByConnection.set(connection, network);
    },
    remove,
    markBusy: (connection: OpenConnection): void => {
      networkByConnection.get(connection)?.idle.delete(connection);
    },
    markIdle: (connection: OpenConnection): void => {
      networkByConnection.get(connection)?.idle.add(connection);
    },
    /** Removes and returns the connection that is idle longest, in the network with the most connections. */
    removeLongestIdle: (): OpenConnection | undefined => {
      let candidate: { connection: OpenConnection; connections: number } | undefined;
      for (const { connections, idle } of networks.values()) {
        if (candidate && connections < candidate.connections) continue;
        const [connection] = idle;
        if (!connection) continue;
        const isLonger =
          !candidate || connections > candidate.connections || connection.idleSince < candidate.connection.idleSince;
        if (isLonger) candidate = { connection, connections };
      }
      if (candidate) remove(candidate.connection);
      return candidate?.connection;
    },
  };
}

/**
 * Limits the number of open connections of the server. A new connection beyond the limit closes an idle
 * connection: the longest idle one of the network with the most connections. If no other connection is idle,
 * the new connection is closed.
 */
export function limitConnections(server: Server, maxConnections: number): void {
  const connections = trackConnections(server);
  const counts = createNetworkConnectionCounts();

  server.on('connection', (socket) => {
    const connection = connections.get(socket);
    if (!connection) return;
    counts.add(connection);
    socket.once('close', () => counts.remove(connection));
    // `size()` no longer counts connections that were destroyed here, although their `close` event comes
    // later.
    if (counts.size() > maxConnections) counts.removeLongestIdle()?.socket.destroy();
  });
  server.on('request', (request, response) => {
    const connection = connections.get(request.socket);
    if (!connection) return;
    counts.markBusy(connection);
    response.once('close', () => {
      if (connection.responses.size === 0) counts.markIdle(connection);
    });
  });
}
