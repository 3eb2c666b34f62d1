import type { BrandSpec } from '@herald/media/scene/brand';
import type { EndCardSpec } from '@herald/media/scene/scene-spec';
import type { Canvas, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { layoutScene } from '../layout/layout-scene.ts';
import type { CaptionFont } from '../text/caption-fonts.ts';
import { chooseFonts } from '../text/choose-fonts.ts';
import { paintEndCard } from './paint-end-card.ts';

export interface BrandCard {
  spec: EndCardSpec;
  brand: BrandSpec;
  locale: string;
  logo: Picture | null;
  product: Picture | null;
}

/** The font files that such a card needs before it is drawn. */
export function endCardFonts({ spec, brand, locale }: Pick<BrandCard, 'spec' | 'brand' | 'locale'>): CaptionFont[] {
  const { fonts } = chooseFonts(`${spec.text} ${spec.detail ?? ''}`, locale, 'loud', brand.font);
  return fonts;
}

/** A tall end card of a brand as it is when all its parts have come, without a scene around it. */
export function drawEndCard(card: BrandCard, shortSidePx: number, makeCanvas: MakeCanvas): Canvas {
  const layout = layoutScene({ aspect: '9:16', resolution: shortSidePx });
  const { ground, product, offer, button, logo } = paintEndCard(
    { ...card, aspect: '9:16', layout, background: makeCanvas(8, 8) },
    makeCanvas,
  );
  const ctx = contextOf(ground);
  for (const part of [product, offer, button, logo]) if (part) ctx.drawImage(part.canvas, part.at.x, part.at.y);
  return ground;
}
