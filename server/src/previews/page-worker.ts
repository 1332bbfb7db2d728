import { parentPort } from 'node:worker_threads';
import { decodeHtml } from './page/decode-html.ts';
import { type ReadProductResult, readProduct } from './page/read-product.ts';

export interface PageWorkerRequest {
  body: Uint8Array;
  url: string;
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

export type PageWorkerResponse = { reading: ReadProductResult } | { failure: string };

function readPage({ body, url, status, headers }: PageWorkerRequest): PageWorkerResponse {
  try {
    const contentType = headers['content-type'];
    const html = decodeHtml(body, typeof contentType === 'string' ? contentType : undefined);
    return { reading: readProduct({ html, url: new URL(url), status, headers }) };
  } catch (error) {
    // Returns only the name of the error, because its message could quote the page, which must not appear in
    // the log.
    return { failure: error instanceof Error ? error.name : 'no error' };
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
const sendToParent = (message: PageWorkerResponse | 'ready'): void => parentPort?.postMessage(message);

parentPort?.on('message', (page: PageWorkerRequest) => sendToParent(readPage(page)));
sendToParent('ready');
