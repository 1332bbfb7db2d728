import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** A raw HTTP request. `fetch` would normalise its path, and refuse some methods and headers. */
export interface HttpRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
}

/** A client with one keep-alive connection, which sends requests one after another. */
export interface Connection {
  /**
   * Sends a request and returns its response. Rejects if the connection closes before the response is
   * complete.
   */
  send(request: HttpRequest): Promise<{ status: number; text: string }>;
  close(): void;
}

/** Opens a keep-alive connection to an origin such as `http://host:port`. */
export function openConnection(origin: string): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(origin);
  const send: Connection['send'] = ({ method, path, headers, body }) =>
    new Promise((resolve, reject) => {
      const lengthHeader = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const target = { agent, hostname, port, method, path, headers: { ...lengthHeader, ...headers } };
      const clientRequest = request(target, (response) => {
        text(response).then((received) => resolve({ status: response.statusCode ?? 0, text: received }), reject);
      });
      clientRequest.once('error', reject);
      clientRequest.end(body);
    });
  return { send, close: () => agent.destroy() };
}
