/** Scales in falling order, with what one of each is worth. */
const SCALES = [
  ['करोड़', 10_000_000],
  ['लाख', 100_000],
  ['हज़ार', 1000],
  ['सौ', 100],
] as const;
/** One and a half, two and a half. */
const HALVES = new Map([
  ['डेढ़', 1.5],
  ['ढाई', 2.5],
]);
/** Before a number: with a half, with a quarter, less a quarter. */
const SHIFTS = new Map([
  ['साढ़े', 0.5],
  ['सवा', 0.25],
  ['पौने', -0.25],
]);
/** With one letter or two, with its dot or without. */
const ALIKE: Readonly<Record<string, string>> = {
  डेढ: 'डेढ़',
  ढ़ाई: 'ढाई',
  अढ़ाई: 'ढाई',
  साढे: 'साढ़े',
  साड़े: 'साढ़े',
  हजार: 'हज़ार',
  करोड: 'करोड़',
  पौन: 'पौने',
};
const PRECOMPOSED = new Map(
  Object.entries(ALIKE).map(([said, word]) => [said.normalize('NFC'), word.normalize('NFC')]),
);
const nfc = <T>(pairs: Iterable<readonly [string, T]>) =>
  new Map([...pairs].map(([word, value]) => [word.normalize('NFC'), value] as const));
const [scales, halves, shifts] = [nfc(SCALES), nfc(HALVES), nfc(SHIFTS)];

/** A word as the lists here write it. */
export function hindiWord(text: string): string {
  const word = text.normalize('NFC');
  return PRECOMPOSED.get(word) ?? word;
}

/** Whether a word makes another number of the one behind it: "ढाई सौ" is no hundred. */
export const isPartOfHindiNumber = (word: string): boolean =>
  [scales, halves, shifts].some((list) => list.has(hindiWord(word)));

/** "ढाई सौ", "साढ़े तीन हज़ार", "तीन लाख पचास हज़ार": undefined where it is no number. */
export function hindiNumber(text: string, values: ReadonlyMap<string, number>): number | undefined {
  let rest = text.split(' ').map(hindiWord);
  let total = 0;
  for (const [scale, worth] of scales) {
    const at = rest.indexOf(scale);
    if (at < 0) continue;
    const count = at === 0 ? 1 : countOf(rest.slice(0, at), values);
    if (count === undefined) return undefined;
    total += count * worth;
    rest = rest.slice(at + 1);
  }
  if (rest.length === 0) return total > 0 ? total : undefined;
  const below = countOf(rest, values);
  return below === undefined || (total > 0 && !Number.isInteger(below)) ? undefined : total + below;
}

/** What stands before a scale, or without one: "ढाई", "साढ़े तीन", "सवा" alone, which is one and a quarter. */
function countOf([first = '', ...more]: readonly string[], values: ReadonlyMap<string, number>): number | undefined {
  const [half, shift] = [halves.get(first), shifts.get(first)];
  if (half !== undefined) return more.length === 0 ? half : undefined;
  if (shift === undefined) return values.get([first, ...more].join(' '));
  const whole = more.length === 0 ? 1 : values.get(more.join(' '));
  return whole === undefined ? undefined : whole + shift;
}
