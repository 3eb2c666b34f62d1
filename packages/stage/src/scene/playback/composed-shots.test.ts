import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { describe, expect, it, vi } from 'vitest';
import { makeCanvas, registerFontsOf } from '../../../testing/node-canvas.ts';
import { portraitAnalysis, samplePortrait } from '../../../testing/photo-portraits.ts';
import { samplePictures } from '../../../testing/sheets/sample-pictures.ts';
import { sampleScene } from '../../../testing/sheets/sample-scene.ts';
import { prepareScene } from '../setup/prepare-scene.ts';
import { FrameComposer } from './frame-composer.ts';

vi.setConfig({ testTimeout: 120_000 });

const MOMENTS = [0, 0.4, 0.8, 2.3, 2.6, 0.2];
const TWO_SIZES: SceneSpec['shots'] = [
  { fromSec: 0, size: 'wide' },
  { fromSec: 2.2, size: 'close' },
];

/** How often the place behind each size was asked for while moments were composed. */
function askedFor(
  wish: Partial<Record<keyof SceneSpec, unknown>>,
  pictures: ReturnType<typeof samplePictures>,
): number[] {
  const spec = sampleScene({ shots: TWO_SIZES, ...wish });
  registerFontsOf(spec);
  const scene = prepareScene(spec, { makeCanvas, pictures });
  const asked = scene.shots.map(({ background }) => vi.fn(background));
  const shots = scene.shots.map((shot, index) => ({ ...shot, background: asked[index] ?? shot.background }));
  const composer = new FrameComposer({ ...scene, shots });
  for (const tSec of MOMENTS) composer.compose(tSec);
  return asked.map((place) => place.mock.calls.length);
}

describe('what is behind a presenter', () => {
  it('is taken in once for each size of a drawn person', () => {
    expect(askedFor({}, samplePictures(makeCanvas))).toEqual([1, 1]);
  });

  it('is not made behind the size of a photo that moves all over the frame', async () => {
    const pictures = samplePictures(makeCanvas);
    pictures.set('photo', (await samplePortrait('eu_f28')).picture);
    const performer = { kind: 'photo', picture: 'photo', points: portraitAnalysis('eu_f28') };
    expect(askedFor({ performer }, pictures)).toEqual([1, 0]);
  });
});
