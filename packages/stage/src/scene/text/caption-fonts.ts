import bricolage from '@fontsource/bricolage-grotesque/unicode.json' with { type: 'json' };
import heebo from '@fontsource/heebo/unicode.json' with { type: 'json' };
import manrope from '@fontsource/manrope/unicode.json' with { type: 'json' };
import arabic from '@fontsource/noto-sans-arabic/unicode.json' with { type: 'json' };
import devanagari from '@fontsource/noto-sans-devanagari/unicode.json' with { type: 'json' };
import geist from '@fontsource-variable/geist/unicode.json' with { type: 'json' };
import geistMono from '@fontsource-variable/geist-mono/unicode.json' with { type: 'json' };
import japanese from '@fontsource-variable/noto-sans-jp/unicode.json' with { type: 'json' };
import korean from '@fontsource-variable/noto-sans-kr/unicode.json' with { type: 'json' };
import chinese from '@fontsource-variable/noto-sans-sc/unicode.json' with { type: 'json' };
import type { BrandFont } from '@herald/media/choices';
import { parseRanges, type UnicodeRanges } from './unicode-ranges.ts';

export type FontScript =
  | 'latin'
  | 'slavic-greek'
  | 'arabic'
  | 'hebrew'
  | 'devanagari'
  | 'chinese'
  | 'japanese'
  | 'korean'
  | 'emoji';
/** loud: headlines and most captions; quiet: the minimal style and small print */
export type FontVoice = 'loud' | 'quiet';

export const FONT_WEIGHTS: Record<FontVoice, number> = { loud: 800, quiet: 600 };

/** One font file, registered under a family name of its own: then the same letter comes from the same file everywhere. */
export interface CaptionFont {
  family: string;
  /** as in an @font-face rule */
  weight: string;
  script: FontScript;
  voices: FontVoice[];
  /** of the letters a brand may choose; missing where every film may need it */
  brand?: BrandFont;
  /** module specifier of the file, e.g. for import.meta.resolve */
  file: string;
  /** code points this file draws, first and last of each range */
  ranges: UnicodeRanges;
}

type UnicodeTable = Record<string, string>;

/** Packages with one file per subset and weight. */
function staticFonts(name: string, table: UnicodeTable, script: FontScript, voices: FontVoice[]): CaptionFont[] {
  return voices.flatMap((voice) =>
    Object.entries(table).map(([subset, list]) => ({
      family: `Herald ${name} ${subset} ${voice}`,
      weight: String(FONT_WEIGHTS[voice]),
      script,
      voices: [voice],
      file: `@fontsource/${name}/files/${name}-${subset}-${FONT_WEIGHTS[voice]}-normal.woff2`,
      ranges: parseRanges(list),
    })),
  );
}

/** Packages of about a hundred slices of a few kilobytes, each with every weight. */
function slicedFonts(name: string, table: UnicodeTable, script: FontScript): CaptionFont[] {
  return Object.entries(table).map(([subset, list]) => {
    const slice = subset.replace(/[[\]]/g, '');
    return {
      family: `Herald ${name} ${slice}`,
      weight: '100 900',
      script,
      voices: ['loud', 'quiet'],
      file: `@fontsource-variable/${name}/files/${name}-${slice}-wght-normal.woff2`,
      ranges: parseRanges(list),
    };
  });
}

/** Every weight in one file, for brands that chose these letters. */
function brandFonts(brand: BrandFont, name: string, table: UnicodeTable): CaptionFont[] {
  return (['latin', 'latin-ext', 'vietnamese'] as const).map((subset) => ({
    family: `Herald ${name} ${subset}`,
    weight: '100 900',
    script: 'latin',
    voices: ['loud', 'quiet'],
    brand,
    file: `@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`,
    ranges: parseRanges(table[subset]),
  }));
}

/** Letters that films have anyway and brands may choose for all their words. */
const OWN_FONTS: Partial<Record<BrandFont, string>> = {
  bricolage: 'Herald bricolage-grotesque ',
  manrope: 'Herald manrope ',
};

/** Whether a font draws the words of a brand with these letters. */
export function isOfBrand({ family, brand }: CaptionFont, font: BrandFont): boolean {
  const own = OWN_FONTS[font];
  return own === undefined ? brand === font : family.startsWith(own);
}

function subsetsOf(table: UnicodeTable, ...names: string[]): UnicodeTable {
  return Object.fromEntries(names.map((name) => [name, table[name]]));
}

/** Every font the letters of a caption may need; emoji have their own. A scene uses a few of these files: see chooseFonts. */
export const CAPTION_FONTS: CaptionFont[] = [
  ...staticFonts('bricolage-grotesque', subsetsOf(bricolage, 'latin', 'latin-ext', 'vietnamese'), 'latin', ['loud']),
  ...staticFonts('manrope', subsetsOf(manrope, 'latin', 'latin-ext', 'vietnamese'), 'latin', ['quiet']),
  ...staticFonts('manrope', subsetsOf(manrope, 'cyrillic', 'cyrillic-ext', 'greek'), 'slavic-greek', ['loud', 'quiet']),
  ...staticFonts('manrope', subsetsOf(manrope, 'latin', 'latin-ext'), 'slavic-greek', ['loud']),
  ...staticFonts('noto-sans-arabic', subsetsOf(arabic, 'arabic'), 'arabic', ['loud', 'quiet']),
  ...staticFonts('heebo', subsetsOf(heebo, 'hebrew'), 'hebrew', ['loud', 'quiet']),
  ...staticFonts('noto-sans-devanagari', subsetsOf(devanagari, 'devanagari'), 'devanagari', ['loud', 'quiet']),
  ...slicedFonts('noto-sans-sc', chinese, 'chinese'),
  ...slicedFonts('noto-sans-jp', japanese, 'japanese'),
  ...slicedFonts('noto-sans-kr', korean, 'korean'),
  ...brandFonts('geist', 'geist', geist),
  ...brandFonts('mono', 'geist-mono', geistMono),
];
