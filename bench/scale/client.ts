import { Agent, request } from 'node:http';

/** What is sent; a body goes with its type. */
export interface Sending {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: Buffer;
}

export interface Answer {
  status: number;
  /** Empty without one. */
  link: string;
  text: string;
  /** From the first byte out to the last byte in. */
  milliseconds: number;
}

// One connection that stays open: a call is measured, and not its way there.
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends one request and reads its answer whole. */
export function send(origin: string, { method, path, headers, body }: Sending): Promise<Answer> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const length = body ? { 'content-length': String(body.length) } : {};
    const sent = request(`${origin}${path}`, { method, agent, headers: { ...headers, ...length } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          milliseconds: performance.now() - begun,
          status: response.statusCode ?? 0,
          link: String(response.headers.link ?? ''),
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

export const json = (value: unknown): Pick<Sending, 'headers' | 'body'> => ({
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(value)),
});

/** A multipart form of plain fields. */
export async function form(fields: Readonly<Record<string, string>>): Promise<Pick<Sending, 'headers' | 'body'>> {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  const response = new Response(data);
  const type = response.headers.get('content-type') ?? '';
  return { headers: { 'content-type': type }, body: Buffer.from(await response.arrayBuffer()) };
}
