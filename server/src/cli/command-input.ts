import { resolve } from 'node:path';
import { type Config, readConfig } from '../config/config.ts';

/**
 * Reads the configuration for a command that uses no secret. A dummy value replaces APP_SECRET. Therefore the
 * command neither needs APP_SECRET nor creates a file for it.
 */
export const readCommandConfig = (env: NodeJS.ProcessEnv): Config =>
  readConfig({ ...env, APP_SECRET: 'not the secret of any installation' });

/** Returns the absolute path of a file. A relative path starts at the folder in which the user called npm. */
export const resolveFilePath = (file: string): string => resolve(process.env['INIT_CWD'] ?? '.', file);
