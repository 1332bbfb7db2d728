import { once } from 'node:events';
import { connect } from 'node:net';

/** An answer as it came over the wire. */
export interface BareReply {
  status: number;
  headers: Headers;
  body: string;
}

/** Writes `text` to the server as it stands, which no HTTP client would, and reads until the server has answered. */
export async function sendBare(origin: string, text: string): Promise<BareReply> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.setEncoding('latin1').write(text, 'latin1');
  let received = '';
  while (!isWhole(received)) {
    const [chunk] = (await Promise.race([once(socket, 'data'), once(socket, 'end')])) as [string | undefined];
    if (chunk === undefined) break;
    received += chunk;
  }
  socket.destroy();
  return readReply(received);
}

function readReply(received: string): BareReply {
  const [head = '', body = ''] = received.split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const headers = new Headers(
    fields.map((field): [string, string] => {
      const colon = field.indexOf(':');
      return [field.slice(0, colon), field.slice(colon + 1).trim()];
    }),
  );
  return { status: Number(line.split(' ')[1]), headers, body };
}

const isWhole = (received: string): boolean => {
  const { headers, body } = readReply(received);
  return received.includes('\r\n\r\n') && body.length >= Number(headers.get('content-length') ?? 0);
};
