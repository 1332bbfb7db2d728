import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { presignUrl, type SignableRequest, signHeaders } from './s3-signature.ts';

// These examples of signatures are from "Authenticating Requests" in the Amazon S3 API Reference:
// https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html and
// sigv4-query-string-auth.html
const now = new Date('2013-05-24T00:00:00Z');
const S3_URL =
  'https://AKIAIOSFODNN7EXAMPLE:wJalrXUtnFEMI%2FK7MDENG%2FbPxRfiCYEXAMPLEKEY@s3.amazonaws.com/examplebucket?address=host';
const settings = readConfig({ S3_URL, APP_SECRET: 'a secret of at least thirty-two characters' }).s3;
if (settings === undefined) throw new Error('No settings');

const computeSha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex');
const url = (rest: string): URL => new URL(rest, settings.url);

interface SignatureExample {
  request: SignableRequest;
  body: string;
  signedHeaders: string;
  signature: string;
}

const signatureExamples: Readonly<Record<string, SignatureExample>> = {
  'GET Object': {
    request: { method: 'GET', url: url('test.txt'), headers: { range: 'bytes=0-9' } },
    body: '',
    signedHeaders: 'host;range;x-amz-content-sha256;x-amz-date',
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  'PUT Object': {
    request: {
      method: 'PUT',
      url: url('test%24file.text'),
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    },
    body: 'Welcome to Amazon S3.',
    signedHeaders: 'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  'GET Bucket Lifecycle': {
    request: { method: 'GET', url: url('?lifecycle') },
    body: '',
    signedHeaders: 'host;x-amz-content-sha256;x-amz-date',
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  'Get Bucket (List Objects)': {
    request: { method: 'GET', url: url('?max-keys=2&prefix=J') },
    body: '',
    signedHeaders: 'host;x-amz-content-sha256;x-amz-date',
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
};

describe('the S3 signature equals the example of AWS for', () => {
  test.each(Object.entries(signatureExamples))('%s', async (_name, { request, body, signedHeaders, signature }) => {
    const { authorization } = await signHeaders(settings, request, computeSha256Hex(body), now);
    expect(authorization).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, ' +
        `SignedHeaders=${signedHeaders}, Signature=${signature}`,
    );
  });

  test('a presigned URL for GET Object', async () => {
    expect(await presignUrl(settings, { method: 'GET', url: url('test.txt') }, 86_400, now)).toBe(
      'https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Expires=86400&X-Amz-Date=20130524T000000Z' +
        '&X-Amz-Algorithm=AWS4-HMAC-SHA256' +
        '&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-SignedHeaders=host' +
        '&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    );
  });
});
