import { AwsV4Signer } from 'aws4fetch';
import type { S3Settings } from '../../config/images.ts';

type S3Credentials = Pick<S3Settings, 'region' | 'accessKeyId' | 'secretAccessKey'>;

/** The parts of an S3 request that the signature covers, including all headers. */
export interface SignableRequest {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  url: URL;
  headers?: Readonly<Record<string, string>>;
}

/**
 * Creates a signer of S3 requests. `now` is the time of the signature, in the format `20130524T000000Z` of
 * AWS.
 */
const createSigner = (
  { region, accessKeyId, secretAccessKey }: S3Credentials,
  now: Date,
  request: { method: string; url: string; headers?: Record<string, string>; allHeaders?: true; signQuery?: true },
): AwsV4Signer =>
  new AwsV4Signer({
    ...request,
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    datetime: now.toISOString().replace(/[:-]|\.\d{3}/g, ''),
  });

/**
 * Returns the headers of an S3 request including its signature (AWS Signature Version 4). `sha256` is the
 * hash of the body in hexadecimal.
 */
export async function signHeaders(
  credentials: S3Credentials,
  { method, url, headers }: SignableRequest,
  sha256: string,
): Promise<Record<string, string>> {
  const signedHeaders = { ...headers, 'x-amz-content-sha256': sha256 };
  const request = { method, url: url.href, headers: signedHeaders, allHeaders: true } as const;
  return Object.fromEntries((await createSigner(credentials, new Date(), request).sign()).headers);
}

/** Returns a presigned S3 URL that is valid for `seconds`, starting at `now`. */
export async function presignUrl(
  credentials: S3Credentials,
  { method, url }: SignableRequest,
  seconds: number,
  now: Date,
): Promise<string> {
  const expiringUrl = new URL(url);
  expiringUrl.searchParams.set('X-Amz-Expires', String(seconds));
  return (await createSigner(credentials, now, { method, url: expiringUrl.href, signQuery: true }).sign()).url.href;
}
