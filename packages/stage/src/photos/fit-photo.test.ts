import { describe, expect, it } from 'vitest';
import { layoutScene } from '#scene/layout/layout-scene.ts';
import { PORTRAIT_NAMES, portraitAnalysis } from '../../testing/photo-portraits.ts';
import { fitPhoto } from './fit-photo.ts';

const aspects = ['9:16', '4:5', '1:1', '16:9'] as const;
const cases = PORTRAIT_NAMES.flatMap((name) => aspects.map((aspect) => ({ name, aspect })));

const fitOf = ({ name, aspect }: (typeof cases)[number]) => {
  const analysis = portraitAnalysis(name);
  const { framing } = layoutScene({ aspect, resolution: 720 });
  return { analysis, framing, fit: fitPhoto(analysis, framing) };
};

describe('a photo in the frame', () => {
  it.each(cases)('$name in $aspect keeps its head in the upper middle', (wanted) => {
    const { fit, framing } = fitOf(wanted);
    const x = fit.framing.headX / framing.frameWidth;
    const y = fit.framing.headY / framing.frameHeight;
    expect(x).toBeGreaterThan(0.33);
    expect(x).toBeLessThan(0.67);
    expect(y).toBeGreaterThan(0.25);
    expect(y).toBeLessThan(0.51);
  });

  it.each(cases)('$name in $aspect is never smaller than asked and never far larger', (wanted) => {
    const { fit, framing } = fitOf(wanted);
    expect(fit.framing.unitPx).toBeGreaterThanOrEqual(framing.unitPx * 0.999);
    expect(fit.framing.unitPx).toBeLessThanOrEqual(framing.unitPx * 1.51);
  });

  it.each(cases)('$name in $aspect reaches the lower edge, and every edge when it says so', (wanted) => {
    const { fit, framing, analysis } = fitOf(wanted);
    const right = fit.offsetX + analysis.width * fit.scale;
    const bottom = fit.offsetY + analysis.height * fit.scale;
    expect(bottom).toBeGreaterThanOrEqual(framing.frameHeight - 0.01);
    if (!fit.covers) return;
    expect(fit.offsetX).toBeLessThanOrEqual(0.01);
    expect(fit.offsetY).toBeLessThanOrEqual(0.01);
    expect(right).toBeGreaterThanOrEqual(framing.frameWidth - 0.01);
  });

  it('fills an upright frame with an upright photo', () => {
    for (const name of PORTRAIT_NAMES) expect(fitOf({ name, aspect: '9:16' }).fit.covers).toBe(true);
  });
});
