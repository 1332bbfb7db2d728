import { AwsV4Signer } from 'aws4fetch';
import type { S3Settings } from '../../config/images.ts';

export type S3Credentials = Pick<S3Settings, 'region' | 'accessKeyId' | 'secretAccessKey'>;

/** The parts of an S3 request that its signature covers. All headers are signed. */
export interface SignableRequest {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  url: URL;
  headers?: Readonly<Record<string, string>>;
}

/** Formats a time as AWS signatures require, such as `20130524T000000Z`. */
const formatAmzDate = (time: Date): string => time.toISOString().replace(/[:-]|\.\d{3}/g, '');

/**
 * Returns the headers of an S3 request together with its signature (AWS Signature Version 4). `sha256` is the
 * hash of the body in hexadecimal.
 */
export async function signHeaders(
  { region, accessKeyId, secretAccessKey }: S3Credentials,
  { method, url, headers = {} }: SignableRequest,
  sha256: string,
  now = new Date(),
): Promise<Record<string, string>> {
  const signed = await new AwsV4Signer({
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': sha256 },
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    datetime: formatAmzDate(now),
    allHeaders: true,
  }).sign();
  return Object.fromEntries(signed.headers);
}

/** Returns a presigned URL that is valid for `seconds`, starting at `now`. */
export async function presignUrl(
  { region, accessKeyId, secretAccessKey }: S3Credentials,
  { method, url }: SignableRequest,
  seconds: number,
  now = new Date(),
): Promise<string> {
  const expiringUrl = new URL(url);
  expiringUrl.searchParams.set('X-Amz-Expires', String(seconds));
  const signed = await new AwsV4Signer({
    method,
    url: expiringUrl.href,
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    datetime: formatAmzDate(now),
    signQuery: true,
  }).sign();
  return signed.url.href;
}
