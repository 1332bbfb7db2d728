/** Maximum size of an identity provider's response in bytes. Normal responses have a few kilobytes. */
const MAX_RESPONSE_BYTES = 1024 * 1024;

async function readBodyWithLimit(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Reads the response with `for await`: if an error ends the loop, the loop also closes the connection.
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > MAX_RESPONSE_BYTES)
      throw new TypeError('fetch failed', { cause: new Error(`More than ${MAX_RESPONSE_BYTES} bytes`) });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Function like `fetch` that rejects with a network error (`TypeError`) if the response exceeds 1 MiB. */
export async function fetchWithSizeLimit(url: string | URL, options: RequestInit): Promise<Response> {
  const { body, status, statusText, headers } = await fetch(url, options);
  const bytes = body && new Uint8Array(await readBodyWithLimit(body as AsyncIterable<Uint8Array>));
  return new Response(bytes, { status, statusText, headers });
}
