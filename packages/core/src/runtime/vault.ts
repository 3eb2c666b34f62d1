import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** Keeps secrets that Herald itself has to read again, so that a copy of the database alone gives none away. */
export interface Vault {
  seal(secret: string): string;
  /** Undefined when it was sealed with another key. */
  open(sealed: string): string | undefined;
  /** The same for the same text and purpose; nobody without the key can tell it. */
  mark(purpose: string, text: string): string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';
/** Without it a shorter tag would do, which is easier to guess. */
const WHOLE_TAG = { authTagLength: TAG_BYTES };

/** AES-256-GCM; the key has 32 bytes. */
export function createVault(key: Buffer): Vault {
  return {
    seal(secret) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv, WHOLE_TAG);
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), WHOLE_TAG);
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const opened = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
        return Buffer.concat(opened).toString('utf8');
      } catch {
        return undefined;
      }
    },
    mark(purpose, text) {
      const keyOfPurpose = createHmac('sha256', key).update(`mark ${purpose}`).digest();
      return createHmac('sha256', keyOfPurpose).update(text).digest('base64url');
    },
  };
}
