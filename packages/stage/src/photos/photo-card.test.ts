import { describe, expect, it } from 'vitest';
import { layoutScene } from '#scene/layout/layout-scene.ts';
import { portraitAnalysis } from '../../testing/photo-portraits.ts';
import { portraitCut } from '../../testing/portrait-cut.ts';
import { faceInPicture } from './face-in-picture.ts';
import { fitPhoto } from './fit-photo.ts';
import { inCard } from './photo-card.ts';

const { framing } = layoutScene({ aspect: '9:16', resolution: 720 });
const analysis = portraitCut(portraitAnalysis('eu_f28'), 'large').analysis;
const scaled = (share: number) => ({ ...framing, unitPx: framing.unitPx * share });

describe('what a photo shows', () => {
  it('stays without a card where the photo fills the frame', () => {
    const filled = scaled(4);
    expect(fitPhoto(analysis, filled).covers).toBe(true);
    expect(inCard(analysis, filled)).toEqual(filled);
  });

  it('stays without a card where it nearly reaches the lower edge alone', () => {
    const { halfWidth, eyesY } = faceInPicture(analysis);
    const scale = (0.93 * framing.frameHeight) / analysis.height;
    const nearly = { ...framing, unitPx: scale * halfWidth, headY: scale * eyesY };
    const { open } = fitPhoto(analysis, nearly);
    expect(open.bottom).toBeGreaterThan(0);
    expect([open.left, open.top, open.right]).toEqual([0, 0, 0]);
    expect(inCard(analysis, nearly)).toEqual(nearly);
  });

  it('is a card in the same place where it does not, which the photo fills, away from every edge of the frame', () => {
    const small = scaled(0.7);
    const { window: card, ...inFrame } = inCard(analysis, small);
    const { open } = fitPhoto(analysis, small);
    expect(inFrame).toEqual(small);
    if (!card) throw new Error('no card');
    expect(card.x).toBeGreaterThanOrEqual(Math.max(26, open.left));
    expect(card.y).toBeGreaterThanOrEqual(Math.max(26, open.top));
    expect(card.x + card.width).toBeLessThanOrEqual(framing.frameWidth - Math.max(26, open.right));
    expect(card.y + card.height).toBeLessThanOrEqual(framing.frameHeight - Math.max(26, open.bottom));
  });
});
