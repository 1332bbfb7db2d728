import { isUtf8 } from 'node:buffer';
import sniffEncoding from 'html-encoding-sniffer';

const MAX_PRESCAN_BYTES = 4_096;

/**
 * Decodes a page with the algorithm of the HTML Standard: by the byte order mark, else by `Content-Type`,
 * else by `<meta>`. Without all three, decodes as UTF-8 if the bytes are valid UTF-8, otherwise as
 * windows-1252.
 */
export function decodeHtml(bytes: Uint8Array, contentType: string | undefined): string {
  const label = /;\s*charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(contentType ?? '')?.[1];
  const encoding = sniffEncoding(bytes, {
    ...(label === undefined ? {} : { transportLayerEncodingLabel: label }),
    defaultEncoding: isUtf8(bytes) ? 'UTF-8' : 'windows-1252',
    maxPrescanBytes: MAX_PRESCAN_BYTES,
  });
  return new TextDecoder(encoding).decode(bytes);
}
