import { ASPECTS } from '@herald/media/choices';
import type { PhotoAnalysis } from '@herald/media/person/photo-analysis';
import { EXPRESSIONS } from '@herald/media/scene/acting-plan';
import { VISEMES } from '@herald/media/visemes';
import type { Canvas, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import type { Performer, Pose } from '#base/performer.ts';
import { NEUTRAL_POSE, posedExpression } from '#people/acting/expressions.ts';
import { VISEME_MOUTHS } from '#people/mouth/viseme-mouths.ts';
import { framePhoto } from '#photos/frame-photo.ts';
import { preparePhoto } from '#photos/prepare-photo.ts';
import { layoutScene } from '#scene/layout/layout-scene.ts';
import { drawFrame } from '#scene/playback/draw-frame.ts';
import { prepareScene } from '#scene/setup/prepare-scene.ts';
import { HEAD_SIZES, type HeadSize, portraitCut } from '../portrait-cut.ts';
import { type GridCell, pictureGrid } from './picture-grid.ts';
import { samplePictures } from './sample-pictures.ts';
import { sampleScene } from './sample-scene.ts';
import type { Sheet } from './sheet.ts';
import { shotCells, shotsGrid } from './shots-sheet.ts';

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
  ['looks aside', { gazeX: 0.8 }],
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
    'photo-expressions': {
      title: 'Expressions on talking photos',
      draw: (makeCanvas) => expressionsSheet(portraits, makeCanvas),
    },
    'photo-sizes': {
      title: 'Talking photos with heads of four sizes in every ratio',
      draw: (makeCanvas) => sizesSheet(portraits, makeCanvas),
    },
    'photo-shots': {
      title: 'Every shot of a talking photo in every ratio',
      draw: (makeCanvas) => {
        const cells = portraits.slice(0, 1).flatMap(({ name, picture, analysis }) => {
          const performer = { kind: 'photo', picture: name, points: analysis } as const;
          return shotCells({ performer, pictures: new Map([[name, picture]]) }, name, makeCanvas);
        });
        return shotsGrid(cells, makeCanvas);
      },
    },
    'photo-layouts': {
      title: 'Talking photos in every ratio',
      draw: (makeCanvas) => layoutsSheet(portraits, makeCanvas),
    },
  };
}

/** Every expression as the presenter acts it. */
function expressionsSheet(portraits: readonly SheetPortrait[], makeCanvas: MakeCanvas): Canvas {
  const cells = portraits.flatMap((portrait) => {
    const performer = performerOf(portrait, '9:16', makeCanvas);
    return EXPRESSIONS.map((name) =>
      cellOf(`${portrait.name}: ${name}`, performer, posedExpression(name), HEAD, makeCanvas),
    );
  });
  return pictureGrid(cells, { columns: 5, cellWidth: 340, cellHeight: 427 }, makeCanvas);
}

/** Every ratio with heads of four sizes, and whatever may lie over the picture. */
function sizesSheet(portraits: readonly SheetPortrait[], makeCanvas: MakeCanvas): Canvas {
  const sizes = Object.keys(HEAD_SIZES) as HeadSize[];
  const cells = portraits.flatMap((portrait) =>
    sizes.flatMap((size, k) => {
      const { x, y, analysis } = portraitCut(portrait.analysis, size);
      const picture = makeCanvas(analysis.width, analysis.height);
      contextOf(picture).drawImage(portrait.picture, -x, -y);
      return ASPECTS.map((aspect) => {
        const frame = sizedScene({ analysis, picture, aspect, hasCard: k % 2 === 1 }, makeCanvas);
        return { label: `${portrait.name} ${size} ${aspect}`, picture: frame };
      });
    }),
  );
  return pictureGrid(cells, { columns: 8, cellWidth: 300, cellHeight: 300 }, makeCanvas);
}

interface SizedScene {
  analysis: PhotoAnalysis;
  picture: Picture;
  aspect: (typeof ASPECTS)[number];
  hasCard: boolean;
}

function sizedScene({ analysis, picture, aspect, hasCard }: SizedScene, makeCanvas: MakeCanvas): Canvas {
  const spec = sampleScene({
    aspect,
    performer: { kind: 'photo', picture: 'me', points: analysis },
    background: { kind: 'color', color: '#808080' },
    captions: { style: 'pop' },
    hook: hasCard ? null : { text: 'Two drops every morning', durationSec: 4 },
    card: hasCard
      ? { picture: 'product', enterAtSec: 0, leaveAtSec: null, again: [], placement: 'beside', label: null }
      : null,
    logo: { picture: 'logo', corner: 'bottom-left' },
  });
  const pictures = new Map([['me', picture], ...samplePictures(makeCanvas)]);
  const scene = prepareScene(spec, { makeCanvas, pictures });
  const canvas = makeCanvas(scene.layout.width, scene.layout.height);
  drawFrame(contextOf(canvas), scene, 1.4);
  return canvas;
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
  const cells = portraits.flatMap((portrait) =>
    ASPECTS.map((aspect) => {
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
  const { framing, caption } = layoutScene({ aspect, resolution: 720 });
  return preparePhoto(picture, analysis, framePhoto(analysis, framing, [caption]), makeCanvas);
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
