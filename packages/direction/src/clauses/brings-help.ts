import { brandAt } from '../reading/brand-name.ts';
import type { Clause } from '../reading/clause.ts';
import { cueAt, findCue } from '../reading/find-cue.ts';
import { isUnhappy, type Tone } from '../sense/read-sense.ts';
import type { SenseWords } from '../sense/sense-words.ts';
import type { Story } from './told-story.ts';

/** Where one of so many next clauses tells bad news, nothing helped. */
const HELP_CLAUSES = 2;
const NAME_WORDS = 2;
const NAME = /^\p{Lu}\p{L}+/u;
const HAS_CASE = /[\p{Lu}\p{Ll}]/u;
/** No sign stands between it and the next word. */
const NAME_THAT_GOES_ON = /^\p{Lu}\p{L}+$/u;

/**
 * "Then Walt came by", "so I went to Fixwell", "two people from Tidy Hour came", which the film is for: where a story turns to what
 * helped. Where bad news follow at once, it did not.
 */
export function bringsHelp(
  clauses: readonly Clause[],
  index: number,
  { tone, brand }: { tone: Tone; brand: string | undefined },
  story: Story,
): boolean {
  const clause = clauses[index];
  if (clause === undefined || clause.sentence === 0 || tone !== 'open') return false;
  const { words } = clause;
  const { cues } = story;
  const isTold =
    cueAt(words, 0, cues.turns) > 0 ||
    isSomebodyNamed(words.slice(cueAt(words, 0, cues.thens)), words, cues) ||
    isServiceNamed(words, cues);
  // Nobody speaks ill of what the film is for.
  if (isBrandNamed(words, brand, cues)) return true;
  const ahead = clauses.slice(index + 1, index + 1 + HELP_CLAUSES);
  return isTold && !ahead.some((next) => isTrouble(next, story));
}

/** "Before Stockwren" tells of the time without it. */
function isBrandNamed(words: Clause['words'], brand: string | undefined, cues: SenseWords): boolean {
  const at = brandAt(words, brand);
  return at !== undefined && findCue(words.slice(0, at), cues.withouts) === undefined;
}

function isSomebodyNamed(rest: Clause['words'], words: Clause['words'], cues: SenseWords): boolean {
  const [name] = rest;
  return rest.length < words.length && name !== undefined && NAME.test(name.text) && cueAt(rest, 0, cues.own) === 0;
}

/** "I signed up at Blue Lane Swim School": a name of two words or more that somebody comes to; without capital letters, the cue holds it. */
function isServiceNamed(words: Clause['words'], cues: SenseWords): boolean {
  return words.some((_, index) => {
    const length = cueAt(words, index, cues.visits);
    const holdsName = !HAS_CASE.test(words[index]?.text ?? '');
    const named = words.slice(holdsName ? index : index + length).slice(0, NAME_WORDS);
    if (length === 0 || findCue(named, cues.nameless) !== undefined) return false;
    const [first, second] = named;
    return holdsName || (NAME_THAT_GOES_ON.test(first?.text ?? '') && NAME.test(second?.text ?? ''));
  });
}

/** Tears may be shed for joy. */
function isTrouble(clause: Clause, { cues, read }: Story): boolean {
  const { tone, wordIndex } = read(clause);
  return isUnhappy(tone) && cueAt(clause.words, wordIndex, cues.tears) === 0;
}
