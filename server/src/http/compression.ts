import type { FastifyInstance, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pickEncoding } from './content-negotiation.ts';
import { addVary } from './vary.ts';

/** Bytes that fit in one packet beside the head: less gains nothing. */
const least = 1_400;

// A list of 50 items: 0.1 ms for a fifth of the bytes, and the slower levels hardly save more.
const fastest = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const compress = {
  br: (text: string) => promisify(brotliCompress)(text, fastest),
  gzip: (text: string) => promisify(gzip)(text, { level: 1 }),
} as const;

/** Calls that are refused without a bearer. What is below `/api/auth` is none: a cookie does there. */
const needsBearer = ({ call }: FastifyRequest): boolean => call !== undefined && call.who !== 'anyone';

/**
 * Sends the longer answers of calls that need a bearer compressed to who takes that. Their size tells an eavesdropper
 * nothing that a page of another site could steer, because no other site can send a bearer.
 */
export function compressAnswers(api: FastifyInstance): void {
  api.addHook('onSend', async (request, reply, payload) => {
    if (!needsBearer(request)) return payload;
    // Short responses and 304 too: the next response of the same URL may be long (RFC 9110, section 15.4.5).
    addVary(reply, 'Accept-Encoding');
    if (typeof payload !== 'string' || payload.length < least) return payload;
    const encoding = pickEncoding(request.headers['accept-encoding']);
    if (encoding === 'identity') return payload;
    void reply.header('content-encoding', encoding);
    return compress[encoding](payload);
  });
}
