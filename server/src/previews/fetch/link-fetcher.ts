import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { LinkPreviewSettings } from '../../config/link-previews.ts';
import { PreviewFailure } from '../preview-failure.ts';
import { checkLinkTarget, resolvePublicHost, type ResolveHost } from './check-link-target.ts';
import { acceptEncodingHeader, readBody } from './read-body.ts';
import { createRequestSender } from './send-request.ts';

export interface FetchedResource {
  /** URL of the fetched page or image, after all redirects. */
  url: URL;
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

type LinkResourceKind = 'page' | 'image';

/**
 * Requests a page or image of a shop. Rejects with `PreviewFailure` on any failure, and when `signal`
 * aborts.
 */
export type FetchLinkResource = (url: URL, kind: LinkResourceKind, signal: AbortSignal) => Promise<FetchedResource>;

interface FetcherOptions {
  settings: LinkPreviewSettings;
  userAgent: string;
  resolve?: ResolveHost;
}

const MAX_RESPONSE_BYTES = 3 * 1024 * 1024;
const MAX_REDIRECTS = 5;

const acceptedTypes: Readonly<Record<LinkResourceKind, RegExp>> = {
  page: /^(?:text\/html\b|application\/xhtml\+xml\b|image\/(?!svg))/,
  image: /^(?:image\/(?!svg)|application\/octet-stream\b|binary\/octet-stream\b)/,
};

const acceptHeaders: Readonly<Record<LinkResourceKind, string>> = {
  page: 'text/html,application/xhtml+xml',
  image: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
};

/** Returns the URL to which a response redirects; undefined if the response is no redirect. */
function findRedirectUrl({ statusCode = 0, headers }: IncomingMessage, base: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined) return undefined;
  // Decodes the header `Location` as UTF-8, which shops use. Node has decoded the header as Latin-1.
  const location = Buffer.from(headers.location, 'latin1').toString('utf8');
  if (!URL.canParse(location, base.href)) throw new PreviewFailure('unreachable');
  return new URL(location, base);
}

/** Returns whether a response is successful and contains an image instead of a page. */
export const isImageResponse = ({ status, headers }: FetchedResource): boolean =>
  status < 300 && headers['content-type']?.trim().toLowerCase().startsWith('image/') === true;

/** Throws `not_a_product` if a successful response has an unexpected content type. */
function assertContentType({ statusCode = 0, headers }: IncomingMessage, kind: LinkResourceKind): void {
  const type = headers['content-type']?.trim().toLowerCase();
  if (statusCode >= 300 || type === undefined || type === '' || acceptedTypes[kind].test(type)) return;
  throw new PreviewFailure('not_a_product');
}

function toPreviewFailure(error: unknown, signal: AbortSignal): PreviewFailure {
  if (signal.aborted) return new PreviewFailure('too_slow', { cause: error });
  if (error instanceof PreviewFailure) return error;
  const isHeaderTooLarge = error instanceof Error && 'code' in error && error.code === 'HPE_HEADER_OVERFLOW';
  return new PreviewFailure(isHeaderTooLarge ? 'too_large' : 'unreachable', { cause: error });
}

/**
 * Creates the function that requests URLs of shops. No other function of the server sends requests to shops.
 * The function also checks the target of each redirect.
 */
export function createLinkFetcher({
  settings,
  userAgent,
  resolve = resolvePublicHost,
}: FetcherOptions): FetchLinkResource {
  const send = createRequestSender(settings.proxy);

  const followRedirects = async (start: URL, kind: LinkResourceKind, signal: AbortSignal): Promise<FetchedResource> => {
    const headers = { 'user-agent': userAgent, accept: acceptHeaders[kind], 'accept-encoding': acceptEncodingHeader };
    let url = start;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const target = await checkLinkTarget(url, settings, resolve, signal);
      const response = await send(target, headers, signal);
      try {
        const next = findRedirectUrl(response, url);
        if (next === undefined) {
          assertContentType(response, kind);
          const { statusCode: status = 0, headers: responseHeaders } = response;
          const body = readBody(response, MAX_RESPONSE_BYTES, signal);
          // Ignores an error while reading the body of an error response, because only the status matters.
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
