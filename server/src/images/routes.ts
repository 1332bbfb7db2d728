import type { KeyObject } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound, Problem } from '../http/problem.ts';
import type { Images, ImageSize } from './images.ts';
import { isLive, isImageKey, type SignedAddress } from './url-signature.ts';

/** What serving pictures needs. */
interface ImageRouteParts {
  images: Images;
  signingKey: KeyObject;
}

interface ImageRequest {
  Params: { key: string };
  Querystring: Record<string, unknown>;
}

const headers = {
  'content-type': 'image/webp',
  // Under a name of ours, whatever the file was called that was sent (RFC 6266).
  'content-disposition': 'inline; filename="picture.webp"',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * `GET /api/pictures/:key?expires&signature[&size=card]`: a picture, to whoever holds a live address of it; the
 * plain `<img>` that asks carries no bearer. Any other address is 404, whatever is wrong with it. Where browsers get pictures
 * from the store itself, 302 to an address of it, kept no longer than that one is good.
 */
export function imageRoutes(app: FastifyInstance, { images, signingKey }: ImageRouteParts): void {
  app.get<ImageRequest>('/api/pictures/:key', async (request, reply) => {
    const now = new Date();
    const asked = readAddress(request.params.key, request.query);
    if (!asked || !isLive(signingKey, asked, now)) throw notFound();
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
    const place = await images.locate(asked.key, asked.size, { method, until: asked.expires });
    if (place) return reply.header('cache-control', `private, max-age=${place.seconds}`).redirect(place.address);
    const image = await images.open(asked.key, asked.size, goneSignal(reply));
    if (!image) throw notFound();
    const seconds = Math.floor(asked.expires - now.getTime() / 1000);
    return reply
      .headers(headers)
      .header('cache-control', `private, max-age=${seconds}, immutable`)
      .header('content-length', image.size)
      .send(image.stream);
  });
}

/** Says so when who asked is gone; to whom it matters what is thrown then. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort(new Problem(400, 'error.badRequest')));
  return gone.signal;
}

function readAddress(key: string, query: Record<string, unknown>): (SignedAddress & { size: ImageSize }) | undefined {
  const { expires, signature, size = 'full', ...unknown } = query;
  if (Object.keys(unknown).length > 0 || !isImageKey(key)) return undefined;
  if (typeof expires !== 'string' || !/^[1-9]\d{0,11}$/.test(expires)) return undefined;
  if (typeof signature !== 'string' || (size !== 'full' && size !== 'card')) return undefined;
  return { key, expires: Number(expires), signature, size };
}
