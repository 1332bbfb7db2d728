import type { Server } from 'node:http';
import { networkOf } from '../http/network.ts';
import { type Connection, trackConnections } from '../http/open-connections.ts';

/** File descriptors that stay free for the database, files and outgoing connections. */
const otherDescriptors = 256;

/** Returns how many connections fit: each may need a second descriptor, for the file that it is sent. */
export function connectionsThatFit(most: number, openFiles: number | undefined): number {
  return openFiles === undefined ? most : Math.max(1, Math.min(most, Math.floor((openFiles - otherDescriptors) / 2)));
}

/** How many descriptors this process may open; undefined where the system does not tell, or sets no limit. */
export function findOpenFileLimit(): number | undefined {
  const report: NodeJS.ProcessReport & { excludeNetwork?: boolean } = process.report;
  // Otherwise the report resolves the names of all peers.
  report.excludeNetwork = true;
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : undefined;
}

/** The open connections of a network. */
interface Network {
  name: string;
  connections: number;
  /** Those without a request, the one that has been idle longest first. */
  idle: Set<Connection>;
}

/** Connections by network. A change looks at one connection; a search, at one idle connection of each network. */
function countByNetwork() {
  const networks = new Map<string, Network>();
  const networkOfEach = new Map<Connection, Network>();

  const remove = (connection: Connection): void => {
    const network = networkOfEach.get(connection);
    if (!network) return;
    networkOfEach.delete(connection);
    network.idle.delete(connection);
    network.connections -= 1;
    if (network.connections === 0) networks.delete(network.name);
  };
  return {
    size: (): number => networkOfEach.size,
    add: (connection: Connection): void => {
      const name = networkOf(connection.socket.remoteAddress ?? '');
      const network = networks.get(name) ?? { name, connections: 0, idle: new Set() };
      network.connections += 1;
      network.idle.add(connection);
      networks.set(name, network);
      networkOfEach.set(connection, network);
    },
    remove,
    markBusy: (connection: Connection): void => {
      networkOfEach.get(connection)?.idle.delete(connection);
    },
    markIdle: (connection: Connection): void => {
      networkOfEach.get(connection)?.idle.add(connection);
    },
    /** Of the network that has the most connections, the one that has been idle longest; no longer counted. */
    takeIdle: (): Connection | undefined => {
      let found: { connection: Connection; connections: number } | undefined;
      for (const { connections, idle } of networks.values()) {
        if (found && connections < found.connections) continue;
        const [connection] = idle;
        if (!connection) continue;
        const isLonger = !found || connections > found.connections || connection.idleSince < found.connection.idleSince;
        if (isLonger) found = { connection, connections };
      }
      if (found) remove(found.connection);
      return found?.connection;
    },
  };
}

/**
 * Keeps at most `most` connections open. For one more, a connection without a request ends: of the network that has the
 * most connections, the one that has been idle longest. If every other connection serves a request, it is the new one.
 */
export function limitConnections(server: Server, most: number): void {
  const open = trackConnections(server);
  const counted = countByNetwork();

  server.on('connection', (socket) => {
    const connection = open.get(socket);
    if (!connection) return;
    counted.add(connection);
    socket.once('close', () => counted.remove(connection));
    // A socket that was destroyed closes later: one that no longer counts is not ended a second time.
    if (counted.size() > most) counted.takeIdle()?.socket.destroy();
  });
  server.on('request', (request, response) => {
    const connection = open.get(request.socket);
    if (!connection) return;
    counted.markBusy(connection);
    response.once('close', () => {
      if (connection.responses.size === 0) counted.markIdle(connection);
    });
  });
}
