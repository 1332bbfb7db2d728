import { createHash, randomBytes } from 'node:crypto';
import { createSecretCipher } from '../database/secret-cipher.ts';

/** Size of a link token in bytes, which is 144 random bits. The hash of so many random bits needs no salt. */
const tokenBytes = 18;

export interface NewShareLinkToken {
  token: string;
  /** SHA-256 of the link token. The database finds the token by this hash. */
  hash: Buffer;
  /**
   * The encrypted link token. The server decrypts it to show the link again, for example to the owner of the
   * list.
   */
  cipher: string;
}

export interface ShareLinkTokenService {
  create(): NewShareLinkToken;
  /**
   * Decrypts a link token that `create` has encrypted. Returns undefined for any other text, and if
   * `APP_SECRET` has changed since.
   */
  decrypt(cipher: string): string | undefined;
}

/** Returns the SHA-256 of a link token. The server finds the token in the database by this hash. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Creates random tokens for secret URLs, and encrypts them with a key that is derived from `APP_SECRET`. */
export function createShareLinkTokenService(appSecret: string): ShareLinkTokenService {
  const { encrypt, decrypt } = createSecretCipher(appSecret, 'wishwell link tokens');
  return {
    create: () => {
      const token = randomBytes(tokenBytes).toString('base64url');
      return { token, hash: hashToken(token), cipher: encrypt(Buffer.from(token)) };
    },
    decrypt: (cipher) => decrypt(cipher)?.toString(),
  };
}
