/**
 * The first bytes of spreadsheet files, in hexadecimal. The first value belongs to ZIP archives (.xlsx and
 * .ods files), the second to .xls files.
 */
const workbookSignatures = ['504b0304', 'd0cf11e0'];

/** Returns whether the file is a spreadsheet file, such as .xlsx, which this app cannot read. */
export const isSpreadsheetFile = (bytes: Uint8Array): boolean =>
  workbookSignatures.includes(Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join(''));

/**
 * Detects UTF-16 text without a byte order mark. In such a text, every second byte of Latin letters is zero.
 */
function detectUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, 1_000);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [evenZeros = 0, oddZeros = 0] = zeros;
  if (oddZeros > sample.length / 5 && evenZeros === 0) return 'utf-16le';
  return evenZeros > sample.length / 5 && oddZeros === 0 ? 'utf-16be' : undefined;
}

function detectEncoding(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return detectUtf16(bytes);
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

// oxlint-disable-next-line no-control-regex -- these characters occur in binary files, not in text
const binaryPattern = /[\0-\u0008\u000E-\u001A\u001C-\u001F]/;

/**
 * Decodes the bytes of a text file. The text may be in UTF-8 or UTF-16, with or without a byte order mark;
 * any other text is read as Windows-1252. Returns undefined for a binary file.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = detectEncoding(bytes);
  const text =
    encoding === undefined
      ? (decodeUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes))
      : new TextDecoder(encoding).decode(bytes);
  return binaryPattern.test(text) ? undefined : text;
}
