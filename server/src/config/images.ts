import * as v from 'valibot';
import { isHostNameOrAddress, isOrigin } from './values.ts';

/** Settings of the bucket for images in an S3-compatible store. */
export interface S3Settings {
  /** URL of the bucket with a trailing slash. Object names are appended to it. */
  url: URL;
  /**
   * Bucket URL to which the server redirects browsers that request an image. If undefined, the server sends
   * images itself.
   */
  browserUrl: URL | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  /** Secret access key of the S3 store. It must not be logged. */
  secretAccessKey: string;
}

interface ParsedBucketUrl extends Omit<S3Settings, 'url' | 'browserUrl'> {
  origin: string;
  /** Whether the bucket URL contains the bucket name in the host name instead of the path. */
  isBucketInHost: boolean;
}

const bucketUrlForm = 'https://KEY:SECRET@host/bucket?region=…';
const bucketUrlParameters = new Set(['region', 'address']);

/**
 * Returns the error of `S3_URL` as the rest of a sentence that begins with the variable's name; undefined
 * if the URL is valid. The text never contains the URL, because a secret with unencoded characters can be
 * in any part of the URL.
 */
function findUrlProblem(text: string): string | undefined {
  if (!URL.canParse(text))
    return `must have the form ${bucketUrlForm}, with / ? # @ and % in the secret percent-encoded`;
  const { protocol, username, password, pathname, hostname, searchParams, hash } = new URL(text);
  if (!/^https?:$/.test(protocol)) return 'must begin with https:// or http://';
  if (username === '' || password === '') return `must hold a key and its secret: ${bucketUrlForm}`;
  if (decodeOrUndefined(username) === undefined || decodeOrUndefined(password) === undefined) {
    return 'must have key and secret percent-encoded: %25 stands for a percent sign';
  }
  if (!isHostNameOrAddress(hostname.replace(/^\[|\]$/g, ''))) return 'must name the host of the store';
  if (!/^\/[a-z0-9][\w.-]{1,61}[a-z0-9]\/?$/i.test(pathname))
    return `must name one bucket after the host: ${bucketUrlForm}`;
  if (hash !== '' || [...searchParams.keys()].some((name) => !bucketUrlParameters.has(name))) {
    return 'may have only region and address after the bucket';
  }
  if (!/^[\w-]{1,64}$/.test(searchParams.get('region') ?? 'us-east-1')) {
    return 'must name a region of letters, digits and hyphens';
  }
  return /^(?:path|host)$/.test(searchParams.get('address') ?? 'path')
    ? undefined
    : 'must say address=path or address=host';
}

function decodeOrUndefined(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function parseBucketUrl(text: string): ParsedBucketUrl {
  const { origin, username, password, pathname, searchParams } = new URL(text);
  return {
    origin,
    bucket: pathname.replaceAll('/', ''),
    region: searchParams.get('region') ?? 'us-east-1',
    isBucketInHost: searchParams.get('address') === 'host',
    accessKeyId: decodeOrUndefined(username) ?? '',
    secretAccessKey: decodeOrUndefined(password) ?? '',
  };
}

/** Environment variables of the image store; see `.env.example`. */
export const imageEnvVariableSchemas = {
  S3_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => findUrlProblem(text) === undefined,
        ({ input }) => findUrlProblem(input) ?? '',
      ),
      v.transform(parseBucketUrl),
    ),
  ),
  S3_REDIRECT: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^(?:on|off)$/.test(text) || isOrigin(text),
        'must be on, off, or the http://… or https://… under which browsers reach the store, with nothing after it',
      ),
    ),
    'off',
  ),
};

const ImageVariables = v.object(imageEnvVariableSchemas);
type ImageVariableValues = v.InferOutput<typeof ImageVariables>;

/**
 * Returns the origin of the bucket to which the server redirects browsers for images; undefined if it does
 * not redirect.
 */
function findRedirectOrigin({ S3_URL, S3_REDIRECT }: ImageVariableValues): string | undefined {
  if (S3_REDIRECT === 'off') return undefined;
  return S3_REDIRECT === 'on' ? S3_URL?.origin : new URL(S3_REDIRECT).origin;
}

export function findImageSettingContradictions(values: ImageVariableValues, publicUrl: URL | undefined): string[] {
  if (values.S3_URL === undefined) {
    return values.S3_REDIRECT === 'off' ? [] : ['S3_REDIRECT has no effect without S3_URL.'];
  }
  const isMixedContent = publicUrl?.protocol === 'https:' && findRedirectOrigin(values)?.startsWith('http:');
  return isMixedContent ? ['S3_REDIRECT must lead to https:// when PUBLIC_URL does, or browsers show no picture.'] : [];
}

function createBucketUrl({ isBucketInHost, bucket }: ParsedBucketUrl, origin: string): URL {
  const url = new URL(origin);
  if (isBucketInHost) url.hostname = `${bucket}.${url.hostname}`;
  else url.pathname = `/${bucket}/`;
  return url;
}

/** Returns the settings of the S3 bucket; undefined if images are stored in `DATA_DIR/pictures`. */
export function toS3Settings(values: ImageVariableValues): S3Settings | undefined {
  const { S3_URL: store } = values;
  if (store === undefined) return undefined;
  const { bucket, region, accessKeyId, secretAccessKey } = store;
  const browserOrigin = findRedirectOrigin(values);
  return {
    url: createBucketUrl(store, store.origin),
    browserUrl: browserOrigin === undefined ? undefined : createBucketUrl(store, browserOrigin),
    bucket,
    region,
    accessKeyId,
    secretAccessKey,
  };
}
