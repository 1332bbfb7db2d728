import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pickContentCoding } from './content-negotiation.ts';
import { addVaryHeader } from './vary.ts';

/**
 * Minimum length of a response that the server compresses, in characters. A shorter response fits into one
 * network packet.
 */
const minCompressedLength = 1_400;

/**
 * Maximum length of a text that is compressed synchronously, in characters. Compressing it takes 0.2 ms, as
 * long as passing it to another thread.
 */
const maxSyncCompressedLength = 65_536;

// The lowest Brotli quality. It compresses a list of 50 items to a fifth of its size in 0.1 ms. A higher
// quality takes more time and hardly saves bytes.
const fastestBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const syncCompressors = {
  br: (text: string) => brotliCompressSync(text, fastestBrotli),
  gzip: (text: string) => gzipSync(text, { level: 1 }),
} as const;
const threadPoolCompressors = {
  br: (text: string) => promisify(brotliCompress)(text, fastestBrotli),
  gzip: (text: string) => promisify(gzip)(text, { level: 1 }),
} as const;

/**
 * Returns whether the route requires a bearer token. Routes below `/api/auth` do not, because they accept the
 * session cookie.
 */
const needsBearer = ({ call }: FastifyRequest): boolean => call !== undefined && call.who !== 'anyone';

/**
 * Compresses long responses of routes that require a bearer token. Compression attacks such as BREACH cannot
 * work there, because the attacker's site cannot send the token.
 */
export function compressResponses(api: FastifyInstance): void {
  api.addHook('onSend', async (request, reply, payload) => {
    if (!needsBearer(request)) return payload;
    // Uncompressed and 304 responses also need the header `Vary` (RFC 9110, section 15.4.5), because a later
    // response of the same URL may be compressed.
    addVaryHeader(reply, 'Accept-Encoding');
    if (typeof payload !== 'string' || payload.length < minCompressedLength) return payload;
    const encoding = pickContentCoding(request.headers['accept-encoding']);
    if (encoding === 'identity') return payload;
    void reply.header('content-encoding', encoding);
    return (payload.length <= maxSyncCompressedLength ? syncCompressors : threadPoolCompressors)[encoding](payload);
  });
}
