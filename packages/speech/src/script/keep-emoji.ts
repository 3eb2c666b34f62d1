import { EMOJI_PART } from '@herald/media/emoji';
import { partWithoutMarks, readMarks } from '@herald/media/script-marks';
import type { ScriptToken } from './script-token.ts';

const LINE_SPACE = '[^\\S\\n]*';
/** Not those that touch the next word. */
const BEHIND = new RegExp(`^(?:${LINE_SPACE}${EMOJI_PART})+(?!${EMOJI_PART}|[\\p{L}\\p{N}\\p{Sc}])`, 'u');
/** A line of emoji alone belongs to the words above it. */
const BELOW = new RegExp(`^\\s*\\n(?:${LINE_SPACE}${EMOJI_PART})+(?=${LINE_SPACE}(?:\\n|$))`, 'u');
const BEFORE = new RegExp(`(?:${EMOJI_PART}${LINE_SPACE})+$`, 'u');

/** Emoji are not said, but stay in the spelling: at the word before them, or at the one after them on their line. */
export function keepEmoji(tokens: readonly ScriptToken[], script: string): void {
  const marks = readMarks(script);
  let free = 0;
  for (const [index, token] of tokens.entries()) {
    const [ahead = ''] = BEFORE.exec(script.slice(free, token.startChar)) ?? [];
    const next = tokens[index + 1];
    const gap = script.slice(token.endChar, next && next.startChar + 1);
    const [behind = ''] = BEHIND.exec(gap) ?? BELOW.exec(gap) ?? [];
    token.startChar -= ahead.length;
    token.endChar += behind.length;
    token.text = partWithoutMarks(script, marks, token.startChar, token.endChar);
    free = token.endChar;
  }
}
