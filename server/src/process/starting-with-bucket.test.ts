import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startS3ServerForTest } from '../../test/s3-server-for-test.ts';
import { type ServerProcess, startServerProcess } from '../../test/server-process.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp('/tmp/wishwell-test-');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const startServer = (S3_URL: string, env: Record<string, string> = {}): ServerProcess =>
  startServerProcess({ DATA_DIR: dataDir, S3_URL, ...env });

test('with a wrong S3 key, secret or bucket, the server exits with one message that omits the secret', async () => {
  const { url, proxy } = await startS3ServerForTest();
  const host = `127.0.0.1:${proxy.port}`;
  for (const [origin, complaint] of [
    [url({ key: 'NOBODY', secret: 'opensesame' }), `The picture store at ${host} does not know the key in S3_URL.\n`],
    [url({ secret: 'opensesame' }), 'The secret in S3_URL is not that of its key, or it is not percent-encoded.\n'],
    [url({ bucket: 'no-such' }), `There is no bucket no-such at ${host}: make it, or correct S3_URL.\n`],
    ['https://key:open/sesame@host', expect.stringMatching(/^S3_URL must have the form \S+, with .*\.\n$/)],
  ]) {
    const refused = await startServer(origin).exited;
    expect(refused).toMatchObject({ code: 1, complaint });
    expect(refused.output + refused.complaint).not.toContain('sesame');
  }
});

test('if the S3 store is unavailable, the server starts with a warning that omits the secret', async () => {
  const { url, proxy } = await startS3ServerForTest();
  proxy.cut();
  const server = startServer(url({ secret: 'opensesame' }));
  const origin = await server.ready;
  expect((await fetch(`${origin}/api/ready`)).status).toBe(200);
  if (process.platform === 'linux') {
    expect(await readFile(`/proc/${server.pid}/cmdline`, 'utf8')).not.toContain('sesame');
  }
  const { code, output, complaint } = await server.stop();
  expect(code).toBe(0);
  expect(output).toContain(
    'The picture store in S3_URL does not answer (ECONNREFUSED): pictures are answered with 503 until it does.',
  );
  expect(output + complaint).not.toContain('sesame');
});
