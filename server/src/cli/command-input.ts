import { resolve } from 'node:path';
import { type Config, readConfig } from '../config/config.ts';

/** Reads the configuration of a command that signs nothing: it neither needs the installation's secret nor creates one. */
export const readCommandConfig = (env: NodeJS.ProcessEnv): Config =>
  readConfig({ ...env, APP_SECRET: 'not the secret of any installation' });

/** Returns the absolute path of a file. A relative one starts in the folder in which npm was called. */
export const resolveFile = (file: string): string => resolve(process.env['INIT_CWD'] ?? '.', file);
