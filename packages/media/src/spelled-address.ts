import type { TimedWord } from './sound.ts';

const listed = (text: string) => new Set(text.split(' '));

const DOTS = listed('dot punkt point punto ponto डॉट');
/** Endings that are no small words of a language in which they follow such a word: "un punto de vista". */
const ENDINGS = listed('com net org io app shop store');
/** What leads to an address of one word; behind other words it could be the end of a longer name. */
const LEADS = listed(
  'at to on visit auf bei unter über zu sur chez à visitez en a visita visite su vai em no na acesse पर',
);
const SIGNS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const NAME = /^[a-z\d-]{3,}$/iu;
const ENDS = /[.,;:!?।…]["”»)]*$/u;

const plainOf = (word: TimedWord | undefined) => word?.text.replace(SIGNS, '').toLowerCase() ?? '';

/** "Order at panello dot com." has the address as people write it, in one word. */
export function withSpelledAddresses(words: readonly TimedWord[]): TimedWord[] {
  let toSkip = 0;
  return words.flatMap((word, index) => {
    if (toSkip > 0) {
      toSkip -= 1;
      return [];
    }
    const last = words[index + 2];
    if (!last || !isSpelledAt(words, index)) return [word];
    toSkip = 2;
    const signs = ENDS.exec(last.text)?.[0] ?? '';
    return [{ ...word, text: `${plainOf(word)}.${plainOf(last)}${signs}`, endSec: last.endSec }];
  });
}

function isSpelledAt(words: readonly TimedWord[], index: number): boolean {
  const [before, name, dot, ending] = words.slice(Math.max(0, index - 1), index + 3);
  if (index === 0 || !name || !dot || !ending || !NAME.test(name.text)) return false;
  // In Portuguese "ponto com" goes on as "point with", unless it ends there.
  const mayGoOn = plainOf(dot) === 'ponto' && index + 3 < words.length && !ENDS.test(ending.text);
  return LEADS.has(plainOf(before)) && DOTS.has(plainOf(dot)) && ENDINGS.has(plainOf(ending)) && !mayGoOn;
}
