import { ASPECTS, BRAND_FONTS, END_CARD_STYLES } from '@herald/media/choices';
import type { BrandSpec } from '@herald/media/scene/brand';
import type { Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { drawFrame } from '#scene/playback/draw-frame.ts';
import { MemorySceneCache } from '#scene/setup/memory-scene-cache.ts';
import { prepareScene } from '#scene/setup/prepare-scene.ts';
import { type GridCell, pictureGrid } from './picture-grid.ts';
import { sampleLogo, sampleProduct } from './sample-pictures.ts';
import { sampleScene, spokenWords } from './sample-scene.ts';
import type { Sheet } from './sheet.ts';

const BRANDS: BrandSpec[] = [
  { color: '#1f3d34', accent: '#f2c879', font: 'bricolage' },
  { color: '#f5d90a', accent: '#1a1a1a', font: 'geist' },
  { color: '#5b2ae0', accent: '#ff8fd0', font: 'mono' },
];
const LENGTH_SEC = 6;
const OFFERS = {
  stage: 'Half price this week',
  label: 'Your winter skin called',
  quiet: 'For cold places',
  price: '-50%',
};

export const BRAND_SHEET: Sheet = {
  title: 'Captions and end cards in the colors and letters of brands',
  draw: (makeCanvas) => {
    const cache = new MemorySceneCache();
    const pictures = new Map<string, Picture>([
      ['logo', sampleLogo(makeCanvas)],
      ['product', sampleProduct(makeCanvas)],
    ]);
    const cellOf = (label: string, wish: Parameters<typeof sampleScene>[0], tSec: number): GridCell => {
      const scene = prepareScene(sampleScene({ durationSec: LENGTH_SEC, ...wish }), { makeCanvas, cache, pictures });
      const picture = makeCanvas(scene.layout.width, scene.layout.height);
      drawFrame(contextOf(picture), scene, tSec);
      return { label, picture };
    };
    const captions = BRAND_FONTS.flatMap((font, index) =>
      (['pop', 'karaoke', 'box'] as const).map((style) => {
        const brand = { ...BRANDS[index % BRANDS.length], font };
        const wish = {
          brand,
          captions: { style },
          words: spokenWords('Two drops every morning'),
          hook: { text: 'Dry skin?' },
        };
        return cellOf(`${font} ${style}`, wish, 0.8);
      }),
    );
    const cards = ASPECTS.flatMap((aspect) =>
      END_CARD_STYLES.flatMap((style) =>
        [true, false].map((hasProduct) => {
          const wish = {
            aspect,
            brand: BRANDS[ASPECTS.indexOf(aspect) % BRANDS.length],
            card: hasProduct ? { picture: 'product', placement: 'beside' } : null,
            logo: { picture: 'logo' },
            endCard: { text: OFFERS[style], detail: 'north.co/serum', durationSec: 2.5, style },
          };
          return cellOf(`${style} ${aspect}`, wish, LENGTH_SEC - 0.1);
        }),
      ),
    );
    return pictureGrid([...captions, ...cards], { columns: 8, cellWidth: 250, cellHeight: 400 }, makeCanvas);
  },
};
