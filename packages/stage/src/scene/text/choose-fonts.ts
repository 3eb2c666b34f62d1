import type { BrandFont } from '@herald/media/choices';
import { CAPTION_FONTS, type CaptionFont, FONT_WEIGHTS, type FontVoice, isOfBrand } from './caption-fonts.ts';
import { type TextRun, textRuns } from './emoji-runs.ts';
import { leadingScript } from './script.ts';
import { covers } from './unicode-ranges.ts';

export interface FontChoice {
  voice: FontVoice;
  /** the files to register or load before anything is measured */
  fonts: CaptionFont[];
  /** characters no font of ours can draw; they are left out of the picture and reported */
  missing: string[];
}

/** A word that may be broken at the end of a line, and then needs a hyphen. */
const LONG_WORD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{16}/u;

/** The fewest font files that draw a text, led by the fonts of its own script; those of its emoji come last. */
export function chooseFonts(text: string, locale: string, voice: FontVoice, brand?: BrandFont): FontChoice {
  const script = leadingScript(text, locale);
  const able = CAPTION_FONTS.filter(
    (font) => font.voices.includes(voice) && (font.brand === undefined || font.brand === brand),
  );
  const ordered = [...able.filter((font) => font.script === script), ...able.filter((font) => font.script !== script)];
  const latinFirst = script === 'chinese' || script === 'japanese' || script === 'korean';
  if (latinFirst) ordered.unshift(...able.filter((font) => font.script === 'latin'));
  if (brand) ordered.unshift(...able.filter((font) => isOfBrand(font, brand)));
  const used = new Set<CaptionFont>();
  const missing = new Set<string>();
  const runs = runsOf(text);
  for (const char of new Set(lettersOf(runs) + (LONG_WORD.test(text) ? '-' : ''))) {
    const font = ordered.find((candidate) => covers(candidate, char.codePointAt(0) ?? 0));
    if (font) used.add(font);
    else missing.add(char);
  }
  return {
    voice,
    fonts: [
      ...ordered.filter((font, index) => used.has(font) && ordered.indexOf(font) === index),
      ...new Set(runs.flatMap(({ emoji }) => emoji ?? [])),
    ],
    missing: [...missing],
  };
}

/** The text without what no font can draw. */
export function keepDrawable(text: string, choice: FontChoice): string {
  const missing = new Set(choice.missing);
  const kept = runsOf(text).map((run) =>
    run.emoji ? run.text : [...run.text].filter((char) => !missing.has(char)).join(''),
  );
  return kept.join('').replace(/ +/g, ' ').trim();
}

/** Value for ctx.font: our families only, so that no letter silently comes from the machine's own fonts. */
export function fontStack(choice: FontChoice, sizePx: number): string {
  const families = choice.fonts.filter(({ script }) => script !== 'emoji').map(({ family }) => `"${family}"`);
  return `${FONT_WEIGHTS[choice.voice]} ${sizePx}px ${families.length ? families.join(', ') : 'sans-serif'}`;
}

/** Signs between letters that no letter font has; a selector or a part of an emoji that is alone among them is not drawn. */
const INVISIBLE = /[\ufe00-\ufe0f\u20e3\u{e0020}-\u{e007f}]/gu;

function runsOf(text: string): TextRun[] {
  const plain = text.normalize('NFC').replace(/[\p{Cc}\s]+/gu, ' ');
  return textRuns(plain).map((run) => (run.emoji ? run : { ...run, text: plainLetters(run.text) }));
}

function plainLetters(text: string): string {
  // A joiner only means something between letters that are still there.
  return text.replace(INVISIBLE, '').replace(/^[\u200c\u200d]+|[\u200c\u200d]+$/g, '');
}

const lettersOf = (runs: readonly TextRun[]): string =>
  runs
    .map((run) => (run.emoji ? '' : run.text))
    .join('')
    .trim();
