import { ASPECTS } from '@herald/media/choices';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import type { ShotSize } from '@herald/media/scene/shot-plan';
import type { Canvas, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { drawFrame } from '#scene/playback/draw-frame.ts';
import { MemorySceneCache } from '#scene/setup/memory-scene-cache.ts';
import { prepareScene } from '#scene/setup/prepare-scene.ts';
import { registerFontsOf } from '../node-canvas.ts';
import { type GridCell, pictureGrid } from './picture-grid.ts';
import { sampleLogo, samplePictures } from './sample-pictures.ts';
import { sampleScene, spokenWords } from './sample-scene.ts';
import type { Sheet } from './sheet.ts';

const SHOTS: readonly ShotSize[] = ['wide', 'medium', 'close', 'picture 1', 'card', 'split 1', 'over 1', 'over 2'];
const SHOT_SEC = 2;
const AT_SEC = 1.7;
const SCRIPT =
  'Two drops every morning. My skin was dry, red and tight. Look at it now! See how calm it is. ' +
  'It costs only 19 dollars today. This was before, and that is after. I ordered it in the app. Tap the link below now.';

interface Shown {
  performer: SceneSpec['performer'];
  pictures: ReadonlyMap<string, Picture>;
}

/** Every shot in every ratio of one presenter. */
export function shotCells({ performer, pictures }: Shown, label: string, makeCanvas: MakeCanvas): GridCell[] {
  const shown = new Map([
    ...samplePictures(makeCanvas),
    ['photo of a shelf', shelf(makeCanvas)] as const,
    ['screen', screen(makeCanvas)] as const,
    ...pictures,
  ]);
  return ASPECTS.flatMap((aspect) => {
    const cache = new MemorySceneCache();
    const spec = sampleScene({
      performer,
      aspect,
      durationSec: SHOTS.length * SHOT_SEC,
      words: spokenWords(SCRIPT),
      brand: { color: '#1f3d34', accent: '#f2c879', font: 'bricolage' },
      logo: { picture: 'logo', corner: 'top-right' },
      shots: SHOTS.map((size, place) => ({ size, fromSec: place * SHOT_SEC })),
      material: [
        { shot: 'picture 1', picture: 'photo of a shelf' },
        { shot: 'picture 2', picture: 'screen', frame: 'phone' },
      ],
    });
    registerFontsOf(spec);
    const scene = prepareScene(spec, { makeCanvas, pictures: shown, cache });
    return SHOTS.map((size, place) => {
      const picture = makeCanvas(scene.layout.width, scene.layout.height);
      drawFrame(contextOf(picture), scene, place * SHOT_SEC + AT_SEC);
      return { label: `${label} ${aspect} ${size}`, picture };
    });
  });
}

export function shotsGrid(cells: readonly GridCell[], makeCanvas: MakeCanvas): Canvas {
  return pictureGrid(cells, { columns: SHOTS.length, cellWidth: 300, cellHeight: 400 }, makeCanvas);
}

export const SHOTS_SHEET: Sheet = {
  title: 'Every shot of a drawn person in every ratio',
  draw: (makeCanvas) => {
    const performer = { kind: 'preset', presetId: 'emma' } as const;
    return shotsGrid(shotCells({ performer, pictures: new Map() }, 'drawn', makeCanvas), makeCanvas);
  },
};

/** Something to be filmed: bottles on a shelf. */
function shelf(makeCanvas: MakeCanvas): Canvas {
  const canvas = makeCanvas(1600, 1200);
  const ctx = contextOf(canvas);
  const wall = ctx.createLinearGradient(0, 0, 1600, 1200);
  wall.addColorStop(0, '#d9c7b0');
  wall.addColorStop(1, '#8fa69a');
  ctx.fillStyle = wall;
  ctx.fillRect(0, 0, 1600, 1200);
  for (const [index, color] of ['#7b3f1d', '#2f5d50', '#c98b3f', '#4a4e69', '#9c3d3d'].entries()) {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.roundRect(160 + index * 270, 420 - (index % 2) * 80, 190, 520 + (index % 2) * 80, 40);
    ctx.fill();
  }
  ctx.fillStyle = '#5b4636';
  ctx.fillRect(0, 940, 1600, 60);
  return canvas;
}

/** A page of a shop on a phone. */
function screen(makeCanvas: MakeCanvas): Canvas {
  const canvas = makeCanvas(780, 1688);
  const ctx = contextOf(canvas);
  ctx.fillStyle = '#fbfaf7';
  ctx.fillRect(0, 0, 780, 1688);
  ctx.fillStyle = '#1f3d34';
  ctx.fillRect(0, 0, 780, 240);
  for (const row of [0, 1, 2, 3]) {
    ctx.fillStyle = row % 2 ? '#e7e1d6' : '#dbe6df';
    ctx.beginPath();
    ctx.roundRect(50, 300 + row * 320, 680, 270, 32);
    ctx.fill();
    ctx.drawImage(sampleLogo(makeCanvas), 90, 360 + row * 320, 320, 120);
  }
  return canvas;
}
