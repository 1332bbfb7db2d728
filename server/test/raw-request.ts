import { once } from 'node:events';
import { connect } from 'node:net';

export interface RawReply {
  status: number;
  headers: Headers;
  body: string;
}

/** Sends `text` as the raw bytes of an HTTP request, even an invalid one, and returns the response. */
export async function sendRawRequest(origin: string, text: string): Promise<RawReply> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.setEncoding('latin1').write(text, 'latin1');
  let received = '';
  while (!isReplyComplete(received)) {
    const [chunk] = (await Promise.race([once(socket, 'data'), once(socket, 'end')])) as [string | undefined];
    if (chunk === undefined) break;
    received += chunk;
  }
  socket.destroy();
  return parseRawReply(received);
}

function parseRawReply(received: string): RawReply {
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

const isReplyComplete = (received: string): boolean => {
  const { headers, body } = parseRawReply(received);
  return received.includes('\r\n\r\n') && body.length >= Number(headers.get('content-length') ?? 0);
};
