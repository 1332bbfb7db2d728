import type { Config } from '../config/config.ts';

export const isProvenEmailRequired = ({ auth }: Config): boolean =>
  auth.provider === 'built-in' && auth.requireEmailVerification;
