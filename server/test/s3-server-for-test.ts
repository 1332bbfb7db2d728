import { onTestFinished } from 'vitest';
import { type S3Server, startS3Server } from './s3-server.ts';

/** An S3 server for one test alone. */
export async function s3ServerForTest(): Promise<S3Server> {
  const server = await startS3Server();
  onTestFinished(() => server.close());
  return server;
}
