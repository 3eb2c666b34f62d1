import { ASPECTS } from '@herald/media/choices';
import type { Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { drawFrame } from '#scene/playback/draw-frame.ts';
import { MemorySceneCache } from '#scene/setup/memory-scene-cache.ts';
import { prepareScene } from '#scene/setup/prepare-scene.ts';
import { ODD_PRODUCTS } from './odd-products-sheet.ts';
import { type GridCell, pictureGrid } from './picture-grid.ts';
import { sampleLogo } from './sample-pictures.ts';
import { sampleScene } from './sample-scene.ts';
import type { Sheet } from './sheet.ts';

const CASES = [
  { name: 'bottle', color: '#1f4a3f', text: 'Half price this week', detail: 'north.co/serum', hasLogo: true },
  {
    name: 'flat 1600x420',
    color: '#ff6a45',
    text: 'Your winter skin called. It wants two drops.',
    detail: 'north.co',
    hasLogo: false,
  },
  { name: 'very dark', color: '#f2c777', text: '-50% until Sunday 🎉', detail: null, hasLogo: true },
  { name: null, color: '#ff6a45', text: 'Try it for 30 days', detail: 'north.co/serum', hasLogo: true },
  { name: null, color: '#101418', text: 'Link in bio', detail: null, hasLogo: false },
];
const LENGTH_SEC = 8;
const CARD_SEC = 2.5;

export const END_CARDS_SHEET: Sheet = {
  title: 'End cards in every ratio, and one as it comes in',
  draw: (makeCanvas) => {
    const cache = new MemorySceneCache();
    const cellOf = (index: number, aspect: string, tSec: number): GridCell => {
      const { name, color, text, detail, hasLogo } = CASES[index];
      const spec = sampleScene({
        aspect,
        durationSec: LENGTH_SEC,
        card: name && { picture: 'product', placement: 'beside' },
        logo: hasLogo ? { picture: 'logo' } : null,
        endCard: { text, detail, color, durationSec: CARD_SEC },
      });
      const pictures = new Map<string, Picture>([['logo', sampleLogo(makeCanvas)]]);
      if (name) pictures.set('product', ODD_PRODUCTS[name](makeCanvas));
      const scene = prepareScene(spec, { makeCanvas, cache, pictures });
      const picture = makeCanvas(scene.layout.width, scene.layout.height);
      drawFrame(contextOf(picture), scene, tSec);
      return { label: `${name ?? 'no product'} ${aspect} ${(tSec - LENGTH_SEC + CARD_SEC).toFixed(2)} s`, picture };
    };
    const still = ASPECTS.flatMap((aspect) => CASES.map((_, index) => cellOf(index, aspect, LENGTH_SEC - 0.1)));
    const moving = [0.1, 0.25, 0.4, 0.6, 0.85].map((sec) => cellOf(0, '9:16', LENGTH_SEC - CARD_SEC + sec));
    return pictureGrid([...still, ...moving], { columns: 5, cellWidth: 340, cellHeight: 400 }, makeCanvas);
  },
};
