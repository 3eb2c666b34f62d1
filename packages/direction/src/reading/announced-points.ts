import { cueWordsOf } from '../words/cue-words-of.ts';
import { numberWordsOf } from '../words/number-words.ts';
import { leadsToNumber } from '../words/point-words.ts';
import type { Clause } from './clause.ts';
import { cueAt } from './find-cue.ts';

const MOST = 6;
const FEWEST_ALIKE = 3;
/** "Four simple reasons" */
const LONGEST_BETWEEN = 2;
/** They follow a number, and name nothing that is told sentence by sentence: "three colors". */
const UNTOLD =
  /^(?:minutes|ingredients|flavou?rs|colou?rs|sizes|zutaten|farben|größen|sorten|ingredientes|colores|sabores|tallas|ingrédients|couleurs|tailles|ingredienti|colori|taglie|cores|tamanhos|रंग)$/u;
const DIGIT = /^\d$/u;

/** "Here are four reasons …": the sentences behind it that are these, where their form shows that they are. */
export function announcedPoints(clauses: readonly Clause[], locale: string): readonly Clause[] {
  const sentences = Map.groupBy(clauses, ({ sentence }) => sentence);
  const told = [...sentences.values()];
  for (const [index, sentence] of told.entries()) {
    const count = sentence.map(({ words }) => announcedIn(words, locale)).find((found) => found !== undefined);
    const points = count === undefined ? [] : told.slice(index + 1, index + 1 + count);
    if (count !== undefined && points.length === count && areAlike(points, locale))
      return points.flatMap(([first]) => first ?? []);
  }
  return [];
}

function announcedIn(words: Clause['words'], locale: string): number | undefined {
  const { small } = numberWordsOf(locale);
  const { reasons, me } = cueWordsOf(locale);
  const isAnnounced = (from: number, at: number) =>
    cueAt(words, at, reasons) > 0 &&
    !UNTOLD.test(words[at]?.plain ?? '') &&
    !words.slice(from, at).some((_, between) => cueAt(words, from + between, me) > 0);
  for (const [index, { plain }] of words.entries()) {
    const count = DIGIT.test(plain) ? Number(plain) : small.indexOf(plain) + 2;
    const isFew = count >= 2 && count <= MOST && (DIGIT.test(plain) || small.includes(plain));
    const behind = Array.from({ length: LONGEST_BETWEEN + 1 }, (_, between) => index + 1 + between);
    if (isFew && behind.some((at) => isAnnounced(index + 1, at))) return count;
  }
  return undefined;
}

/** All are questions, three or more begin with the same word, or the last one begins with "and". */
function areAlike(points: readonly (readonly Clause[])[], locale: string): boolean {
  const firsts = points.map(([clause]) => clause?.words[0]?.plain ?? '');
  const isAsked = points.every((point) => point.at(-1)?.ending === 'question');
  const isSame = points.length >= FEWEST_ALIKE && firsts.every((first) => first === firsts[0]);
  const isClosed = leadsToNumber(firsts.at(-1) ?? '', locale);
  return isAsked || isSame || isClosed;
}
