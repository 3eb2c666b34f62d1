import { ASPECTS, CARD_PLACEMENTS } from '@herald/media/choices';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import type { Canvas, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { drawFrame } from '#scene/playback/draw-frame.ts';
import { MemorySceneCache } from '#scene/setup/memory-scene-cache.ts';
import { prepareScene } from '#scene/setup/prepare-scene.ts';
import { type GridCell, pictureGrid } from './picture-grid.ts';
import { sampleLogo, sampleProduct } from './sample-pictures.ts';
import { sampleScene } from './sample-scene.ts';
import type { Sheet } from './sheet.ts';

/** A bar of chocolate, flat or upright, with a word at either end that a crop would take away. */
function bar(width: number, height: number, colors: { ground: string; bar: string; ink: string }) {
  return (makeCanvas: MakeCanvas): Canvas => {
    const canvas = makeCanvas(width, height);
    const ctx = contextOf(canvas);
    ctx.fillStyle = colors.ground;
    ctx.fillRect(0, 0, width, height);
    const edge = Math.min(width, height) * 0.08;
    ctx.fillStyle = colors.bar;
    ctx.fillRect(edge, edge, width - 2 * edge, height - 2 * edge);
    ctx.fillStyle = colors.ink;
    const mark = Math.min(width, height) * 0.3;
    ctx.fillRect(2 * edge, 2 * edge, mark, mark);
    ctx.beginPath();
    ctx.arc(width - 2 * edge - mark / 2, height - 2 * edge - mark / 2, mark / 2, 0, 2 * Math.PI);
    ctx.fill();
    return canvas;
  };
}

/** A ring on nothing. */
function clearRing(makeCanvas: MakeCanvas): Canvas {
  const canvas = makeCanvas(600, 600);
  const ctx = contextOf(canvas);
  ctx.strokeStyle = '#d8b25a';
  ctx.lineWidth = 60;
  ctx.beginPath();
  ctx.arc(300, 330, 200, 0, 2 * Math.PI);
  ctx.stroke();
  ctx.fillStyle = '#bfe4f2';
  ctx.fillRect(240, 60, 120, 110);
  return canvas;
}

export const ODD_PRODUCTS: Record<string, (makeCanvas: MakeCanvas) => Canvas> = {
  bottle: sampleProduct,
  'flat 1600x420': bar(1600, 420, { ground: '#3d7a52', bar: '#f2e3c2', ink: '#a33327' }),
  'upright 420x1600': bar(420, 1600, { ground: '#2a3d8f', bar: '#ffd76b', ink: '#1b1b1f' }),
  'clear png': clearRing,
  'tiny 64x64': bar(64, 64, { ground: '#b03a5b', bar: '#ffe9ef', ink: '#611d31' }),
  'very dark': bar(700, 900, { ground: '#050506', bar: '#17171a', ink: '#2b2b30' }),
  'light on light': bar(900, 700, { ground: '#ffffff', bar: '#fbfbfa', ink: '#f0f0ee' }),
};

function still(
  spec: SceneSpec,
  picture: Picture,
  tSec: number,
  makeCanvas: MakeCanvas,
  cache: MemorySceneCache,
): Canvas {
  const pictures = new Map<string, Picture>([
    [spec.card?.picture ?? 'product', picture],
    ['logo', sampleLogo(makeCanvas)],
  ]);
  const scene = prepareScene(spec, { makeCanvas, cache, pictures });
  const canvas = makeCanvas(scene.layout.width, scene.layout.height);
  drawFrame(contextOf(canvas), scene, tSec);
  return canvas;
}

export const ODD_PRODUCTS_SHEET: Sheet = {
  title: 'Products of odd shapes: in the hand, beside, on the end card',
  draw: (makeCanvas) => {
    const cache = new MemorySceneCache();
    const cells = Object.entries(ODD_PRODUCTS).flatMap(([name, paint], index) => {
      const picture = paint(makeCanvas);
      const aspect = ASPECTS[index % ASPECTS.length];
      const scenes = CARD_PLACEMENTS.map((placement) => ({ placement, tSec: 2.4 }));
      return [...scenes, { placement: 'beside', tSec: 7.7 }].map(({ placement, tSec }): GridCell => {
        const spec = sampleScene({
          aspect,
          background: { kind: 'color', color: '#58707c' },
          card: { picture: name, label: index % 2 ? 'Winter bar' : null, placement, enterAtSec: 0.3 },
          logo: { picture: 'logo', corner: 'bottom-left' },
          endCard: { text: 'Half price this week', detail: 'north.co/serum', durationSec: 2 },
        });
        return {
          label: `${name} ${tSec > 7 ? 'end card' : placement} ${aspect}`,
          picture: still(spec, picture, tSec, makeCanvas, cache),
        };
      });
    });
    return pictureGrid(cells, { columns: 6, cellWidth: 300, cellHeight: 420 }, makeCanvas);
  },
};
