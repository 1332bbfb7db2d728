/** Bytes of an answer that are read at most: settings, keys and tokens of an identity provider have a few thousand. */
const MOST = 1024 * 1024;

async function readLimited(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop ends the connection.
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > MOST) throw new TypeError('fetch failed', { cause: new Error(`More than ${MOST} bytes`) });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** `fetch` for answers of others: one that goes on and on is broken off, as if nobody had answered. */
export async function limitedFetch(url: string | URL, options: RequestInit): Promise<Response> {
  const { body, status, statusText, headers } = await fetch(url, options);
  const whole = body && new Uint8Array(await readLimited(body as AsyncIterable<Uint8Array>));
  return new Response(whole, { status, statusText, headers });
}
