// Domain of the aliases that replace e-mail addresses inside Better Auth. RFC 2606 reserves the top-level
// domain `invalid`.
const domain = '@hex.invalid';

/**
 * Returns an alias of an e-mail address, for calls of Better Auth. Better Auth refuses addresses such as
 * `jörg@example.com`, and no option changes this. The database adapter stores the real address.
 */
export const encodeEmailAlias = (email: string): string => `${Buffer.from(email).toString('hex')}${domain}`;

/** Returns the e-mail address for an alias from `encodeEmailAlias`. Throws for any other text. */
export function decodeEmailAlias(alias: string): string {
  if (!alias.endsWith(domain)) throw new Error('The identity library used an e-mail address that is not an alias');
  return Buffer.from(alias.slice(0, -domain.length), 'hex').toString();
}
