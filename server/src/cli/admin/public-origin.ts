import type { Config } from '../../config/config.ts';

type OriginConfig = Pick<Config, 'publicUrl' | 'port'>;

/** Returns the public origin of the server. If PUBLIC_URL is not set, returns the loopback origin. */
export const getPublicOrigin = ({ publicUrl, port }: OriginConfig): string =>
  (publicUrl ?? new URL(`http://localhost:${port}`)).origin;

/** Returns a warning if the command cannot know the public URL. */
export function listOriginWarnings({ publicUrl, port }: OriginConfig): string[] {
  const localOrigin = `http://localhost:${port}`;
  return publicUrl === undefined
    ? [`PUBLIC_URL is not set: replace ${localOrigin} if the server printed another URL.`]
    : [];
}
