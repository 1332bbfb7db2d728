import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { LinkPreviewSettings } from '../../config/link-previews.ts';
import { PreviewFailure } from '../preview-failure.ts';
import { checkTarget, resolvePublicHost, type ResolveHost } from './check-target.ts';
import { acceptEncoding, readBody } from './read-body.ts';
import { createSendRequest } from './send-request.ts';

export interface FetchedResource {
  /** URL of the final response, after all redirects. */
  url: URL;
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export type FetchKind = 'page' | 'image';

/**
 * Requests a page or image of a shop. Rejects with `PreviewFailure` on any failure, and when `signal`
 * aborts.
 */
export type FetchLink = (url: URL, kind: FetchKind, signal: AbortSignal) => Promise<FetchedResource>;

interface FetcherOptions {
  settings: LinkPreviewSettings;
  userAgent: string;
  resolve?: ResolveHost;
}

const MAX_RESPONSE_BYTES = 3 * 1024 * 1024;
const MAX_REDIRECTS = 5;

const acceptedTypes: Readonly<Record<FetchKind, RegExp>> = {
  page: /^(?:text\/html\b|application\/xhtml\+xml\b|image\/(?!svg))/,
  image: /^(?:image\/(?!svg)|application\/octet-stream\b|binary\/octet-stream\b)/,
};

const acceptHeaders: Readonly<Record<FetchKind, string>> = {
  page: 'text/html,application/xhtml+xml',
  image: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
};

/** Returns the target URL if the response is a redirect. Otherwise returns undefined. */
function findRedirectUrl({ statusCode = 0, headers }: IncomingMessage, base: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined) return undefined;
  // Node decodes headers as Latin-1, but shops send UTF-8.
  const location = Buffer.from(headers.location, 'latin1').toString('utf8');
  if (!URL.canParse(location, base.href)) throw new PreviewFailure('unreachable');
  return new URL(location, base);
}

/** Returns whether a response is successful and its body is an image, not a page. */
export const isImageResponse = ({ status, headers }: FetchedResource): boolean =>
  status < 300 && headers['content-type']?.trim().toLowerCase().startsWith('image/') === true;

/**
 * Throws `not_a_product` if a successful response has a content type that this kind of request does not
 * expect. The body is then not read.
 */
function assertContentType({ statusCode = 0, headers }: IncomingMessage, kind: FetchKind): void {
  const type = headers['content-type']?.trim().toLowerCase();
  if (statusCode >= 300 || type === undefined || type === '' || acceptedTypes[kind].test(type)) return;
  throw new PreviewFailure('not_a_product');
}

/** Converts any error of a request to a `PreviewFailure`. */
function toPreviewFailure(error: unknown, signal: AbortSignal): PreviewFailure {
  if (signal.aborted) return new PreviewFailure('too_slow', { cause: error });
  if (error instanceof PreviewFailure) return error;
  const isHeaderTooLarge = error instanceof Error && 'code' in error && error.code === 'HPE_HEADER_OVERFLOW';
  return new PreviewFailure(isHeaderTooLarge ? 'too_large' : 'unreachable', { cause: error });
}

/**
 * Creates the function that requests URLs of shops. No other part of the server requests such URLs. The
 * function checks the target of each redirect again.
 */
export function createLinkFetcher({ settings, userAgent, resolve = resolvePublicHost }: FetcherOptions): FetchLink {
  const send = createSendRequest(settings.proxy);

  const followRedirects = async (start: URL, kind: FetchKind, signal: AbortSignal): Promise<FetchedResource> => {
    const headers = { 'user-agent': userAgent, accept: acceptHeaders[kind], 'accept-encoding': acceptEncoding };
    let url = start;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const target = await checkTarget(url, settings, resolve, signal);
      const response = await send(target, headers, signal);
      try {
        const next = findRedirectUrl(response, url);
        if (next === undefined) {
          assertContentType(response, kind);
          const { statusCode: status = 0, headers: responseHeaders } = response;
          const body = readBody(response, MAX_RESPONSE_BYTES, signal);
          // Of an error response, only the status matters. Therefore an error while reading its body is
          // ignored.
          return {
            url,
            status,
            headers: responseHeaders,
            body: await (status < 400 ? body : body.catch(() => Buffer.of())),
          };
        }
        url = next;
      } finally {
        response.destroy();
      }
    }
    throw new PreviewFailure('unreachable');
  };

  return async (url, kind, signal) => {
    if (!settings.isOn) throw new PreviewFailure('not_allowed');
    try {
      return await followRedirects(url, kind, signal);
    } catch (error) {
      throw toPreviewFailure(error, signal);
    }
  };
}
