import { encryptionOverheadBytes, createSecretCipher } from '../secret-cipher.ts';
import type { WalPosition } from './wal-position.ts';

const positionBytes = 8;
const encryptedPattern = new RegExp(`^[\\w-]{${((positionBytes + encryptionOverheadBytes) / 3) * 4}}$`);

/** Encrypts and decrypts WAL positions for a cookie. */
export interface PositionCipher {
  encrypt(position: WalPosition): string;
  /** Returns the WAL position; undefined for a text that this cipher has not encrypted. */
  decrypt(text: string): WalPosition | undefined;
}

/**
 * Creates a cipher for WAL positions. An unencrypted position would show how much data all people together
 * have written. From this, an owner could infer that a friend claimed an item. All encrypted texts have the
 * same length.
 */
export function createPositionCipher(appSecret: string): PositionCipher {
  const cipher = createSecretCipher(appSecret, 'wishwell positions in the database');
  return {
    encrypt: (position) => {
      const plain = Buffer.alloc(positionBytes);
      plain.writeBigUInt64BE(position);
      return cipher.encrypt(plain);
    },
    decrypt: (text) => (encryptedPattern.test(text) ? cipher.decrypt(text)?.readBigUInt64BE() : undefined),
  };
}
