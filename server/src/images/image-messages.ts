import * as v from 'valibot';
import type { ImageUse } from './images.ts';

/** Limits of one image in the encoder process. */
export interface WorkLimits {
  /** Milliseconds of processor time. */
  cpuMs: number;
  /** Bytes of memory that the whole process uses. */
  memoryBytes: number;
}

/** One image for an encoder process. */
export interface EncodeRequest {
  bytes: Buffer;
  use: ImageUse;
  maxPixels: number;
  limits: WorkLimits;
  /** The process has this priority from now on, from 0 to 19, the lowest; it cannot be raised again. */
  nice: number;
}

const Size = v.custom<Uint8Array>((value) => value instanceof Uint8Array);

const Refusal = v.strictObject({
  status: v.picklist([413, 415]),
  id: v.picklist([
    'error.pictureAddFormats',
    'error.pictureEditFormats',
    'error.pictureTooManyPixels',
    'error.pictureTooCostly',
  ]),
  values: v.record(v.string(), v.union([v.string(), v.number()])),
});

/** The response of an encoder process; checked, because the process has read a stranger's file. */
export const EncodeResponse = v.union([
  v.strictObject({ sizes: v.strictObject({ full: Size, card: Size }) }),
  v.strictObject({ refusal: Refusal }),
  // Would exceed the processor time: nothing was decoded.
  v.strictObject({ takesTooLong: v.literal(true) }),
  v.strictObject({ exceeded: v.picklist(['processor time', 'memory']) }),
  v.strictObject({ failure: v.string() }),
]);

export type EncodeResponse = v.InferOutput<typeof EncodeResponse>;
