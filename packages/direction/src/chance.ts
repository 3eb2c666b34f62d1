const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * A number from 0 to 1 that depends on the seed and on what it decides alone. With a stream of random numbers, one
 * sentence more would change all that follows.
 */
export function chance(seed: number, decides: string): number {
  let hash = FNV_START ^ Math.trunc(seed);
  for (let index = 0; index < decides.length; index += 1) hash = Math.imul(hash ^ decides.charCodeAt(index), FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

export function pick<Choice>(choices: readonly [Choice, ...Choice[]], seed: number, decides: string): Choice {
  return choices[Math.floor(chance(seed, decides) * choices.length)] ?? choices[0];
}

export function between(min: number, max: number, seed: number, decides: string): number {
  return min + (max - min) * chance(seed, decides);
}
