import { endsSentence } from '@herald/media/captions/sentence-end';
import { type CaptionGroup, TYPED_SEC } from './group-words.ts';

/** A caption and the address or call that stays beside it. */
interface KeptGroup extends CaptionGroup {
  kept?: CaptionGroup;
}

/** So long after it was said an address helps nobody who has not typed it yet. */
const KEPT_SEC = 6;

/** "Go to tallyvan.com and try it": an address stays to the end of its sentence, and to the end of the film where that is near. */
export function withKeptAddress(groups: readonly CaptionGroup[]): KeptGroup[] {
  const lastSec = groups.at(-1)?.words.at(-1)?.endSec ?? 0;
  let kept: CaptionGroup | undefined;
  let isOver = false;
  const words = groups.flatMap((group) => group.words);
  const ends = new Set(
    words.filter(({ text }, at) => {
      const [before, next] = [words[at - 1]?.text, words[at + 1]?.text ?? ''];
      return endsSentence(text, { next, before, isPause: false });
    }),
  );
  const found = groups.map((group): KeptGroup => {
    const [first] = group.words;
    if (first.isPrice) {
      isOver ||= first.endsSentence === true;
      return group;
    }
    if (first.isTyped) {
      kept = group;
      isOver = first.endsSentence === true;
      return group;
    }
    const saidSec = kept?.words[0].endSec ?? Number.NEGATIVE_INFINITY;
    const isKept = first.startSec < saidSec + KEPT_SEC && (!isOver || lastSec < saidSec + KEPT_SEC);
    isOver ||= group.words.some((word) => ends.has(word));
    return isKept && kept ? { ...group, kept } : group;
  });
  return found.map((group, index) => {
    const next = found[index + 1];
    if (group.kept && !next) return { ...group, endSec: Math.max(group.endSec, lastSec + TYPED_SEC.hold) };
    const isCall = group.words[0].isTyped && !group.words[0].isPrice;
    const staysFor = group.kept ?? (isCall ? group : undefined);
    return staysFor && next?.kept === staysFor ? { ...group, endSec: next.startSec } : group;
  });
}
