import { onTestFinished } from 'vitest';
import { type S3Server, startS3Server } from './s3-server.ts';

export async function startS3ServerForTest(): Promise<S3Server> {
  const server = await startS3Server();
  onTestFinished(() => server.close());
  return server;
}
