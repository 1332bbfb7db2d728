/** The last entry: the SHA-256 of every other one, as `sha256sum --check` takes it. */
export const checksumsEntry = 'sha256sums';

/** The line of one entry. */
export const checksumLine = (digest: string, name: string): string => `${digest}  ${name}\n`;
