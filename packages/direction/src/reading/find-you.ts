import type { CueWords } from '../words/cue-words.ts';
import type { SpokenWord } from './clause.ts';
import { findCue } from './find-cue.ts';

const CAPITAL = /^\P{L}*\p{Lu}/u;

/** Where the viewer is spoken to; "sie" of "Kunden lieben sie" is somebody else. */
export function findYou(words: readonly SpokenWord[], { you, formalYou = [] }: CueWords): number | undefined {
  const isOther = ({ plain, text }: SpokenWord) => formalYou.includes(plain) && !CAPITAL.test(text);
  return findCue(
    words.map((word) => (isOther(word) ? { ...word, plain: '' } : word)),
    you,
  );
}
