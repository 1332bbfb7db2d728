import { firstChoices } from '@wishwell/text/translate.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest form the client takes; a coding it refuses with `q=0` is not sent (RFC 9110 §12.5.3). */
export function pickEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  const accepted = firstChoices(String(acceptEncoding ?? ''))
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return (['br', 'gzip'] as const).find((coding) => accepted.includes(coding)) ?? 'identity';
}
