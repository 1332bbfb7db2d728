import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** A test S3 server with one bucket, behind a `TcpProxy`. It checks the signatures of requests. */
export interface S3Server {
  /**
   * Returns a value of the setting `S3_URL` for the test server. Values in `change` replace the valid key,
   * secret or bucket.
   */
  url(change?: { key?: string; secret?: string; bucket?: string }): string;
  proxy: TcpProxy;
  names(): Promise<string[]>;
  /** Method and path of each request that the server has received, such as `PUT /pictures/…`. */
  asked: string[];
  /** Returns the number of responses that ended too early because the client disconnected. */
  brokenOff(): number;
  /** Makes the server process the next `count` requests, but close their connections without a response. */
  swallowAnswers(count: number): void;
  close(): Promise<void>;
}

const bucket = 'pictures';
/** Suffix of the files in which `s3rver` stores objects. */
const objectSuffix = '._S3rver_object';

export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'wishwell-s3-'));
  const options = { address: '127.0.0.1', port: 0, silent: true, directory, vhostBuckets: false };
  const server = new S3rver({ ...options, configureBuckets: [{ name: bucket }] });
  const { port } = await server.run();
  const asked: string[] = [];
  let brokenResponses = 0;
  let remainingToSwallow = 0;
  server.httpServer.prependListener('request', ({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    response.once('close', () => (brokenResponses += response.writableFinished ? 0 : 1));
    if (remainingToSwallow === 0) return;
    remainingToSwallow -= 1;
    response.end = () => response.destroy();
  });
  const proxy = await startTcpProxy(port);
  return {
    url: ({ key = 'S3RVER', secret = 'S3RVER', bucket: name = bucket } = {}) =>
      `http://${encodeURIComponent(key)}:${encodeURIComponent(secret)}@127.0.0.1:${proxy.port}/${name}`,
    proxy,
    asked,
    brokenOff: () => brokenResponses,
    swallowAnswers: (count) => (remainingToSwallow = count),
    names: async () => {
      // Lists objects from the folder on disk, because `s3rver` itself lists at most a thousand.
      const files = await readdir(join(directory, bucket));
      return files.flatMap((file) => (file.endsWith(objectSuffix) ? [file.slice(0, -objectSuffix.length)] : []));
    },
    close: async () => {
      proxy.cut();
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
