/**
 * Name of the last entry of a backup archive. It lists the SHA-256 of every other entry in the format of
 * `sha256sum --check`.
 */
export const checksumsEntryName = 'sha256sums';

export const formatChecksumLine = (digest: string, name: string): string => `${digest}  ${name}\n`;
