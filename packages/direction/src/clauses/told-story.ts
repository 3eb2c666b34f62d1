import type { Reading } from '../direction.ts';
import type { Clause } from '../reading/clause.ts';
import { readSense, type Sense, senseOf } from '../sense/read-sense.ts';
import type { SenseWords } from '../sense/sense-words.ts';
import { senseWordsOf } from '../sense/words/sense-words-of.ts';
import { withoutBill } from './outrage.ts';

/** What all clauses of a script are read by. */
export interface Story {
  cues: SenseWords;
  /** "but", in the language of the script */
  contrast: readonly string[];
  /** people one holds dear */
  dear: readonly string[];
  /** what a clause tells by itself: neighbors ask for it again and again, and it is read once */
  read(clause: Clause): Sense;
}

export function storyOf(
  clauses: readonly Clause[],
  qualities: ReadonlySet<Clause>,
  { locale, contrast, dear }: Pick<Reading, 'locale'> & Pick<Story, 'contrast' | 'dear'>,
): Story {
  const cues = senseWordsOf(locale);
  const read = (clause: Clause) =>
    qualities.has(clause) ? senseOf('open') : withoutBill(readSense(clause, cues), clause, locale);
  const senses = new Map(clauses.map((clause) => [clause, read(clause)]));
  return { cues, contrast, dear, read: (clause) => senses.get(clause) ?? readSense(clause, cues) };
}
