import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { WalPosition } from './wal-position.ts';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const positionBytes = 8;
const tagBytes = 16;
const sealed = new RegExp(`^[\\w-]{${((nonceBytes + positionBytes + tagBytes) / 3) * 4}}$`);

/** Gives positions to browsers, and takes them back. */
export interface PositionCipher {
  encrypt(position: WalPosition): string;
  /** Undefined for anything but what the same installation has sealed. */
  decrypt(text: string): WalPosition | undefined;
}

/**
 * How far the database's log has come tells how much others have written in between, and so, where few people are, of a claim. Browsers
 * therefore carry a position as nobody can read it: AES-256-GCM, under a key derived from `APP_SECRET` for this purpose alone
 * (HKDF, RFC 5869), always of the same length.
 */
export function createPositionCipher(appSecret: string): PositionCipher {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'wishwell positions in the database', 32));
  return {
    encrypt: (position) => {
      const nonce = randomBytes(nonceBytes);
      const plain = Buffer.alloc(positionBytes);
      plain.writeBigUInt64BE(position);
      const encryption = createCipheriv(cipher, key, nonce);
      const hidden = Buffer.concat([encryption.update(plain), encryption.final()]);
      return Buffer.concat([nonce, hidden, encryption.getAuthTag()]).toString('base64url');
    },
    decrypt: (text) => {
      if (!sealed.test(text)) return undefined;
      const bytes = Buffer.from(text, 'base64url');
      const decryption = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes));
      decryption.setAuthTag(bytes.subarray(nonceBytes + positionBytes));
      try {
        const plain = decryption.update(bytes.subarray(nonceBytes, nonceBytes + positionBytes));
        decryption.final();
        return plain.readBigUInt64BE();
      } catch {
        return undefined;
      }
    },
  };
}
