/** Types of the part of `s3rver` that tests use; the package has no types. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: readonly { name: string }[];
      vhostBuckets: boolean;
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
    readonly httpServer: Server;
  }
}
