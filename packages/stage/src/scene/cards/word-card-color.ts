import { CARD_COLORS, isDrawn, SCENE_DEFAULTS, type SceneSpec } from '@herald/media/scene/scene-spec';
import { parseHex } from '#base/color/rgb.ts';
import { characterOf } from '#people/presets/character-of.ts';

/** From the strongest to the weakest of red, green and blue: less is gray, and looks like no choice. */
const LEAST_CHROMA = 40;

/** The color of a card of words: that of the end card, else of what the presenter wears or stands before, else one for the film. */
export function wordCardColor({ endCard, performer, background, seed }: SceneSpec): string {
  if (endCard) return endCard.color;
  const { garment } = isDrawn(performer) ? characterOf(performer) : {};
  const seen = [garment?.color, garment?.innerColor, background.kind === 'color' ? background.color : undefined];
  const strong = seen.find((color) => color !== undefined && chromaOf(color) >= LEAST_CHROMA);
  return strong ?? CARD_COLORS[seed % CARD_COLORS.length] ?? SCENE_DEFAULTS.endCardColor;
}

function chromaOf(color: string): number {
  const parts = parseHex(color);
  return Math.max(...parts) - Math.min(...parts);
}
