import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliDecompress, createUnzip } from 'node:zlib';
import { PreviewFailure } from '../preview-failure.ts';

/**
 * Returns a stage of a stream pipeline. It fails with `too_large` after `maxBytes`, so that a decompression
 * bomb is never completely decompressed.
 */
const createByteLimiter = (maxBytes: number) =>
  async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let size = 0;
    for await (const chunk of source) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new PreviewFailure('too_large');
      yield chunk;
    }
  };

async function readStreamToBuffer(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
}

// Accepts a compressed body that ends too early, as browsers do.
const createUnzipDecoder = (): Transform => createUnzip({ finishFlush: constants.Z_SYNC_FLUSH });
const createBrotliDecoder = (): Transform => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });

/** Decoders of a response body by content encoding. `createUnzip` decodes both gzip and deflate. */
const decoders: Readonly<Record<string, () => Transform>> = {
  identity: () => new PassThrough(),
  gzip: createUnzipDecoder,
  'x-gzip': createUnzipDecoder,
  deflate: createUnzipDecoder,
  br: createBrotliDecoder,
};

export const acceptEncodingHeader = 'gzip, deflate, br';

/**
 * Reads and decompresses a response body. Rejects with `too_large` if it exceeds `maxBytes` before or after
 * decompression.
 */
export async function readBody(response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  const encoding = (response.headers['content-encoding'] ?? '').trim().toLowerCase() || 'identity';
  const createDecoder = Object.hasOwn(decoders, encoding) ? decoders[encoding] : undefined;
  if (createDecoder === undefined) throw new PreviewFailure('unreachable');
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new PreviewFailure('too_large');
  return pipeline(
    response,
    createByteLimiter(maxBytes),
    createDecoder(),
    createByteLimiter(maxBytes),
    readStreamToBuffer,
    { signal },
  );
}
