import { randomBytes } from 'node:crypto';

/** The only source of chance; tests hand in their own. */
export interface Random {
  bytes(count: number): Uint8Array;
}

export const systemRandom: Random = { bytes: (count) => randomBytes(count) };
