import { loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import type { Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { makeCanvas } from '../../testing/node-canvas.ts';
import { PORTRAIT_NAMES, type PortraitName, portraitAnalysis, portraitBytes } from '../../testing/photo-portraits.ts';
import { faceGeometry } from './face-geometry.ts';
import { readFramePixels } from './frame-pixels.ts';
import { liftDark } from './lift-dark.ts';
import { luminance, meanColor } from './photo-colors.ts';

/** A portrait as it was taken, darkened to a share of its light; `sky` is how much of it from the top is bright. */
async function portrait(name: PortraitName, light: number, { sky = 0 } = {}) {
  const analysis = portraitAnalysis(name);
  const { width, height } = analysis;
  const canvas = makeCanvas(width, height);
  const ctx = contextOf(canvas);
  ctx.drawImage((await loadImage(portraitBytes(name))) as unknown as Picture, 0, 0);
  ctx.fillStyle = `rgba(0,0,0,${1 - light})`;
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = '#dfe6ea';
  ctx.fillRect(0, 0, width, height * sky);
  const framing = { frameWidth: width, frameHeight: height, headX: 0, headY: 0, unitPx: 1 };
  const open = { left: 0, top: 0, right: 0, bottom: 0 };
  const face = faceGeometry(analysis, { scale: 1, offsetX: 0, offsetY: 0, covers: true, open, framing });
  const frame = readFramePixels(canvas);
  const lift = () => liftDark(frame, face, { x: 0, y: 0, width, height });
  const lightOfSkin = () => luminance(meanColor(frame, face.mouth[0], face.mouth[1] - 0.2 * face.faceWidth, 4));
  return { lift, lightOfSkin };
}

describe('the light of a photo', () => {
  it.each(PORTRAIT_NAMES)('of %s stays as it is where it is good, whatever the skin', async (name) => {
    const { lift, lightOfSkin } = await portrait(name, 1);
    const before = lightOfSkin();
    expect(lift()).toBe(false);
    expect(lightOfSkin()).toBe(before);
  });

  it.each(PORTRAIT_NAMES)('of %s is lifted where it is too little', async (name) => {
    const { lift, lightOfSkin } = await portrait(name, 0.4);
    const before = lightOfSkin();
    expect(lift()).toBe(true);
    expect(lightOfSkin()).toBeGreaterThan(1.2 * before);
  });

  it.each(PORTRAIT_NAMES)(
    'of %s is lifted a little where only the face lies in shade, before a bright sky',
    async (name) => {
      const [dark, shaded] = [await portrait(name, 0.4), await portrait(name, 0.4, { sky: 0.25 })];
      const before = shaded.lightOfSkin();
      expect([dark.lift(), shaded.lift()]).toEqual([true, true]);
      expect(shaded.lightOfSkin()).toBeGreaterThan(1.05 * before);
      expect(shaded.lightOfSkin() - before).toBeLessThan(0.5 * (dark.lightOfSkin() - before));
    },
  );
});
