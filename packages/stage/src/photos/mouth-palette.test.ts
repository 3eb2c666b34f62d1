import { describe, expect, it } from 'vitest';
import type { Rgb } from '#base/color/rgb.ts';
import { layoutScene } from '#scene/layout/layout-scene.ts';
import { portraitAnalysis } from '../../testing/photo-portraits.ts';
import { faceGeometry } from './face-geometry.ts';
import { fitPhoto } from './fit-photo.ts';
import { framePixels } from './frame-pixels.ts';
import { mouthPalette } from './mouth-palette.ts';
import { luminance } from './photo-colors.ts';

/** A face of one color, with eyes of another one. */
function teethOf(skin: Rgb, eyes: Rgb): Rgb {
  const analysis = portraitAnalysis('eu_f28');
  const { framing } = layoutScene({ aspect: '9:16', resolution: 720 });
  const face = faceGeometry(analysis, fitPhoto(analysis, framing));
  const frame = framePixels(framing.frameWidth, framing.frameHeight);
  const [, lowestEye] = face.toFrame(0, -0.3 * face.faceWidth);
  for (let at = 0; at < frame.width * frame.height; at++)
    frame.bytes.set([...(at / frame.width < lowestEye ? eyes : skin), 255], at * 4);
  return mouthPalette(frame, face, 1).teeth;
}

const colored = (color: Rgb): number => (Math.max(...color) - Math.min(...color)) / luminance(color);

describe('the teeth that are painted into a photo', () => {
  it('are less colored than the skin, also where skin between made-up lids is all that is bright', () => {
    const skin: Rgb = [180, 157, 144];
    const teeth = teethOf(skin, [117, 88, 73]);
    expect(colored(teeth)).toBeLessThan(0.6 * colored(skin));
    expect(luminance(teeth)).toBeGreaterThan(luminance(skin));
  });

  it('have the tint of whites that are white', () => {
    const [red, , blue] = teethOf([188, 143, 116], [139, 133, 140]);
    const [warmRed, , warmBlue] = teethOf([188, 143, 116], [145, 133, 118]);
    expect(red / blue).toBeLessThan(warmRed / warmBlue);
  });

  it('are grey in a grey picture', () => {
    const [red, green, blue] = teethOf([181, 181, 181], [129, 129, 129]);
    expect([green - red, blue - red]).toEqual([0, 0]);
  });
});
