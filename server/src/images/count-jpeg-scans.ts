// Second bytes of the two-byte markers in a JPEG (ITU-T T.81, table B.1).
const TEM = 0x01;
const RST0 = 0xd0;
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;

/** Returns whether the JPEG marker consists of its two bytes only, without length and data. */
const isMarkerWithoutLength = (marker: number): boolean => marker === TEM || (marker >= RST0 && marker <= SOI);

/** Counts the scans of a JPEG up to its first end marker, as libjpeg does (ITU-T T.81, annex B). */
export function countJpegScans(bytes: Buffer): number {
  let scans = 0;
  // Skips all data up to the next marker, for example compressed pixels, as the library libjpeg does.
  for (let at = bytes.indexOf(0xff, 2); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at)) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === EOI) return scans;
    if (marker === SOS) scans += 1;
    // A marker can begin with several bytes 0xff. Skips all of them except the last.
    if (marker === 0xff) at += 1;
    else if (marker === 0 || isMarkerWithoutLength(marker) || at + 4 > bytes.length) at += 2;
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return scans;
}
