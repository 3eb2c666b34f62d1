/** A number from 0 to 1 that depends on the tune and on what it decides alone. */
export function chance(tune: number, decides: string): number {
  let hash = 0x811c9dc5 ^ tune;
  for (let index = 0; index < decides.length; index++) hash = Math.imul(hash ^ decides.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

export function pick<Choice>(choices: readonly Choice[], tune: number, decides: string): Choice {
  return choices[Math.floor(chance(tune, decides) * choices.length)];
}
