import * as v from 'valibot';
import { isHost, isOrigin } from './values.ts';

/** A bucket of an S3-compatible store, for pictures. */
export interface S3Settings {
  /** Of the bucket, with a closing slash; the name of an object follows. */
  address: URL;
  /** The same as browsers reach it, for who is sent there; undefined: pictures go through us. */
  browserAddress: URL | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  /** Never to be printed. */
  secretAccessKey: string;
}

/** What `S3_URL` says. */
interface Bucket extends Omit<S3Settings, 'address' | 'browserAddress'> {
  /** Scheme, host and port of the store. */
  origin: string;
  /** Whether the bucket stands in the host name, in front of the store's, and not in the path. */
  inHost: boolean;
}

const form = 'https://KEY:SECRET@host/bucket?region=…';
const parameters = new Set(['region', 'address']);

/**
 * What is wrong with an `S3_URL`, as the end of a sentence; undefined when nothing is. It repeats no part of it: whoever
 * forgot to encode the secret has it standing anywhere.
 */
function complaintOf(text: string): string | undefined {
  if (!URL.canParse(text)) return `must have the form ${form}, with / ? # @ and % in the secret percent-encoded`;
  const { protocol, username, password, pathname, hostname, searchParams, hash } = new URL(text);
  if (!/^https?:$/.test(protocol)) return 'must begin with https:// or http://';
  if (username === '' || password === '') return `must hold a key and its secret: ${form}`;
  if (decoded(username) === undefined || decoded(password) === undefined) {
    return 'must have key and secret percent-encoded: %25 stands for a percent sign';
  }
  if (!isHost(hostname.replace(/^\[|\]$/g, ''))) return 'must name the host of the store';
  if (!/^\/[a-z0-9][\w.-]{1,61}[a-z0-9]\/?$/i.test(pathname)) return `must name one bucket behind the host: ${form}`;
  if (hash !== '' || [...searchParams.keys()].some((name) => !parameters.has(name))) {
    return 'must hold nothing behind the bucket but region and address';
  }
  if (!/^[\w-]{1,64}$/.test(searchParams.get('region') ?? 'us-east-1')) {
    return 'must name a region of letters, digits and hyphens';
  }
  return /^(?:path|host)$/.test(searchParams.get('address') ?? 'path')
    ? undefined
    : 'must say address=path or address=host';
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function readBucket(text: string): Bucket {
  const { origin, username, password, pathname, searchParams } = new URL(text);
  return {
    origin,
    bucket: pathname.replaceAll('/', ''),
    region: searchParams.get('region') ?? 'us-east-1',
    inHost: searchParams.get('address') === 'host',
    accessKeyId: decoded(username) ?? '',
    secretAccessKey: decoded(password) ?? '',
  };
}

/** The variables of where pictures lie; see `.env.example`. */
export const imageVariables = {
  S3_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => complaintOf(text) === undefined,
        ({ input }) => complaintOf(input) ?? '',
      ),
      v.transform(readBucket),
    ),
  ),
  S3_REDIRECT: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^(?:on|off)$/.test(text) || isOrigin(text),
        'must be on, off, or the http://… or https://… under which browsers reach the store, with nothing behind it',
      ),
    ),
    'off',
  ),
};

const Images = v.object(imageVariables);
type Values = v.InferOutput<typeof Images>;

/** The origin under which browsers reach the store; undefined when they are not sent there. */
function redirectOrigin({ S3_URL, S3_REDIRECT }: Values): string | undefined {
  if (S3_REDIRECT === 'off') return undefined;
  return S3_REDIRECT === 'on' ? S3_URL?.origin : new URL(S3_REDIRECT).origin;
}

/** What cannot be true together, a sentence each. */
export function findImageContradictions(values: Values, publicUrl: URL | undefined): string[] {
  if (values.S3_URL === undefined) {
    return values.S3_REDIRECT === 'off' ? [] : ['S3_REDIRECT means nothing without S3_URL.'];
  }
  const isMixed = publicUrl?.protocol === 'https:' && redirectOrigin(values)?.startsWith('http:');
  return isMixed ? ['S3_REDIRECT must lead to https:// when PUBLIC_URL does, or browsers show no picture.'] : [];
}

function addressOf({ inHost, bucket }: Bucket, origin: string): URL {
  const address = new URL(origin);
  if (inHost) address.hostname = `${bucket}.${address.hostname}`;
  else address.pathname = `/${bucket}/`;
  return address;
}

/** Undefined: pictures lie in `DATA_DIR/pictures`. */
export function toS3Settings(values: Values): S3Settings | undefined {
  const { S3_URL: store } = values;
  if (store === undefined) return undefined;
  const { bucket, region, accessKeyId, secretAccessKey } = store;
  const browserOrigin = redirectOrigin(values);
  return {
    address: addressOf(store, store.origin),
    browserAddress: browserOrigin === undefined ? undefined : addressOf(store, browserOrigin),
    bucket,
    region,
    accessKeyId,
    secretAccessKey,
  };
}
