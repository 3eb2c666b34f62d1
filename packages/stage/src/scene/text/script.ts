import type { FontScript } from './caption-fonts.ts';

const LETTERS: [FontScript, RegExp][] = [
  ['japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['korean', /\p{Script=Hangul}/gu],
  ['arabic', /\p{Script=Arabic}/gu],
  ['hebrew', /\p{Script=Hebrew}/gu],
  ['devanagari', /\p{Script=Devanagari}/gu],
  ['slavic-greek', /[\p{Script=Cyrillic}\p{Script=Greek}]/gu],
  ['chinese', /\p{Script=Han}/gu],
  ['latin', /\p{Script=Latin}/gu],
];

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;
const PICTURE = /\p{Extended_Pictographic}/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const STRONG = /\p{L}/u;

/** The script whose font leads; Han characters follow the locale, since one code point has different shapes by language. */
export function leadingScript(text: string, locale: string): FontScript {
  const counted = LETTERS.map(([script, letters]) => ({ script, count: text.match(letters)?.length ?? 0 }));
  const leader = counted.reduce((best, next) => (next.count > best.count ? next : best));
  if (leader.count === 0) return 'latin';
  const hasKana = counted.some(({ script, count }) => script === 'japanese' && count > 0);
  if (leader.script === 'chinese' && (hasKana || locale.startsWith('ja'))) return 'japanese';
  return leader.script;
}

/** Characters about twice as wide as a Latin letter. */
export function isWide(char: string): boolean {
  return WIDE.test(char);
}

/** Characters that follow one another without spaces. */
export function isUnspaced(char: string): boolean {
  return UNSPACED.test(char);
}

/** The direction of the first letter, or null when the text has no letters. */
export function directionOf(text: string): 'ltr' | 'rtl' | null {
  const letter = STRONG.exec(text)?.[0];
  if (!letter) return null;
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}

/** What adds nothing to the width of a text: marks, and the parts of an emoji after its first. */
const WIDTHLESS = /\u200d\p{Extended_Pictographic}|[\p{M}\p{Emoji_Modifier}\u{e0020}-\u{e007f}]|\u200c|\u200d/gu;

/** Length of a text in Latin letters; wide characters and emoji count twice, combining marks not at all. */
export function textUnits(text: string): number {
  let units = 0;
  for (const char of text.replace(WIDTHLESS, '')) units += isWide(char) || PICTURE.test(char) ? 2 : 1;
  return units;
}

/** The words in their order on the line, left to right: runs against the direction of the line are turned. */
export function visualOrder<T extends { text: string }>(words: T[], direction: 'ltr' | 'rtl'): T[] {
  const runs: { direction: 'ltr' | 'rtl'; words: T[] }[] = [];
  for (const word of words) {
    const own = directionOf(word.text) ?? runs.at(-1)?.direction ?? direction;
    const last = runs.at(-1);
    if (last?.direction === own) last.words.push(word);
    else runs.push({ direction: own, words: [word] });
  }
  const ordered = runs.map((run) => (run.direction === 'rtl' ? run.words.toReversed() : run.words));
  return (direction === 'rtl' ? ordered.toReversed() : ordered).flat();
}
