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

describe('the S3 signature equals the example of AWS for', () => {
  test('PUT Object', async () => {
    const request: SignableRequest = {
      method: 'PUT',
      url: url('test%24file.text'),
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    };
    const { authorization } = await signHeaders(settings, request, computeSha256Hex('Welcome to Amazon S3.'), now);
    expect(authorization).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, ' +
        'SignedHeaders=date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class, ' +
        'Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
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
