import { ASPECTS } from '@herald/media/choices';
import { STICKERS } from '@herald/media/scene/stickers';
import { contextOf } from '#base/canvas/context-of.ts';
import { drawFrame } from '#scene/playback/draw-frame.ts';
import { MemorySceneCache } from '#scene/setup/memory-scene-cache.ts';
import { prepareScene } from '#scene/setup/prepare-scene.ts';
import { registerFontsOf } from '../node-canvas.ts';
import { type GridCell, pictureGrid } from './picture-grid.ts';
import { sampleLogo } from './sample-pictures.ts';
import { sampleScene, spokenWords } from './sample-scene.ts';
import type { Sheet } from './sheet.ts';

const FIGURES = [
  { kind: 'number', texts: ['$49'] },
  { kind: 'stars', texts: ['4.8'] },
  { kind: 'chips', texts: ['Soft', 'Calm', 'Light'] },
  ...STICKERS.map((name) => ({ kind: 'sticker', texts: [name] })),
];
const EVERY_SEC = 2;
const AT_SEC = 1.3;
const BRANDS = [null, { color: '#1f3d34', accent: '#f2c879', font: 'bricolage' }];
const SIZES = ['wide', 'medium'] as const;

export const FIGURES_SHEET: Sheet = {
  title: 'Figures, stickers and the progress bar in every ratio, with and without a brand',
  draw: (makeCanvas) => {
    const cache = new MemorySceneCache();
    const cells = ASPECTS.flatMap((aspect, row) =>
      SIZES.flatMap((size, number): GridCell[] => {
        const spec = sampleScene({
          aspect,
          performer: { kind: 'preset', presetId: row % 2 ? 'kofi' : 'emma' },
          durationSec: FIGURES.length * EVERY_SEC,
          words: spokenWords('Two drops every morning. My skin was dry, red and tight. See how calm it is.'),
          brand: BRANDS[number],
          logo: { picture: 'logo', corner: 'top-right' },
          shots: [{ size, fromSec: 0 }],
          progressBar: true,
          figures: FIGURES.map(({ kind, texts }, place) => ({
            kind,
            fromSec: place * EVERY_SEC,
            untilSec: (place + 1) * EVERY_SEC,
            parts: texts.map((text) => ({ text, atSec: place * EVERY_SEC })),
          })),
        });
        registerFontsOf(spec);
        const scene = prepareScene(spec, { makeCanvas, cache, pictures: new Map([['logo', sampleLogo(makeCanvas)]]) });
        return FIGURES.map(({ texts }, place) => {
          const picture = makeCanvas(scene.layout.width, scene.layout.height);
          drawFrame(contextOf(picture), scene, place * EVERY_SEC + AT_SEC);
          return { label: `${aspect} ${size} ${texts.join(' ')}`, picture };
        });
      }),
    );
    return pictureGrid(cells, { columns: FIGURES.length, cellWidth: 300, cellHeight: 400 }, makeCanvas);
  },
};
