import { type PhotoAnalysis, VISEMES } from '@herald/media';
import type { Canvas, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import type { Performer, Pose } from '#base/performer.ts';
import { NEUTRAL_POSE } from '#people/acting/expressions.ts';
import { VISEME_MOUTHS } from '#people/mouth/viseme-mouths.ts';
import { preparePhoto } from '#photos/prepare-photo.ts';
import { layoutScene } from '#scene/layout/layout-scene.ts';
import { type GridCell, pictureGrid } from './picture-grid.ts';
import type { Sheet } from './sheet.ts';

/** A portrait with what the detector found in it. */
export interface SheetPortrait {
  name: string;
  picture: Picture;
  analysis: PhotoAnalysis;
}

type View = [left: number, top: number, width: number, height: number];

/** In face units from between the eyes. */
const HEAD: View = [-1.75, -1.9, 3.5, 4.4];
const MOUTH: View = [-0.85, 0.3, 1.7, 1.6];

const MOMENTS: [string, Partial<Pose> | null][] = [
  ['picture', null],
  ['at rest', {}],
  ['speaks, head left', { mouth: VISEME_MOUTHS.E, yaw: -0.14, roll: -0.02 }],
  ['speaks, head right', { mouth: VISEME_MOUTHS.aa, yaw: 0.14, roll: 0.02 }],
  ['nods', { mouth: VISEME_MOUTHS.I, pitch: 0.09, shiftY: 0.04 }],
  ['half a blink', { blink: 0.5 }],
  ['blinks', { blink: 1 }],
  ['smiles, brows up', { smile: 0.6, brow: 0.7 }],
];

/** Contact sheets of talking photos; the portraits come from outside, as the stage reads no files. */
export function photoSheets(portraits: readonly SheetPortrait[]): Record<string, Sheet> {
  return {
    photos: { title: 'Talking photos', draw: (makeCanvas) => momentsSheet(portraits, makeCanvas) },
    'photo-visemes': {
      title: 'The visemes of talking photos',
      draw: (makeCanvas) => visemesSheet(portraits, makeCanvas),
    },
    'photo-layouts': {
      title: 'Talking photos in every ratio',
      draw: (makeCanvas) => layoutsSheet(portraits, makeCanvas),
    },
  };
}

function momentsSheet(portraits: readonly SheetPortrait[], makeCanvas: MakeCanvas): Canvas {
  const cells = portraits.flatMap((portrait) => {
    const performer = performerOf(portrait, '9:16', makeCanvas);
    return MOMENTS.map(([label, pose]) => cellOf(`${portrait.name}: ${label}`, performer, pose, HEAD, makeCanvas));
  });
  return pictureGrid(cells, { columns: MOMENTS.length, cellWidth: 260, cellHeight: 327 }, makeCanvas);
}

function visemesSheet(portraits: readonly SheetPortrait[], makeCanvas: MakeCanvas): Canvas {
  const cells = portraits.flatMap((portrait) => {
    const performer = performerOf(portrait, '9:16', makeCanvas);
    const picture = cellOf(`${portrait.name}: picture`, performer, null, MOUTH, makeCanvas);
    const mouths = VISEMES.map((viseme) =>
      cellOf(viseme, performer, { mouth: VISEME_MOUTHS[viseme], smile: 0 }, MOUTH, makeCanvas),
    );
    return [picture, ...mouths];
  });
  return pictureGrid(cells, { columns: 8, cellWidth: 250, cellHeight: 235 }, makeCanvas);
}

function layoutsSheet(portraits: readonly SheetPortrait[], makeCanvas: MakeCanvas): Canvas {
  const aspects = ['9:16', '4:5', '1:1', '16:9'] as const;
  const cells = portraits.flatMap((portrait) =>
    aspects.map((aspect) => {
      const performer = performerOf(portrait, aspect, makeCanvas);
      const pose = { mouth: VISEME_MOUTHS.E, yaw: 0.05 };
      return { label: `${portrait.name} ${aspect}`, picture: frameOf(performer, pose, makeCanvas) };
    }),
  );
  return pictureGrid(cells, { columns: 4, cellWidth: 400, cellHeight: 400 }, makeCanvas);
}

function performerOf(
  { picture, analysis }: SheetPortrait,
  aspect: '9:16' | '4:5' | '1:1' | '16:9',
  makeCanvas: MakeCanvas,
): Performer {
  return preparePhoto(picture, analysis, layoutScene({ aspect, resolution: 720 }).framing, makeCanvas);
}

function frameOf(performer: Performer, pose: Partial<Pose> | null, makeCanvas: MakeCanvas): Canvas {
  const canvas = makeCanvas(performer.framing.frameWidth, performer.framing.frameHeight);
  const ctx = contextOf(canvas);
  performer.drawStill(ctx);
  if (pose) performer.drawMoving(ctx, { ...NEUTRAL_POSE, ...pose });
  return canvas;
}

function cellOf(
  label: string,
  performer: Performer,
  pose: Partial<Pose> | null,
  view: View,
  makeCanvas: MakeCanvas,
): GridCell {
  const { headX, headY, unitPx } = performer.framing;
  const [left, top, width, height] = view.map((value) => value * unitPx) as View;
  const cell = makeCanvas(Math.round(width), Math.round(height));
  contextOf(cell).drawImage(frameOf(performer, pose, makeCanvas), -Math.round(headX + left), -Math.round(headY + top));
  return { label, picture: cell };
}
