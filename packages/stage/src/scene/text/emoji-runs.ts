import type { CaptionFont } from './caption-fonts.ts';
import { EMOJI_FONTS } from './emoji-fonts.ts';
import { covers } from './unicode-ranges.ts';

/** A stretch of a text that one kind of font draws: letters, or one emoji. */
export interface TextRun {
  text: string;
  /** null for letters */
  emoji: CaptionFont | null;
}

const MAY_BE_EMOJI = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]|\u20e3/u;
const KEYCAP = /^[\d#*]\ufe0f?\u20e3$/u;
const FLAG = /^\p{Regional_Indicator}+$/u;
const KNOWN_FLAG = /^\p{RGI_Emoji_Flag_Sequence}$/v;
/** Signs of trade that are letters unless they ask to be pictures. */
const SIGN = /^[©®™]$/u;
const SELECTORS = /[\ufe0e\ufe0f]/gu;
const TAGS = /[\u{e0020}-\u{e007f}]/gu;
const STRAY_TONE = /(?<!\p{Emoji_Modifier_Base})\p{Emoji_Modifier}/gu;
/** The canvas of Node draws these two pictures side by side, so that browsers are told to do the same: hearts on fire, rainbow flags. */
const TORN_JOINT = /(?<=^(?!\p{Emoji_Presentation})\p{Extended_Pictographic})\u200d(?=\p{Emoji_Presentation})/u;

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Cuts a text into letters and emoji. An emoji that no font has comes in the parts that one has, or not at all. */
export function textRuns(text: string): TextRun[] {
  if (!MAY_BE_EMOJI.test(text)) return text ? [{ text, emoji: null }] : [];
  const runs: TextRun[] = [];
  for (const { segment } of clusters.segment(text)) {
    if (isEmoji(segment)) runs.push(...drawnParts(segment));
    else addLetters(runs, segment);
  }
  return runs;
}

/** As the font's tables have it: they know no selectors. */
export function emojiGlyphs({ text }: TextRun): string {
  return text.replace(SELECTORS, '');
}

function isEmoji(cluster: string): boolean {
  return MAY_BE_EMOJI.test(cluster) && !SIGN.test(cluster);
}

function addLetters(runs: TextRun[], text: string): void {
  const last = runs.at(-1);
  if (last?.emoji === null) last.text += text;
  else runs.push({ text, emoji: null });
}

function drawnParts(cluster: string): TextRun[] {
  const bare = cluster.replace(SELECTORS, '');
  if (KEYCAP.test(cluster) || FLAG.test(bare)) {
    const isKnown = KEYCAP.test(cluster) || KNOWN_FLAG.test(bare);
    return isKnown ? wholeOrNothing(cluster) : [];
  }
  const joined = bare.replace(STRAY_TONE, '');
  if (!TORN_JOINT.test(joined)) {
    const isChanged = joined !== bare;
    const whole = wholeOrNothing(isChanged ? joined : cluster);
    if (whole.length > 0) return whole;
  }
  return joined
    .replace(TAGS, '')
    .split('\u200d')
    .flatMap((part) => wholeOrNothing(part));
}

function wholeOrNothing(text: string): TextRun[] {
  const codePoints = [...text.replace(SELECTORS, '')].map((char) => char.codePointAt(0) ?? 0);
  const emoji = EMOJI_FONTS.find((font) => codePoints.every((codePoint) => covers(font, codePoint)));
  return emoji && codePoints.length > 0 ? [{ text, emoji }] : [];
}
