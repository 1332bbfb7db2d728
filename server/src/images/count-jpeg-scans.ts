const TEM = 0x01;
const RST0 = 0xd0;
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;

/** Whether a marker stands alone, without a segment behind it. */
const isAlone = (marker: number): boolean => marker === TEM || (marker >= RST0 && marker <= SOI);

/** Counts the scans of a JPEG up to its first end marker, as libjpeg reads them (ITU-T T.81, annex B). */
export function countJpegScans(bytes: Buffer): number {
  let scans = 0;
  // Between segments, libjpeg skips everything that is no marker, and so does this: entropy-coded data as well.
  for (let at = bytes.indexOf(0xff, 2); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at)) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === EOI) return scans;
    if (marker === SOS) scans += 1;
    // A fill byte: the marker is the last of several 0xff.
    if (marker === 0xff) at += 1;
    else if (marker === 0 || isAlone(marker) || at + 4 > bytes.length) at += 2;
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return scans;
}
