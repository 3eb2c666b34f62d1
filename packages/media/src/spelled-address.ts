import { endsWithSign } from './ends-with-sign.ts';
import type { TimedWord } from './sound.ts';

const listed = (text: string) => new Set(text.split(' '));

const DOTS = listed('dot punkt point punto ponto');
/** "At our dot com store" has no name before its dot. */
const NO_NAMES = listed(
  'the our your my his her its their this that our any der die das den dem ein unser unsere mein le la les un une notre mon tout el los una nuestro nuestra il lo gli nostro nostra os um uma nosso nossa',
);
/** Endings that are no small words of a language in which they follow such a word: "un punto de vista". */
const ENDINGS = listed('com net org io app shop store');
/** What leads to an address of one word; behind other words it could be the end of a longer name. */
const LEADS = listed(
  'at to on visit auf bei unter über zu sur chez à visitez en a visita visite su vai em no na acesse',
);
const SIGNS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const SIGNED = /[^\p{L}]/u;
const NAME = /^[a-z\d-]{3,}$/iu;
const ENDS = endsWithSign('.,;:!?।…');

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
  if (index === 0 || !name || !dot || !ending || !NAME.test(name.text) || NO_NAMES.has(plainOf(name))) return false;
  // "dot com dot au" is another address, and "dot." the end of a sentence.
  if (SIGNED.test(dot.text) || DOTS.has(plainOf(words[index + 3]))) return false;
  // In Portuguese "ponto com" goes on as "point with", unless it ends there.
  const mayGoOn = plainOf(dot) === 'ponto' && index + 3 < words.length && !ENDS.test(ending.text);
  return LEADS.has(plainOf(before)) && DOTS.has(plainOf(dot)) && ENDINGS.has(plainOf(ending)) && !mayGoOn;
}
