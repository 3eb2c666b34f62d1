import { writtenIn } from '@herald/media/scene/figures';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import type { MakeCanvas } from '#base/canvas/canvas.ts';
import { parseHex, toHex } from '#base/color/rgb.ts';
import { captionInkOf, INK, inkOn, PAPER } from '../brand/brand-ink.ts';
import { TypeSetter } from '../text/type-setter.ts';
import { CutOutEmoji } from './cut-out-emoji.ts';
import type { FigureLook } from './draw-figure.ts';

/** Colors and letters of everything that stands on the picture of a scene. */
export function figureLookOf({ figures, brand, locale }: SceneSpec, makeCanvas: MakeCanvas): FigureLook {
  const texts = writtenIn(figures);
  const setter = new TypeSetter(`${texts} 0123456789`, { locale, font: brand?.font }, 'loud', makeCanvas);
  const plate = brand?.accent ?? captionInkOf(null).hot;
  const chip = brand ? parseHex(brand.color) : INK;
  const ink = toHex(inkOn(parseHex(plate), chip));
  const onChip = toHex(inkOn(chip, PAPER));
  const manner = [plate, ink, toHex(chip), onChip, setter.manner].join(' ');
  const sticker = brand ? { main: plate, second: ink, ink } : null;
  const cutOuts = new CutOutEmoji(setter, makeCanvas);
  return { plate, ink, chip: toHex(chip), onChip, sticker, cutOuts, setter, manner };
}
