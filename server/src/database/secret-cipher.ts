import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const encryptionOverheadBytes = nonceBytes + tagBytes;

interface SecretCipher {
  /**
   * Returns the encrypted data as Base64url text. Two calls return different texts, because each uses a
   * random nonce.
   */
  encrypt(plain: Buffer): string;
  /** Returns the decrypted data; undefined for a text that this cipher has not encrypted. */
  decrypt(text: string): Buffer | undefined;
}

/**
 * Creates an AES-256-GCM cipher. Derives its key from `APP_SECRET` and `purpose` (HKDF, RFC 5869), so that
 * ciphers with different purposes cannot decrypt each other's texts.
 */
export function createSecretCipher(appSecret: string, purpose: string): SecretCipher {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', purpose, 32));
  return {
    encrypt: (plain) => {
      const nonce = randomBytes(nonceBytes);
      const encryption = createCipheriv(algorithm, key, nonce);
      const encrypted = Buffer.concat([encryption.update(plain), encryption.final()]);
      return Buffer.concat([nonce, encrypted, encryption.getAuthTag()]).toString('base64url');
    },
    decrypt: (text) => {
      const bytes = Buffer.from(text, 'base64url');
      if (bytes.length < encryptionOverheadBytes) return undefined;
      const decryption = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes));
      decryption.setAuthTag(bytes.subarray(-tagBytes));
      try {
        return Buffer.concat([decryption.update(bytes.subarray(nonceBytes, -tagBytes)), decryption.final()]);
      } catch {
        return undefined;
      }
    },
  };
}
