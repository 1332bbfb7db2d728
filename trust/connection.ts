import { Agent, request, type IncomingHttpHeaders } from 'node:http';

export interface Sending {
  method: string;
  path: string;
  headers?: Readonly<Record<string, string | readonly string[]>>;
  body?: string | Uint8Array | undefined;
}

export async function encodeForm(form: FormData) {
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return { headers, body: new Uint8Array(await encoded.arrayBuffer()) };
}

const boundary = 'wishwell-form';

/** Encodes text fields as a multipart form; omits undefined ones. */
export function encodeFields(fields: Readonly<Record<string, string | number | boolean | undefined>>) {
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`],
  );
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return { headers, body: `${parts.join('')}--${boundary}--\r\n` };
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** As they came, perhaps compressed. */
  bytes: Buffer;
  /** From sending the first byte to reading the last, in milliseconds. */
  ms: number;
}

/** One kept-alive socket: what is sent through it goes one after the other. */
export interface Connection {
  /** Rejects when the socket is dropped before the answer is whole. */
  send(sending: Sending): Promise<Answer>;
  close(): void;
}

interface ConnectionOptions {
  /** The source address, such as `127.0.0.2`; Linux lets a client use the whole of 127.0.0.0/8. */
  localAddress?: string;
  /** Milliseconds after which a request without a complete response rejects; no limit by default. */
  timeout?: number;
}

/** Opens a socket of one's own to `origin`, `http://host:port`; cheaper than fetch, and says when it is dropped. */
export function connectTo(origin: string, { localAddress, timeout }: ConnectionOptions = {}): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(origin);
  const send = ({ method, path, headers = {}, body }: Sending): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const begun = performance.now();
      const signal = timeout === undefined ? {} : { signal: AbortSignal.timeout(timeout) };
      const from = localAddress === undefined ? {} : { localAddress };
      const sized = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const target = { agent, hostname, port, method, path, ...from, ...signal };
      const sent = request({ ...target, headers: { ...sized, ...headers } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => void chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const bytes = Buffer.concat(chunks);
          const ms = performance.now() - begun;
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text: bytes.toString(), bytes, ms });
        });
      });
      sent.once('error', reject);
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
}
