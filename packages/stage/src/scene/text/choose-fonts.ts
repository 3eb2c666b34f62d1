import { CAPTION_FONTS, type CaptionFont, FONT_WEIGHTS, type FontVoice } from './caption-fonts.ts';
import { leadingScript } from './script.ts';

export interface FontChoice {
  voice: FontVoice;
  /** the files to register or load before anything is measured */
  fonts: CaptionFont[];
  /** characters no font of ours can draw; they are left out of the picture and reported */
  missing: string[];
}

/** The fewest font files that draw a text, led by the fonts of its own script. */
export function chooseFonts(text: string, locale: string, voice: FontVoice): FontChoice {
  const script = leadingScript(text, locale);
  const able = CAPTION_FONTS.filter((font) => font.voices.includes(voice));
  const ordered = [...able.filter((font) => font.script === script), ...able.filter((font) => font.script !== script)];
  const latinFirst = script === 'chinese' || script === 'japanese' || script === 'korean';
  if (latinFirst) ordered.unshift(...able.filter((font) => font.script === 'latin'));
  const used = new Set<CaptionFont>();
  const missing = new Set<string>();
  for (const char of new Set(drawable(text))) {
    const font = ordered.find((candidate) => covers(candidate, char.codePointAt(0) ?? 0));
    if (font) used.add(font);
    else missing.add(char);
  }
  return {
    voice,
    fonts: ordered.filter((font, index) => used.has(font) && ordered.indexOf(font) === index),
    missing: [...missing],
  };
}

/** The text without what no font can draw: emoji, variation selectors and uncovered characters. */
export function keepDrawable(text: string, choice: FontChoice): string {
  const missing = new Set(choice.missing);
  const kept = [...drawable(text)].filter((char) => !missing.has(char)).join('');
  return kept.replace(/ +/g, ' ').trim();
}

/** Value for ctx.font: our families only, so that no letter silently comes from the machine's own fonts. */
export function fontStack(choice: FontChoice, sizePx: number): string {
  const families = choice.fonts.map((font) => `"${font.family}"`);
  return `${FONT_WEIGHTS[choice.voice]} ${sizePx}px ${families.length ? families.join(', ') : 'sans-serif'}`;
}

const INVISIBLE =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1f1e6}-\u{1f1ff}\ufe00-\ufe0f\u20e3\u{e0020}-\u{e007f}]/gu;

function drawable(text: string): string {
  const plain = text.normalize('NFC').replace(INVISIBLE, (char) => (char < '\u00ff' || char === '™' ? char : ''));
  // A joiner only means something between letters that are still there.
  return plain
    .replace(/^[\u200c\u200d]+|[\u200c\u200d]+$/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

function covers(font: CaptionFont, codePoint: number): boolean {
  return font.ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}
