import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { layWire, type Wire } from './wire.ts';

/** An S3 server of the test's own, which checks signatures, with one bucket, at the end of a wire. */
export interface S3Server {
  /** As an operator would write it into `S3_URL`, with what is changed of it. */
  url(change?: { key?: string; secret?: string; bucket?: string }): string;
  wire: Wire;
  /** The names of all objects in the bucket. */
  names(): Promise<string[]>;
  /** What was asked of it so far, such as `PUT /pictures/…`. */
  asked: string[];
  /** How many answers ended before they were whole. */
  brokenOff(): number;
  /** Does what it is asked and ends the connection in place of so many answers. */
  swallowAnswers(count: number): void;
  close(): Promise<void>;
}

const bucket = 'pictures';
/** Behind the name of an object, in the folder where it keeps them. */
const objectMark = '._S3rver_object';

export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'wishwell-s3-'));
  const options = { address: '127.0.0.1', port: 0, silent: true, directory, vhostBuckets: false };
  const server = new S3rver({ ...options, configureBuckets: [{ name: bucket }] });
  const { port } = await server.run();
  const asked: string[] = [];
  let broken = 0;
  let swallowed = 0;
  server.httpServer.prependListener('request', ({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    response.once('close', () => (broken += response.writableFinished ? 0 : 1));
    if (swallowed === 0) return;
    swallowed -= 1;
    response.end = () => response.destroy();
  });
  const wire = await layWire(port);
  return {
    url: ({ key = 'S3RVER', secret = 'S3RVER', bucket: name = bucket } = {}) =>
      `http://${encodeURIComponent(key)}:${encodeURIComponent(secret)}@127.0.0.1:${wire.port}/${name}`,
    wire,
    asked,
    brokenOff: () => broken,
    swallowAnswers: (count) => (swallowed = count),
    names: async () => {
      // Its own lists end at a thousand.
      const files = await readdir(join(directory, bucket));
      return files.flatMap((file) => (file.endsWith(objectMark) ? [file.slice(0, -objectMark.length)] : []));
    },
    close: async () => {
      wire.cut();
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
