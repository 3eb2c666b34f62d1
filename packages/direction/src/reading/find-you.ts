import type { CueWords } from '../words/cue-words.ts';
import type { SpokenWord } from './clause.ts';
import { findCue } from './find-cue.ts';

const CAPITAL = /^\P{L}*\p{Lu}/u;

/** Where the viewer is spoken to; "sie" of "Kunden lieben sie" is somebody else. */
export function findYou(words: readonly SpokenWord[], { you, formalYou = [] }: CueWords): number | undefined {
  const isOther = ({ plain, text }: SpokenWord, index: number) =>
    formalYou.includes(plain) && (!CAPITAL.test(text) || (index === 0 && isHers(words[1])));
  return findCue(
    words.map((word, index) => (isOther(word, index) ? { ...word, plain: '' } : word)),
    you,
  );
}

/** "Sie dauert acht Minuten": verbs of the viewer end with n. */
function isHers(verb: SpokenWord | undefined): boolean {
  return verb !== undefined && /^\p{L}+t$/u.test(verb.plain);
}
