import type { CharacterParams } from '@herald/media/person/character-params';
import type { HairStyle } from '@herald/media/person/hair-params';
import type { Gender } from '@herald/media/person/shape-knobs';
import { HAIR_COLORS } from '#people/hair/hair-colors.ts';
import type { HairTexture, HairWish, Wish } from '../words/wish.ts';

type Length = 'short' | 'medium' | 'long';

/** Haircuts by what was said of them; the seed picks among several. */
const STYLES: Record<Gender, Record<HairTexture | 'any', Record<Length, readonly HairStyle[]>>> = {
  female: {
    straight: { short: ['pixie', 'bob'], medium: ['bob', 'long'], long: ['long'] },
    wavy: { short: ['bob'], medium: ['wavy'], long: ['wavy'] },
    curly: { short: ['curlytop'], medium: ['curly'], long: ['curly'] },
    coily: { short: ['shortafro'], medium: ['afro'], long: ['afro'] },
    any: { short: ['pixie', 'bob'], medium: ['bob', 'wavy'], long: ['long', 'wavy'] },
  },
  male: {
    straight: { short: ['crop', 'sidepart'], medium: ['sidepart', 'quiff'], long: ['long'] },
    wavy: { short: ['quiff', 'sidepart'], medium: ['wavy'], long: ['wavy'] },
    curly: { short: ['curlytop'], medium: ['curlytop'], long: ['curly'] },
    coily: { short: ['shortafro'], medium: ['afro'], long: ['afro'] },
    any: { short: ['crop', 'sidepart', 'fade'], medium: ['quiff', 'sidepart'], long: ['long', 'wavy'] },
  },
};
const COILED_STYLES: Record<Length, readonly HairStyle[]> = {
  short: ['shortafro'],
  medium: ['afro', 'curly'],
  long: ['curly', 'braids'],
};
/** How long a texture is worn when nothing was said. */
const USUAL: Record<Gender, Length> = { female: 'long', male: 'medium' };
const SHORT = 3.4;
const MEDIUM = 5.7;
const SHADES = {
  dark: [HAIR_COLORS.black, HAIR_COLORS['soft black'], HAIR_COLORS.espresso],
  light: [HAIR_COLORS.blonde, HAIR_COLORS['light blonde'], HAIR_COLORS['dark blonde']],
};

type Pick = <T>(options: readonly T[]) => T;

/** The hair that was asked for; what was left out stays as the seed has it. */
export function resolveHair(base: CharacterParams, wish: Wish, pick: Pick): CharacterParams['hair'] {
  const asked = wish.hair ?? {};
  const usual = base.hair;
  const color = asked.color ?? (asked.shade ? pick(SHADES[asked.shade]) : (wish.beard?.color ?? usual.color));
  const named = asked.color !== undefined || asked.shade !== undefined || wish.beard?.color !== undefined;
  return {
    ...usual,
    style: styleOf(base, asked, wish.notHairStyles ?? [], pick),
    color,
    length: lengthOf(asked, base),
    part: asked.part ?? usual.part,
    greyShare: asked.greyShare ?? (named ? 0 : usual.greyShare),
    coverColor: asked.coverColor ?? usual.coverColor,
  };
}

function lengthOf({ length, style, texture }: HairWish, { gender, hair }: CharacterParams): number {
  if (length !== undefined) return length;
  if (style || texture) return gender === 'female' ? 6 : 5;
  return hair.length;
}

function styleOf(base: CharacterParams, asked: HairWish, not: readonly HairStyle[], pick: Pick): HairStyle {
  if (asked.style) return styleWithTexture(asked.style, asked);
  const { gender, ethnicity } = base;
  const length = asked.length === undefined ? undefined : lengthName(asked.length);
  if (!asked.texture && !length && !not.includes(base.hair.style)) return base.hair.style;
  const fallback = length ?? USUAL[gender];
  const coiled = ethnicity === 'african' && (!asked.texture || (asked.texture === 'curly' && length === 'short'));
  const options = coiled ? COILED_STYLES[fallback] : STYLES[gender][asked.texture ?? 'any'][fallback];
  const allowed = options.filter((style) => !not.includes(style));
  return pick(allowed.length > 0 ? allowed : options);
}

/** A curly bob is short curls, a short afro a style of its own. */
function styleWithTexture(style: HairStyle, { texture, length }: HairWish): HairStyle {
  if (style === 'afro' && length !== undefined && length < SHORT) return 'shortafro';
  if (texture === 'curly' && style === 'bob') return 'curly';
  if (texture === 'curly' && (style === 'pixie' || style === 'quiff' || style === 'crop')) return 'curlytop';
  if (texture === 'wavy' && style === 'bob') return 'wavy';
  return style;
}

const lengthName = (length: number): Length => (length < SHORT ? 'short' : length < MEDIUM ? 'medium' : 'long');
