import type { KeyObject } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createDisconnectSignal } from '../http/disconnect-signal.ts';
import { createNotFoundProblem } from '../http/problem.ts';
import type { ImageService, ImageSize } from './images.ts';
import { isSignedUrlValid, hasImageKeyFormat, type SignedUrl } from './url-signature.ts';

interface ImageRouteDependencies {
  images: ImageService;
  signingKey: KeyObject;
}

interface ImageRequest {
  Params: { key: string };
  Querystring: Record<string, unknown>;
}

const imageHeaders = {
  'content-type': 'image/webp',
  // File name of a downloaded image (RFC 6266). The name of the uploaded file is never used.
  'content-disposition': 'inline; filename="picture.webp"',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * Registers `GET /api/pictures/:key?expires&signature[&size=card][&preview]`. Requires only a valid
 * signature, because `<img>` elements send no bearer token. Any other URL gets a 404. Sends the image, or
 * redirects (302) to a direct URL if browsers may load images from the store.
 */
export function registerImageRoutes(app: FastifyInstance, { images, signingKey }: ImageRouteDependencies): void {
  app.get<ImageRequest>('/api/pictures/:key', async (request, reply) => {
    const now = new Date();
    const signedUrl = readSignedUrl(request.params.key, request.query);
    if (!signedUrl || !isSignedUrlValid(signingKey, signedUrl, now)) throw createNotFoundProblem();
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
    const location = await images.locate(signedUrl.key, signedUrl.size, { method, until: signedUrl.expires });
    if (location) return reply.header('cache-control', `private, max-age=${location.seconds}`).redirect(location.url);
    const image = await images.open(signedUrl.key, signedUrl.size, createDisconnectSignal(request, reply));
    if (!image) throw createNotFoundProblem();
    const seconds = Math.floor(signedUrl.expires - now.getTime() / 1000);
    return reply
      .headers(imageHeaders)
      .header('cache-control', `private, max-age=${seconds}, immutable`)
      .header('content-length', image.size)
      .send(image.stream);
  });
}

function readSignedUrl(key: string, query: Record<string, unknown>): (SignedUrl & { size: ImageSize }) | undefined {
  // Ignores the parameter `preview`, which only `parseImageKeyFromChatPreviewUrl` needs.
  const { expires, signature, size = 'full', preview: _, ...unknown } = query;
  if (Object.keys(unknown).length > 0 || !hasImageKeyFormat(key)) return undefined;
  if (typeof expires !== 'string' || !/^[1-9]\d{0,11}$/.test(expires)) return undefined;
  if (typeof signature !== 'string' || (size !== 'full' && size !== 'card')) return undefined;
  return { key, expires: Number(expires), signature, size };
}
