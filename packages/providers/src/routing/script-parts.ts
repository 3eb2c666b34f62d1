import { withoutEmoji } from '@herald/media/emoji';
import { EngineError } from '@herald/media/engine-error';
import type { VoiceCapabilities } from '@herald/media/engines/voice-engine';
import { withoutHeadings } from '@herald/media/script-headings';
import { partWithoutMarks, readMarks } from '@herald/media/script-marks';

/** What is said in one breath, and the silence after it. */
export interface ScriptPart {
  text: string;
  pauseAfterSec: number;
}

const PARAGRAPH_PAUSE_SEC = 0.55;
const SENTENCE_PAUSE_SEC = 0.36;

/** A script in the parts that are said one after the other, for engines that make no pauses or have a longest text. */
export function scriptParts(script: string, locale: string, capabilities: VoiceCapabilities): ScriptPart[] {
  const { pauses, longestText } = capabilities;
  if (pauses === 'all') return [{ text: script, pauseAfterSec: 0 }];
  const cut = cutAtMarks(script)
    .flatMap((part) => (pauses === 'none' ? cutAtParagraphs(part) : [part]))
    .flatMap((part) => cutAtLength(part, locale, longestText));
  const parts = joinWordless(cut.map(({ text, ...part }) => ({ ...part, text: text.trim() })));
  if (parts.length === 0) throw new EngineError('nothing_to_say', 'The script has no words to say.');
  return parts;
}

function cutAtMarks(script: string): ScriptPart[] {
  const spoken = withoutHeadings(script);
  const marks = readMarks(spoken);
  const readable = (from: number, to: number) => withoutEmoji(partWithoutMarks(spoken, marks, from, to));
  const parts: ScriptPart[] = [];
  let from = 0;
  for (const { action, startChar, endChar } of marks) {
    if (action?.does !== 'pause') continue;
    parts.push({ text: readable(from, startChar), pauseAfterSec: action.pauseSec });
    from = endChar;
  }
  return [...parts, { text: readable(from, spoken.length), pauseAfterSec: 0 }];
}

function cutAtParagraphs({ text, pauseAfterSec }: ScriptPart): ScriptPart[] {
  const lines = text.split(/\n+/).filter((line) => line.trim());
  return lines.map((line, index) => ({
    text: line,
    pauseAfterSec: index + 1 < lines.length ? PARAGRAPH_PAUSE_SEC : pauseAfterSec,
  }));
}

function cutAtLength(part: ScriptPart, locale: string, longest = Number.POSITIVE_INFINITY): ScriptPart[] {
  if (part.text.length <= longest) return [part];
  const sentences = segmentsOf(part.text, locale, 'sentence').flatMap((sentence) =>
    sentence.length <= longest ? [sentence] : packed(segmentsOf(sentence, locale, 'word'), longest),
  );
  const texts = packed(sentences, longest);
  return texts.map((text, index) => ({
    text,
    pauseAfterSec: index + 1 < texts.length ? SENTENCE_PAUSE_SEC : part.pauseAfterSec,
  }));
}

const segmentsOf = (text: string, locale: string, granularity: 'sentence' | 'word'): string[] =>
  Array.from(new Intl.Segmenter(locale, { granularity }).segment(text), ({ segment }) => segment);

/** As many pieces together as fit. */
function packed(pieces: readonly string[], longest: number): string[] {
  const texts: string[] = [];
  for (const piece of pieces) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + piece.length <= longest) texts[texts.length - 1] = last + piece;
    else texts.push(piece);
  }
  return texts;
}

/** A part without a word is a longer pause. */
function joinWordless(parts: readonly ScriptPart[]): ScriptPart[] {
  const said: ScriptPart[] = [];
  for (const part of parts) {
    const last = said.at(-1);
    if (/[\p{L}\p{N}]/u.test(part.text)) said.push({ ...part });
    else if (last) last.pauseAfterSec += part.pauseAfterSec;
  }
  return said;
}
