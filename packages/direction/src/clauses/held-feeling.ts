import type { Clause } from '../reading/clause.ts';
import { cueAt, findCue } from '../reading/find-cue.ts';
import { findYou } from '../reading/find-you.ts';
import type { Held } from '../rules/rule.ts';
import { isUnhappy, type Tone } from '../sense/read-sense.ts';
import { senseWordsOf } from '../sense/words/sense-words-of.ts';
import type { CueWords } from '../words/cue-words.ts';
import { feltWordsOf } from '../words/felt-words-of.ts';

/** Without more of the same ahead it stays for one sentence. */
const ALONE_SENTENCES = 1;
const PAST_TROUBLES: readonly Tone[] = ['bad', 'ironic'];
const PUNCH_WORDS = 4;
const BETWEEN_SENTENCES = 4;
/** "And then after three weeks" */
const LEAD_WORDS = 5;

interface Heard {
  clause: Clause;
  tone: Tone;
  /** the last bad news, as long as they stay in the face */
  told: Tone;
  news: { tone: Tone; sentence: number };
  /** the next news */
  ahead: Tone;
  isLastTrouble: boolean;
  isHelped: boolean;
  isStillAngry: boolean;
  isForViewer: boolean;
}

/** Who was angry or glad a sentence ago still is, until the story turns. */
export function heldFeeling(heard: Heard, cues: CueWords, locale: string): Held | undefined {
  const { clause, tone, told, news, isHelped, isStillAngry } = heard;
  if (tone !== 'open' || isHelped || cueAt(clause.words, 0, cues.contrast) > 0) return undefined;
  const ago = clause.sentence - news.sentence;
  if (news.tone === 'good') {
    const isTurning = cueAt(clause.words, 0, senseWordsOf(locale).thens) > 0 || isBlame(clause, cues);
    return heard.isLastTrouble && !isTurning && ago <= BETWEEN_SENTENCES ? 'joy' : undefined;
  }
  // "Yesterday he ran to the door", behind the last trouble: what came of it.
  if (heard.isLastTrouble && PAST_TROUBLES.includes(news.tone) && ago > 0 && isNow(clause, locale)) return 'joy';
  if (!isUnhappy(told) || ago > reachOf(isUnhappy(heard.ahead))) return undefined;
  // Behind its last trouble, and before good news, a story may already have turned.
  if (ago > 0 && (heard.isLastTrouble || heard.ahead === 'good')) return undefined;
  if (heard.isForViewer || isNow(clause, locale)) return undefined;
  if (isStillAngry) return 'anger';
  // "She picked up." and "it never came back" may be what helped.
  if (clause.ending === 'statement' && clause.words.length <= PUNCH_WORDS) return undefined;
  return told === 'bad' || told === 'ironic' ? 'trouble' : undefined;
}

const reachOf = (goesOn: boolean): number => (goesOn ? BETWEEN_SENTENCES : ALONE_SENTENCES);

/** "You shook my hand" */
function isBlame({ words }: Clause, cues: CueWords): boolean {
  return findYou(words, cues) !== undefined && findCue(words, cues.me) !== undefined;
}

/** "Now it stands in my kitchen": what is so today is told after the trouble. */
function isNow({ words }: Clause, locale: string): boolean {
  return findCue(words.slice(0, LEAD_WORDS), feltWordsOf(locale).nows) !== undefined;
}
