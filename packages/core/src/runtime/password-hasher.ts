import { hash, verify } from '@node-rs/argon2';
import { createGate } from './gate.ts';
import type { Random } from './random.ts';

export interface PasswordHasherOptions {
  memoryKib: number;
  passes: number;
  /** Each hash holds `memoryKib` of memory, so only a few run at once. */
  maxConcurrent: number;
  maxWaiting: number;
}

/** argon2id with 64 MiB, three passes, one lane. */
export const strongHashing: PasswordHasherOptions = {
  memoryKib: 64 * 1024,
  passes: 3,
  maxConcurrent: 4,
  maxWaiting: 200,
};

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Returns false without a stored hash, after the same amount of work as with one. */
  verify(storedHash: string | undefined, password: string): Promise<boolean>;
  /** A stored hash that no password fits, for people who have not chosen one yet. */
  unguessable(random: Random): string;
  /** True for a hash made with other settings than today's. */
  isOutdated(storedHash: string): boolean;
  /** Hash operations so far, finished or not. */
  readonly operationCount: number;
}

export function createPasswordHasher(options: PasswordHasherOptions = strongHashing): PasswordHasher {
  const settings = { memoryCost: options.memoryKib, timeCost: options.passes, parallelism: 1 };
  const expectedPrefix = `$argon2id$v=19$m=${options.memoryKib},t=${options.passes},p=1$`;
  const runLimited = createGate({
    maxRunning: options.maxConcurrent,
    maxWaiting: options.maxWaiting,
    refusal: 'unavailable',
    retryAfterSec: 5,
  });
  let unknownUserHash: Promise<string> | undefined;
  let operationCount = 0;
  return {
    hash(password) {
      operationCount += 1;
      return runLimited({}, () => hash(password, settings));
    },
    async verify(storedHash, password) {
      operationCount += 1;
      // Made at the first sign-in of a process, so that known and unknown addresses wait for it alike.
      unknownUserHash ??= hash('nobody has this password', settings);
      const fallbackHash = await unknownUserHash;
      const comparedHash = storedHash ?? fallbackHash;
      const matches = await runLimited({}, () => verify(comparedHash, password));
      return matches && storedHash !== undefined;
    },
    unguessable(random) {
      const [salt, digest] = [SALT_BYTES, DIGEST_BYTES].map((count) => base64Of(random.bytes(count)));
      return `${expectedPrefix}${salt}$${digest}`;
    },
    isOutdated: (storedHash) => !storedHash.startsWith(expectedPrefix),
    get operationCount() {
      return operationCount;
    },
  };
}

const SALT_BYTES = 16;
const DIGEST_BYTES = 32;

/** As argon2 writes it, without padding. */
const base64Of = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replace(/=+$/, '');
