/** Receives the fraction of the request body that is already sent, from 0 to 1. */
export type UploadProgressListener = (share: number) => void;

/**
 * Sends a request like `fetch` and also reports the upload progress, which `fetch` cannot report. Rejects
 * with TypeError if the server cannot be reached, and with AbortError if the request is aborted.
 */
export function fetchWithProgress(
  url: string,
  request: RequestInit,
  onProgress: UploadProgressListener,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const upload = new XMLHttpRequest();
  upload.responseType = 'blob';
  upload.open(request.method ?? 'GET', url);
  for (const [name, value] of new Headers(request.headers)) upload.setRequestHeader(name, value);
  upload.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  upload.addEventListener('load', () => resolve(toResponse(upload)));
  upload.addEventListener('error', () => reject(new TypeError('The server cannot be reached')));
  upload.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  request.signal?.addEventListener('abort', () => upload.abort(), { once: true });
  upload.send(request.body instanceof FormData ? request.body : null);
  return promise;
}

function toResponse(upload: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of upload.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const body: unknown = upload.response;
  const isEmpty = upload.status === 204 || upload.status === 304;
  return new Response(!isEmpty && body instanceof Blob ? body : null, { status: upload.status, headers });
}
