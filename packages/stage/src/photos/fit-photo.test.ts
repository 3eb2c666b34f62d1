import { describe, expect, it } from 'vitest';
import { layoutScene } from '#scene/layout/layout-scene.ts';
import { PORTRAIT_NAMES, portraitAnalysis } from '../../testing/photo-portraits.ts';
import { type HeadSize, portraitCut } from '../../testing/portrait-cut.ts';
import { faceInPicture } from './face-in-picture.ts';
import { fitPhoto } from './fit-photo.ts';

const { framing } = layoutScene({ aspect: '9:16', resolution: 720 });
const cutOf = (size: HeadSize) => portraitCut(portraitAnalysis('eu_f28'), size).analysis;

describe('a photo in the frame', () => {
  it.each(PORTRAIT_NAMES)('%s has its face where the framing says', (name) => {
    const analysis = portraitAnalysis(name);
    const { scale, offsetX, offsetY } = fitPhoto(analysis, framing);
    const { eyesX, eyesY, halfWidth } = faceInPicture(analysis);
    expect(eyesX * scale + offsetX).toBeCloseTo(framing.headX);
    expect(eyesY * scale + offsetY).toBeCloseTo(framing.headY);
    expect(halfWidth * scale).toBeCloseTo(framing.unitPx);
  });

  it('covers the frame only when it reaches every edge of it', () => {
    const analysis = portraitAnalysis('eu_f28');
    expect(fitPhoto(analysis, { ...framing, unitPx: 220 }).covers).toBe(true);
    expect(fitPhoto(analysis, { ...framing, unitPx: 100 }).covers).toBe(false);
  });

  it('tells how much of the frame it leaves open on each side', () => {
    const { framing: wide } = layoutScene({ aspect: '16:9', resolution: 720 });
    const { open } = fitPhoto(portraitAnalysis('eu_f28'), { ...wide, headY: 400, unitPx: 100 });
    expect(open.left).toBeGreaterThan(100);
    expect(open.right).toBeGreaterThan(100);
    expect(fitPhoto(cutOf('filling'), { ...wide, unitPx: 800 }).open).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
  });
});
