import { expect, test } from 'vitest';
import { type Config, ConfigError, readConfig } from './config.ts';

const read = (env: Record<string, string>): Config =>
  readConfig({ APP_SECRET: 'a secret of at least thirty-two characters', ...env });

function problems(env: Record<string, string>): string {
  try {
    read(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

const store = 'https://key:secret@s3.example.org/pictures';

test('one address holds store, bucket, key, secret and region', () => {
  expect(read({}).s3).toBeUndefined();
  expect(read({ S3_URL: 'https://K%2FY:a%2Fb%25c+d@s3.example.org:8443/my.pictures/?region=eu-central-1' }).s3).toEqual(
    {
      address: new URL('https://s3.example.org:8443/my.pictures/'),
      browserAddress: undefined,
      bucket: 'my.pictures',
      region: 'eu-central-1',
      accessKeyId: 'K/Y',
      secretAccessKey: 'a/b%c+d',
    },
  );
  expect(read({ S3_URL: 'http://k:s@[::1]:9000/pictures' }).s3).toMatchObject({
    address: new URL('http://[::1]:9000/pictures/'),
    region: 'us-east-1',
  });
});

test('the bucket may stand in front of the host', () => {
  expect(read({ S3_URL: `${store}?address=host&region=garage` }).s3).toMatchObject({
    address: new URL('https://pictures.s3.example.org/'),
    region: 'garage',
  });
});

test('browsers may be sent to the store, by the same name or another', () => {
  const addressFor = (env: Record<string, string>): string | undefined =>
    read({ S3_URL: store, ...env }).s3?.browserAddress?.href;
  expect(addressFor({ S3_REDIRECT: 'off' })).toBeUndefined();
  expect(addressFor({ S3_REDIRECT: 'on' })).toBe('https://s3.example.org/pictures/');
  expect(addressFor({ S3_REDIRECT: 'https://img.example.org' })).toBe('https://img.example.org/pictures/');
  const inHost = { S3_URL: `${store}?address=host`, S3_REDIRECT: 'https://img.example.org' };
  expect(addressFor(inHost)).toBe('https://pictures.img.example.org/');
});

const shape = 'https://KEY:SECRET@host/bucket?region=…';

test.each([
  ['pictures', `must have the form ${shape}, with / ? # @ and % in the secret percent-encoded`],
  [
    'https://key:open/sesame@host/pictures',
    `must have the form ${shape}, with / ? # @ and % in the secret percent-encoded`,
  ],
  ['s3://key:opensesame@host/pictures', 'must begin with https:// or http://'],
  ['https://host/pictures', `must hold a key and its secret: ${shape}`],
  ['https://opensesame@host/pictures', `must hold a key and its secret: ${shape}`],
  ['https://key:open%sesame@host/pictures', 'must have key and secret percent-encoded: %25 stands for a percent sign'],
  ['https://key:opensesame@host', `must name one bucket behind the host: ${shape}`],
  ['https://key:opensesame@host/a/opensesame', `must name one bucket behind the host: ${shape}`],
  ['https://key:opensesame@host/pi%20ctures', `must name one bucket behind the host: ${shape}`],
  ['https://key:opensesame@host/pictures?opensesame', 'must hold nothing behind the bucket but region and address'],
  ['https://key:opensesame@host/pictures#x', 'must hold nothing behind the bucket but region and address'],
  ['https://key:opensesame@host/pictures?region=a%20b', 'must name a region of letters, digits and hyphens'],
  ['https://key:opensesame@host/pictures?address=virtual', 'must say address=path or address=host'],
])('%j is refused in one sentence that does not repeat it', (S3_URL, complaint) => {
  expect(problems({ S3_URL })).toBe(`S3_URL ${complaint}.`);
});

test('what cannot go together is said', () => {
  expect(problems({ S3_REDIRECT: 'on' })).toBe('S3_REDIRECT means nothing without S3_URL.');
  expect(problems({ S3_URL: store, S3_REDIRECT: 'yes' })).toMatch(/^S3_REDIRECT must be on, off, or the http/);
  const plain = { S3_URL: 'http://k:s@store:9000/pictures', PUBLIC_URL: 'https://wishes.example.org' };
  expect(problems({ ...plain, S3_REDIRECT: 'on' })).toBe(
    'S3_REDIRECT must lead to https:// when PUBLIC_URL does, or browsers show no picture.',
  );
  expect(problems({ ...plain, S3_REDIRECT: 'https://img.example.org' })).toBe('');
  expect(problems(plain)).toBe('');
});
