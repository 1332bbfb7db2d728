import type { S3Settings } from '../../config/images.ts';
import { StartFailure } from '../../process/start-failure.ts';
import {
  type SendS3Request,
  readErrorResponse,
  readResponseText,
  convertToStoreUnavailableProblem,
  type S3ErrorResponse,
} from './s3-client.ts';

type BucketSettings = Pick<S3Settings, 'bucket' | 'region' | 'url'>;

/**
 * Checks the S3 bucket. Throws a `StartFailure` with advice if the bucket is missing or denies access, and
 * `StoreUnavailableProblem` after a temporary error. Returns a warning if the bucket is public.
 */
export async function checkBucket(settings: S3Settings, send: SendS3Request): Promise<string | undefined> {
  const url = new URL(settings.url);
  // Removes the slash at the end of the bucket's path, because S3 expects none.
  if (url.pathname !== '/') url.pathname = url.pathname.slice(0, -1);
  // Tests access to the bucket by listing the images whose names begin with `-`. No image has such a name, so
  // the response is short.
  url.search = '?list-type=2&max-keys=1&prefix=-';
  const request = { method: 'GET', url, timeoutMs: 4_000, attempts: 1 } as const;
  const response = await send(request);
  if (response.statusCode !== 200) {
    const errorResponse = await readErrorResponse(response, request.timeoutMs);
    // S3 stores send 5xx or 429 when they are overloaded or have an internal error.
    if (errorResponse.status >= 500 || errorResponse.status === 429)
      throw convertToStoreUnavailableProblem(errorResponse);
    throw new StartFailure(explainS3Error(errorResponse, settings));
  }
  if (!(await readResponseText(response, request.timeoutMs)).includes('<ListBucketResult')) {
    throw new StartFailure(`What answers at ${url.host} is no S3-compatible store: correct S3_URL.`);
  }
  const { status } = await readErrorResponse(await send({ ...request, isUnsigned: true }), request.timeoutMs);
  return status === 200
    ? `Everybody may list the bucket ${settings.bucket} at ${url.host}, and so find every picture: make it private.`
    : undefined;
}

function explainS3Error(
  { status, code, region }: S3ErrorResponse,
  { bucket, url: { host }, ...configured }: BucketSettings,
): string {
  if (code === 'InvalidAccessKeyId') return `The picture store at ${host} does not know the key in S3_URL.`;
  if (code === 'SignatureDoesNotMatch') {
    return 'The secret in S3_URL is not that of its key, or it is not percent-encoded.';
  }
  if (code === 'NoSuchBucket') return `There is no bucket ${bucket} at ${host}: make it, or correct S3_URL.`;
  if (code === 'RequestTimeTooSkewed') {
    return `The clocks of this machine and of the picture store at ${host} differ too much: set them.`;
  }
  if (region !== undefined && region !== configured.region) {
    return `The bucket ${bucket} is in the region ${region}: say so in S3_URL.`;
  }
  if (status === 403) {
    return `The key in S3_URL may not list the bucket ${bucket} at ${host}: give it the rights that docs/operating/images-in-a-bucket.md names.`;
  }
  const errorText = code === '' ? String(status) : `${status} ${code}`;
  return `The picture store at ${host} refuses to list the bucket ${bucket} (${errorText}): correct S3_URL.`;
}
