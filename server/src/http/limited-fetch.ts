/** Bytes of an answer that are read at most: settings, keys and tokens of an identity provider have a few thousand. */
const MOST = 1024 * 1024;

/** `fetch` for answers of others: one that goes on and on is broken off, as if nobody had answered. */
export async function limitedFetch(url: string | URL, options: RequestInit): Promise<Response> {
  const response = await fetch(url, options);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MOST) throw new TypeError('fetch failed', { cause: new Error(`More than ${MOST} bytes`) });
    chunks.push(chunk);
  }
  const { status, statusText, headers } = response;
  const isEmpty = [101, 204, 205, 304].includes(status);
  return new Response(isEmpty ? null : Buffer.concat(chunks), { status, statusText, headers });
}
