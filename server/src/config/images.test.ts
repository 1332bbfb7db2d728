import { expect, test } from 'vitest';
import { createTestConfig, listConfigProblems } from '../../test/config.ts';

const readS3 = (env: Record<string, string>) => createTestConfig('/tmp', env).s3;
const findConfigMessage = (env: Record<string, string>): string => listConfigProblems(env).join('\n');

const bucketUrl = 'https://key:secret@s3.example.org/pictures';

test('S3_URL is parsed into store, bucket, access key, secret key and region', () => {
  expect(readS3({})).toBeUndefined();
  expect(readS3({ S3_URL: 'https://K%2FY:a%2Fb%25c+d@s3.example.org:8443/my.pictures/?region=eu-central-1' })).toEqual({
    url: new URL('https://s3.example.org:8443/my.pictures/'),
    browserUrl: undefined,
    bucket: 'my.pictures',
    region: 'eu-central-1',
    accessKeyId: 'K/Y',
    secretAccessKey: 'a/b%c+d',
  });
  expect(readS3({ S3_URL: 'http://k:s@[::1]:9000/pictures' })).toMatchObject({
    url: new URL('http://[::1]:9000/pictures/'),
    region: 'us-east-1',
  });
});

test('with address=host in S3_URL, the bucket becomes part of the host name', () => {
  expect(readS3({ S3_URL: `${bucketUrl}?address=host&region=garage` })).toMatchObject({
    url: new URL('https://pictures.s3.example.org/'),
    region: 'garage',
  });
});

test("S3_REDIRECT sets the URL to which the server redirects browsers: on the store's or another host", () => {
  const findBrowserUrl = (env: Record<string, string>): string | undefined =>
    readS3({ S3_URL: bucketUrl, ...env })?.browserUrl?.href;
  expect(findBrowserUrl({ S3_REDIRECT: 'off' })).toBeUndefined();
  expect(findBrowserUrl({ S3_REDIRECT: 'on' })).toBe('https://s3.example.org/pictures/');
  expect(findBrowserUrl({ S3_REDIRECT: 'https://img.example.org' })).toBe('https://img.example.org/pictures/');
  const withHostAddress = { S3_URL: `${bucketUrl}?address=host`, S3_REDIRECT: 'https://img.example.org' };
  expect(findBrowserUrl(withHostAddress)).toBe('https://pictures.img.example.org/');
});

const form = 'https://KEY:SECRET@host/bucket?region=…';
const wrongForm = `must have the form ${form}, with / ? # @ and % in the secret percent-encoded`;
const noKey = `must hold a key and its secret: ${form}`;
const noBucket = `must name one bucket after the host: ${form}`;
const otherOptions = 'may have only region and address after the bucket';

test.each([
  ['pictures', wrongForm],
  ['https://key:open/sesame@host/pictures', wrongForm],
  ['s3://key:opensesame@host/pictures', 'must begin with https:// or http://'],
  ['https://opensesame@host/pictures', noKey],
  ['https://key:open%sesame@host/pictures', 'must have key and secret percent-encoded: %25 stands for a percent sign'],
  ['https://key:opensesame@host', noBucket],
  ['https://key:opensesame@host/a/opensesame', noBucket],
  ['https://key:opensesame@host/pi%20ctures', noBucket],
  ['https://key:opensesame@host/pictures?opensesame', otherOptions],
  ['https://key:opensesame@host/pictures?region=a%20b', 'must name a region of letters, digits and hyphens'],
  ['https://key:opensesame@host/pictures?address=virtual', 'must say address=path or address=host'],
])('S3_URL=%j throws ConfigError with a message that does not contain the value', (S3_URL, message) => {
  expect(findConfigMessage({ S3_URL })).toBe(`S3_URL ${message}.`);
});

test('contradicting values of S3_URL, S3_REDIRECT and PUBLIC_URL throw ConfigError', () => {
  expect(findConfigMessage({ S3_REDIRECT: 'on' })).toBe('S3_REDIRECT has no effect without S3_URL.');
  expect(findConfigMessage({ S3_URL: bucketUrl, S3_REDIRECT: 'yes' })).toMatch(
    /^S3_REDIRECT must be on, off, or the http/,
  );
  const plainHttpStore = { S3_URL: 'http://k:s@store:9000/pictures', PUBLIC_URL: 'https://wishes.example.org' };
  expect(findConfigMessage({ ...plainHttpStore, S3_REDIRECT: 'on' })).toBe(
    'S3_REDIRECT must lead to https:// when PUBLIC_URL does, or browsers show no picture.',
  );
  expect(findConfigMessage({ ...plainHttpStore, S3_REDIRECT: 'https://img.example.org' })).toBe('');
  expect(findConfigMessage(plainHttpStore)).toBe('');
});
