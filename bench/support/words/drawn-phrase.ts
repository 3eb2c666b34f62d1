/** A phrase as an advertiser writes it and how it is read. "[a|b]" in a reading allows either, "[a|]" may be missing. */
export interface DrawnPhrase {
  text: string;
  reading: string;
}

export interface Dice {
  /** a whole number, both ends included */
  whole: (from: number, to: number) => number;
  pick: <T>(choices: readonly T[]) => T;
}

export type DrawPhrase = (dice: Dice) => [text: string, reading: string];

/** Kinds of writing, each with the ways in which it is drawn. */
export type PhraseKinds = Record<string, readonly DrawPhrase[]>;

/** The list goes round. */
export function nth<T>(list: readonly T[], index: number): T {
  for (const [i, item] of list.entries()) if (i === index % list.length) return item;
  throw new Error('There is nothing to draw from.');
}

export const diceOf = (random: () => number): Dice => ({
  whole: (from, to) => from + Math.floor(random() * (to - from + 1)),
  pick: (choices) => nth(choices, Math.floor(random() * choices.length)),
});

export function drawPhrases(ways: readonly DrawPhrase[], count: number, dice: Dice): DrawnPhrase[] {
  return Array.from({ length: count }, (_, i) => {
    const [text, reading] = nth(ways, i)(dice);
    return { text, reading };
  });
}
