import type { PlannedFigure } from '@herald/media/scene/figures';
import { isDrawn, type SceneSpec } from '@herald/media/scene/scene-spec';
import { touches } from '#base/math/rect.ts';
import type { Rect } from '#base/performer.ts';
import type { SceneLayout } from '../layout/layout-scene.ts';
import { pictureMargins } from '../layout/safe-zones.ts';
import { isSign } from './caption-words.ts';

/** In units of a 720 frame. */
const GAP = 6;
const HEIGHT = { least: 64, most: 82 };

/**
 * Where an address stays below the words of a tall frame whose presenter was filmed or is a photo: drawn people have their hands there,
 * and room for it among the words. Most networks leave it free.
 */
export function roomBelowWords(spec: SceneSpec, layout: SceneLayout): Rect | undefined {
  const { aspect, performer, captions, card, logo } = spec;
  if (aspect !== '9:16' || isDrawn(performer) || (captions?.position ?? 'bottom') !== 'bottom') return undefined;
  if (card?.placement === 'hand') return undefined;
  const { caption, scale, height } = layout;
  const y = Math.round(caption.y + caption.height + GAP * scale);
  const lowest = Math.floor((1 - pictureMargins(aspect).bottom) * height);
  const room = { ...caption, y, height: Math.min(Math.round(HEIGHT.most * scale), lowest - y) };
  const isTaken = (logo && touches(room, layout.logo)) || (card && touches(room, layout.card));
  return room.height < HEIGHT.least * scale || isTaken ? undefined : room;
}

/** Whether the place below the words is free: numbers and signs may stand there, key words and what captions say never do. */
export function isFreeOfFigures(
  { figures }: SceneSpec,
  said: ReadonlySet<PlannedFigure>,
  { fromSec, untilSec }: { fromSec: number; untilSec: number },
): boolean {
  const isElsewhere = (figure: PlannedFigure) => said.has(figure) || (figure.kind === 'chips' && !isSign(figure));
  return figures.every((figure) => isElsewhere(figure) || figure.untilSec <= fromSec || figure.fromSec >= untilSec);
}
