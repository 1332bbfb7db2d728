import type { S3Settings } from '../../config/images.ts';
import { StartFailure } from '../../process/start-failure.ts';
import { type AskS3, readRefusal, readText, refused, type S3Refusal } from './s3-client.ts';

type Place = Pick<S3Settings, 'bucket' | 'region' | 'address'>;

/**
 * Looks whether the bucket is there and lets us in. Throws `StartFailure`, with what an operator can do, when it is not or
 * does not, and `StoreUnavailable` when the store cannot be asked now. Answers what is not as it should be all the same, in a sentence.
 */
export async function checkBucket(settings: S3Settings, ask: AskS3): Promise<string | undefined> {
  const url = new URL(settings.address);
  // Of the bucket itself, without the slash that objects stand behind.
  if (url.pathname !== '/') url.pathname = url.pathname.slice(0, -1);
  // No picture's name begins so: what is there is nobody's business here.
  url.search = '?list-type=2&max-keys=1&prefix=-';
  const question = { method: 'GET', url, patience: 4_000, attempts: 1 } as const;
  const answer = await ask(question);
  if (answer.statusCode !== 200) {
    const refusal = await readRefusal(answer, question.patience);
    // Whoever says so is there and may know better in a moment.
    if (refusal.status >= 500 || refusal.status === 429) throw refused(refusal);
    throw new StartFailure(explain(refusal, settings));
  }
  if (!(await readText(answer, question.patience)).includes('<ListBucketResult')) {
    throw new StartFailure(`What answers at ${url.host} is no S3-compatible store: correct S3_URL.`);
  }
  const { status } = await readRefusal(await ask({ ...question, isUnsigned: true }), question.patience);
  return status === 200
    ? `Everybody may list the bucket ${settings.bucket} at ${url.host}, and so find every picture: make it private.`
    : undefined;
}

function explain({ status, code, region }: S3Refusal, { bucket, address: { host }, ...asked }: Place): string {
  if (code === 'InvalidAccessKeyId') return `The picture store at ${host} does not know the key in S3_URL.`;
  if (code === 'SignatureDoesNotMatch') {
    return 'The secret in S3_URL is not that of its key, or it is not percent-encoded.';
  }
  if (code === 'NoSuchBucket') return `There is no bucket ${bucket} at ${host}: make it, or correct S3_URL.`;
  if (code === 'RequestTimeTooSkewed') {
    return `The clocks of this machine and of the picture store at ${host} differ too much: set them.`;
  }
  if (region !== undefined && region !== asked.region) {
    return `The bucket ${bucket} is in the region ${region}: say so in S3_URL.`;
  }
  if (status === 403) {
    return `The key in S3_URL may not list the bucket ${bucket} at ${host}: give it the rights that docs/operators.md names.`;
  }
  const what = code === '' ? String(status) : `${status} ${code}`;
  return `The picture store at ${host} refuses to list the bucket ${bucket} (${what}): correct S3_URL.`;
}
