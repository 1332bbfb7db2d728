import type { ItemFormMode } from '@wishwell/contract/image-formats.ts';
import * as v from 'valibot';

/** Limits of an encoder process for one image. */
export interface EncoderProcessLimits {
  /** Maximum CPU time of the encoder process for one image, in milliseconds. */
  cpuMs: number;
  memoryBytes: number;
}

/** Message that the server sends to an encoder process. */
export interface EncodeRequest {
  bytes: Buffer;
  use: ItemFormMode;
  maxPixels: number;
  limits: EncoderProcessLimits;
  /**
   * Nice value (CPU priority) for the encoder process; 19 is the lowest priority. A process cannot raise its
   * priority again.
   */
  nice: number;
}

const ByteArraySchema = v.custom<Uint8Array>((value) => value instanceof Uint8Array);

const EncodeRefusal = v.strictObject({
  status: v.picklist([413, 415]),
  id: v.picklist([
    'error.pictureAddFormats',
    'error.pictureEditFormats',
    'error.pictureSideTooLong',
    'error.pictureTooManyPixels',
    'error.pictureTooCostly',
  ]),
  values: v.record(v.string(), v.union([v.string(), v.number()])),
});

/**
 * Response of an encoder process. The server validates the response, because the process has decoded an
 * untrusted file.
 */
export const EncodeResponse = v.union([
  v.strictObject({ sizes: v.strictObject({ full: ByteArraySchema, card: ByteArraySchema }) }),
  v.strictObject({ refusal: EncodeRefusal }),
  // The process has not decoded the image, because decoding would exceed the limit of CPU time.
  v.strictObject({ takesTooLong: v.literal(true) }),
  v.strictObject({ exceeded: v.picklist(['processor time', 'memory']) }),
  v.strictObject({ failure: v.string() }),
]);

export type EncodeResponse = v.InferOutput<typeof EncodeResponse>;
