import { ASPECTS, CAPTION_STYLES, CARD_PLACEMENTS } from '@herald/media/choices';
import { describe, expect, it, vi } from 'vitest';
import type { Rect } from '#base/performer.ts';
import { makeCanvas, registerFontsOf } from '../../../testing/node-canvas.ts';
import { samplePictures } from '../../../testing/sheets/sample-pictures.ts';
import { sampleScene } from '../../../testing/sheets/sample-scene.ts';
import { MemorySceneCache } from '../setup/memory-scene-cache.ts';
import { prepareScene } from '../setup/prepare-scene.ts';
import { mouthAreaAt } from './draw-frame.ts';

/** A picture takes seconds to draw on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

const cache = new MemorySceneCache();
const pictures = samplePictures(makeCanvas);
/** The mouth of a small person is lower. */
const SMALL = 'grace';
const CASES = ASPECTS.flatMap((aspect) => [null, ...CARD_PLACEMENTS].map((placement) => ({ aspect, placement })));

const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('the mouth can be measured', () => {
  it.each(CASES)('in $aspect with a card $placement, whatever the captions', ({ aspect, placement }) => {
    for (const style of CAPTION_STYLES) {
      const spec = sampleScene({
        performer: { kind: 'preset', presetId: SMALL },
        background: { kind: 'color', color: '#2f6f6a' },
        aspect,
        captions: { style },
        card: placement && { picture: 'product', placement, enterAtSec: 0 },
      });
      registerFontsOf(spec);
      const scene = prepareScene(spec, { makeCanvas, pictures, cache });
      const covered = Array.from({ length: 60 }, (_, step) => step / 10).filter((tSec) => {
        const mouth = mouthAreaAt(scene, tSec);
        return scene.overlays.some(
          (overlay) => mouth && overlay.stateAt(tSec) !== null && overlap(overlay.areaAt(tSec), mouth),
        );
      });
      expect([style, covered]).toEqual([style, []]);
    }
  });
});
