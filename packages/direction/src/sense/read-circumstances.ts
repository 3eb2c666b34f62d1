import type { SpokenWord } from '../reading/clause.ts';
import { cueAt, findCue } from '../reading/find-cue.ts';
import type { SenseWords } from './sense-words.ts';

const AGAIN_REACH = 2;
/** "Please do not", "and always keep": what asks stands among the first words. */
const ASKING_WORDS = 3;
/** "Ah, perfect, …" */
const INTERJECTION = /^(?:a+h+|o+h+|na|nun|tja|naja|well|hey|bah|beh|mah|boh|ay|uy|eh|अरे|ओह|आह)$/u;
/** "And if", "aber wenn" */
const LONGEST_JOINER = 4;
const PAUSE = /[,.!…:—–]/u;

/** "Never mix it with bleach": forbidden, and for a good reason, whatever else is said. */
export function forbidsDanger(words: readonly SpokenWord[], cues: SenseWords): boolean {
  const isForbidding = cueAt(words, 0, cues.forbids) > 0 && cueAt(words, 0, cues.states) === 0;
  return isForbidding && findCue(words, cues.dangers) !== undefined;
}

/** "Unplug it before you clean": care is asked for where something is dangerous or has its right moment. */
export function asksForCare(words: readonly SpokenWord[], cues: SenseWords): boolean {
  const care = words.findIndex((_, index) => index < ASKING_WORDS && cueAt(words, index, cues.cautions) > 0);
  if (care < 0) return false;
  const isTimed = words.some((_, index) => index > care && cueAt(words, index, cues.ties) > 0);
  return isTimed || findCue(words, cues.dangers) !== undefined;
}

/**
 * "Great, another bill": praise before a pause is mocking where more of the same follows, or bad news. Where "again" comes later, "great, he
 * sleeps again" and "great, it froze again" look alike; neither is acted. Where nothing
 * known follows, "great, my order came" and "great, the belt snapped" look alike, too.
 */
export function mockPraise(
  words: readonly SpokenWord[],
  polar: readonly { index: number; value: number }[],
  cues: SenseWords,
): 'ironic' | 'care' | 'open' | undefined {
  if (cheersAgain(words, cues)) return 'ironic';
  const from = INTERJECTION.test(words[0]?.plain ?? '') ? 1 : 0;
  const cheered = cueAt(words, from, cues.cheers);
  const length = from + cheered;
  if (cheered === 0 || !PAUSE.test(words[length - 1]?.text ?? '')) return undefined;
  const rest = polar.filter(({ index }) => index >= length);
  if (rest.some(({ value }) => value < 0)) return 'ironic';
  const again = findCue(words.slice(length), cues.again);
  if (rest.length > 0) return undefined;
  if (again === undefined) return length < words.length ? 'open' : undefined;
  return again < AGAIN_REACH ? 'ironic' : 'care';
}

/** "Yet another leak, lucky me": again, and a short praise after a pause at the end. */
function cheersAgain(words: readonly SpokenWord[], cues: SenseWords): boolean {
  const isAgain = words.some((_, index) => index < AGAIN_REACH && cueAt(words, index, cues.again) > 0);
  if (!isAgain) return false;
  return words.some((word, index) => {
    const cheer = PAUSE.test(word.text) ? cueAt(words, index + 1, cues.cheers) : 0;
    return cheer > 0 && index + 1 + cheer === words.length;
  });
}

/** "If you snore very strongly, …": how many words belong to a condition; nobody is glad of it yet. */
export function lengthOfCondition(words: readonly SpokenWord[], { ifs }: SenseWords): number {
  const isLed = (words[0]?.plain.length ?? 0) <= LONGEST_JOINER && cueAt(words, 1, ifs) > 0;
  if (cueAt(words, 0, ifs) === 0 && !isLed) return 0;
  const pause = words.findIndex(({ text }) => text.endsWith(','));
  return pause < 0 ? words.length : pause + 1;
}

/** Bad news about those one compares with is no news of one's own. */
export function isAboutOthers(words: readonly SpokenWord[], cues: SenseWords): boolean {
  return findCue(words, cues.others) !== undefined && findCue(words, cues.own) === undefined;
}

/** Who takes money or keeps it back is bad news; a fee that nobody pays is good. */
export function whoPays(
  words: readonly SpokenWord[],
  isDenied: (index: number) => boolean,
  cues: SenseWords,
): { index: number; value: 1 | -1 } | undefined {
  const payer = findCue(words, cues.payers);
  const taken = findCue(words, cues.takes);
  const paid = findCue(words, cues.costs);
  if (payer !== undefined && taken !== undefined && taken > payer) {
    return { index: taken, value: isDenied(taken) ? 1 : -1 };
  }
  if (paid === undefined || !isDenied(paid)) return undefined;
  if (payer !== undefined && payer < paid) return { index: paid, value: -1 };
  return findCue(words, cues.burdens) === undefined ? undefined : { index: paid, value: 1 };
}
