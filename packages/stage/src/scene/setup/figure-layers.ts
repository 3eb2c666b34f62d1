import type { FigureKind } from '@herald/media/scene/figures';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { isPresenterSize } from '@herald/media/scene/shot-plan';
import type { MakeCanvas } from '#base/canvas/canvas.ts';
import { parseHex, toHex } from '#base/color/rgb.ts';
import { INK, inkOn, PAPER } from '../brand/brand-ink.ts';
import type { FigureLook } from '../figures/draw-figure.ts';
import { FigureOverlay, type PlacedFigure } from '../figures/figure-overlay.ts';
import type { SceneLayout } from '../layout/layout-scene.ts';
import type { Overlay } from '../overlays/overlay.ts';
import { TypeSetter } from '../text/type-setter.ts';
import { placesOfFigures } from './figure-places.ts';
import type { FramedPerformer } from './frame-performer.ts';
import type { Shot } from './scene.ts';

interface Parts {
  spec: SceneSpec;
  layout: SceneLayout;
  shots: readonly Pick<Shot, 'startSec' | 'insert' | 'size' | 'sharing'>[];
  framed: FramedPerformer;
}

const USUAL_PLATE = '#fbd530';

/** Numbers and key words in one layer, arrows in another, whether a film has any or not: what a segment shows has the same layers in every film. */
export function figureLayers(parts: Parts, makeCanvas: MakeCanvas): Overlay[] {
  const look = lookOf(parts.spec, makeCanvas);
  const layerOf = (isShown: (kind: FigureKind) => boolean) => {
    const placed = parts.spec.figures.flatMap((figure): PlacedFigure[] => {
      const shot = parts.shots.findLast(({ startSec }) => startSec <= figure.fromSec);
      if (!isShown(figure.kind) || !shot || shot.insert || !isPresenterSize(shot.size)) return [];
      const places = placesOfFigures(parts.spec, parts.layout, parts.framed, shot.size);
      const place = figure.kind === 'arrow' ? places?.arrow : places?.figure;
      return place ? [{ figure, place }] : [];
    });
    return new FigureOverlay(placed, look, makeCanvas);
  };
  return [layerOf((kind) => kind !== 'arrow'), layerOf((kind) => kind === 'arrow')];
}

function lookOf({ figures, brand, locale }: SceneSpec, makeCanvas: MakeCanvas): FigureLook {
  const texts = figures.flatMap(({ parts }) => parts.map(({ text }) => text)).join(' ');
  const setter = new TypeSetter(`${texts} 0123456789`, { locale, font: brand?.font }, 'loud', makeCanvas);
  const plate = brand?.accent ?? USUAL_PLATE;
  const chip = brand ? parseHex(brand.color) : INK;
  const ink = toHex(inkOn(parseHex(plate), chip));
  const onChip = toHex(inkOn(chip, PAPER));
  const manner = [plate, ink, toHex(chip), onChip, setter.manner].join(' ');
  return { plate, ink, chip: toHex(chip), onChip, setter, manner };
}
