const ENDING_CHARACTERS = 4;
/** Four characters of a short key would give away too much of it. */
const SHORTEST_KEY_WITH_ENDING = 12;

/** The characters that tell keys apart; none of a short key. */
export const endingOf = (key: string): string =>
  key.length < SHORTEST_KEY_WITH_ENDING ? '' : key.slice(-ENDING_CHARACTERS);
