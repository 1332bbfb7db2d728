import { AwsV4Signer } from 'aws4fetch';
import type { S3Settings } from '../../config/images.ts';

/** Who signs, and for which region. */
export type S3Signer = Pick<S3Settings, 'region' | 'accessKeyId' | 'secretAccessKey'>;

/** What is signed. Every header of it is. */
export interface S3Question {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  url: URL;
  headers?: Readonly<Record<string, string>>;
}

/** `20130524T000000Z`, as the signature wants it. */
const compact = (time: Date): string => time.toISOString().replace(/[:-]|\.\d{3}/g, '');

/** The headers of a request, with its signature (AWS Signature Version 4). `sha256` is that of its body, in hexadecimal. */
export async function signHeaders(
  { region, accessKeyId, secretAccessKey }: S3Signer,
  { method, url, headers = {} }: S3Question,
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
    datetime: compact(now),
    allHeaders: true,
  }).sign();
  return Object.fromEntries(signed.headers);
}

/** An address that does what `question` asks, for whoever has it, from `now` on for so many `seconds`. */
export async function presign(
  { region, accessKeyId, secretAccessKey }: S3Signer,
  { method, url }: S3Question,
  seconds: number,
  now = new Date(),
): Promise<string> {
  const limited = new URL(url);
  limited.searchParams.set('X-Amz-Expires', String(seconds));
  const signed = await new AwsV4Signer({
    method,
    url: limited.href,
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    datetime: compact(now),
    signQuery: true,
  }).sign();
  return signed.url.href;
}
