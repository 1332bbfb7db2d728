import { Agent as HttpAgent, type ClientRequest, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import type { TraceSettings } from '../../config-telemetry.ts';

/** Milliseconds that a delivery may take altogether. */
const patience = 10_000;

/** Why a delivery was not taken: a status, or no answer at all. */
export class NotTaken extends Error {
  readonly code: string;

  constructor(code: string) {
    super('Traces were not taken');
    this.code = code;
  }
}

export interface Deliverer {
  /** Resolves when the collector has taken it. Rejects with `NotTaken`. */
  deliver(body: string): Promise<void>;
  close(): void;
}

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : error.name);

/** Hands bodies of OTLP in JSON to a collector, over one connection that is kept. No redirect is followed. */
export function createDeliverer({ endpoint, headers }: Pick<TraceSettings, 'endpoint' | 'headers'>): Deliverer {
  const secure = endpoint.protocol === 'https:';
  const agent = secure
    ? new HttpsAgent({ keepAlive: true, maxSockets: 1 })
    : new HttpAgent({ keepAlive: true, maxSockets: 1 });
  const open = (bytes: number): ClientRequest =>
    (secure ? requestHttps : requestHttp)(endpoint, {
      method: 'POST',
      agent,
      signal: AbortSignal.timeout(patience),
      headers: { ...headers, 'content-type': 'application/json', 'content-length': bytes },
    });
  return {
    deliver: (body) =>
      new Promise((resolve, reject) => {
        const fail = (error: Error): void => reject(new NotTaken(codeOf(error)));
        const request = open(Buffer.byteLength(body));
        request.on('error', fail);
        request.on('response', (response) => {
          const status = response.statusCode ?? 0;
          // What it says is of no use, but the connection is free only when it was read.
          response.on('error', fail).resume();
          response.on('end', () => {
            if (status >= 200 && status < 300) resolve();
            else reject(new NotTaken(String(status)));
          });
        });
        request.end(body);
      }),
    close: () => agent.destroy(),
  };
}
