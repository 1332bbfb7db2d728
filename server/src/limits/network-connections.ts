import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { getIpNetwork } from '../http/network.ts';
import { trackOpenConnections } from '../http/open-connections.ts';

/**
 * Limits the number of open connections of each network (a range of IP addresses). Beyond the limit, closes
 * the network's oldest connection without a running request, which can be the new connection. Do not use this
 * behind a proxy, because all connections come from the proxy's address.
 */
export function limitConnectionsPerNetwork(server: Server, maxConnections: number): void {
  const connections = trackOpenConnections(server);
  const socketsByNetwork = new Map<string, Set<Socket>>();

  const closeOldestIdle = (sockets: Set<Socket>): void => {
    for (const socket of sockets) {
      if (connections.get(socket)?.responses.size) continue;
      // Removes the connection from the count at once: Node emits its event `close` only later.
      sockets.delete(socket);
      socket.destroy();
      return;
    }
  };

  server.on('connection', (socket) => {
    const network = getIpNetwork(socket.remoteAddress);
    const sockets = socketsByNetwork.get(network) ?? new Set();
    socketsByNetwork.set(network, sockets.add(socket));
    socket.once('close', () => {
      if (sockets.delete(socket) && sockets.size === 0) socketsByNetwork.delete(network);
    });
    if (sockets.size > maxConnections) closeOldestIdle(sockets);
  });
}
