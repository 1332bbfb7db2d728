/** The last entry: the SHA-256 of every other one, as `sha256sum --check` takes it. */
export const sumsEntry = 'sha256sums';

/** The line of one entry. */
export const sumLine = (digest: string, name: string): string => `${digest}  ${name}\n`;
