import type { ScriptToken } from '../script/script-token.ts';
import type { EnginePhone } from './engine-speech.ts';

/** An English question that begins so is answered by yes or no, and its voice rises. */
const ASKS_YES_OR_NO =
  /^(?:am|are|is|was|were|do|does|did|have|has|had|can|could|will|would|shall|should|may|might|must|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|haven't|hasn't|can't|couldn't|won't|wouldn't|shouldn't|ready|really|right|okay|ok|need|want|got|ever|tired|sound|looking|still|sick|struggling|curious)$/;
const OPENERS = new Set(['so', 'and', 'but', 'or', 'well', 'hey', 'now', 'oh']);
const RISE_SEC = 0.42;
const MOST = 1.55;

const isYesNoQuestion = (tokens: readonly ScriptToken[]): boolean => {
  if (tokens.at(-1)?.mark !== '?') return false;
  const words = tokens.flatMap(({ spoken }) => spoken.toLowerCase().split(' '));
  const first = words.find((word) => !OPENERS.has(word));
  return words.length === 1 || (first !== undefined && ASKS_YES_OR_NO.test(first));
};

/** How much higher the voice is at each moment of a phrase; undefined where it goes down as usual. */
export function questionRise(
  tokens: readonly ScriptToken[],
  phones: readonly EnginePhone[],
): ((tSec: number) => number) | undefined {
  const endSec = phones.findLast(({ phone }) => phone)?.endSec;
  if (endSec === undefined || !isYesNoQuestion(tokens)) return undefined;
  return (tSec) => {
    const share = Math.max(0, Math.min(1, (tSec - endSec + RISE_SEC) / RISE_SEC));
    return 1 + (MOST - 1) * share * share * (3 - 2 * share);
  };
}
