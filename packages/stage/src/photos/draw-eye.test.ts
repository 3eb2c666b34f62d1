import { beforeAll, describe, expect, it, vi } from 'vitest';
import { layoutScene } from '#scene/layout/layout-scene.ts';
import { makeCanvas } from '../../testing/node-canvas.ts';
import { PORTRAIT_NAMES, samplePortrait } from '../../testing/photo-portraits.ts';
import { type EyeAct, PhotoEye } from './draw-eye.ts';
import { type EyeColors, eyeColors } from './eye-colors.ts';
import { type EyeLines, eyeLines } from './eye-lines.ts';
import { eyeContours } from './face-contours.ts';
import { faceGeometry } from './face-geometry.ts';
import { fitPhoto } from './fit-photo.ts';
import { framePhoto } from './frame-photo.ts';
import { type FramePixels, framePixels, readFramePixels } from './frame-pixels.ts';
import { luminance, meanColor } from './photo-colors.ts';
import { photoPlate } from './photo-plate.ts';

/** A picture takes seconds to draw on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const OPEN: EyeAct = { blink: 0, squint: 0, stare: 0, gazeX: 0, gazeY: 0 };
const STILL = { originX: 0, originY: 0, left: [0, 0], right: [0, 0] } as const;

interface Eyes {
  frame: FramePixels;
  lines: EyeLines[];
  colors: EyeColors[];
}

const people = new Map<string, Eyes>();

beforeAll(async () => {
  for (const name of PORTRAIT_NAMES) {
    const { picture, analysis } = await samplePortrait(name);
    const fit = fitPhoto(analysis, framePhoto(analysis, layoutScene({ aspect: '9:16', resolution: 720 }).framing, []));
    const frame = readFramePixels(photoPlate(picture, analysis, fit, makeCanvas).canvas);
    const face = faceGeometry(analysis, fit);
    const lines = eyeContours.flatMap((eye) => eyeLines(frame, face, eye) ?? []);
    const colors = lines.map(({ eyeWidth }, index) => eyeColors(frame, face, eyeContours[index], eyeWidth));
    people.set(name, { frame, lines, colors });
  }
}, 120_000);

function drawn({ frame, lines, colors }: Eyes, act: Partial<EyeAct>): FramePixels {
  const out = framePixels(frame.width, frame.height);
  out.words.set(frame.words);
  for (const [index, eye] of lines.entries()) new PhotoEye(eye, colors[index]).draw(out, { ...OPEN, ...act }, STILL);
  return out;
}

/** Bright pixels without the warmth of skin, in the opening of the open eye. */
function whiteIn({ bytes, width }: FramePixels, { box, upper, lower }: EyeLines, skin: number): number {
  let count = 0;
  for (let k = 0; k < box.width; k++) {
    for (let y = Math.round(upper[k]); y <= lower[k]; y++) {
      const at = (y * width + box.x + k) * 4;
      if (bytes[at] > 90 && (bytes[at] + 8) / (bytes[at + 2] + 8) < skin) count++;
    }
  }
  return count;
}

const cheekWarmth = ({ bytes, width }: FramePixels, { left, right, eyeWidth }: EyeLines): number => {
  const at = (Math.round(left[1] + 0.5 * eyeWidth) * width + Math.round((left[0] + right[0]) / 2)) * 4;
  return 1 + ((bytes[at] + 8) / (bytes[at + 2] + 8) - 1) * 0.5;
};

const eyesOf = (name: string): Eyes => {
  const eyes = people.get(name);
  if (!eyes) throw new Error(`${name} was not read.`);
  return eyes;
};

describe.each(PORTRAIT_NAMES)('the eyes of %s', (name) => {
  it('show no sliver of white when they are closed', () => {
    const eyes = eyesOf(name);
    const closed = drawn(eyes, { blink: 1 });
    for (const eye of eyes.lines) {
      const skin = cheekWarmth(eyes.frame, eye);
      expect(whiteIn(closed, eye, skin)).toBeLessThan(0.06 * whiteIn(eyes.frame, eye, skin));
    }
  });

  it('close with lids of skin, not with dark holes', () => {
    const eyes = eyesOf(name);
    const closed = drawn(eyes, { blink: 1 });
    for (const { left, right, upper, lower, box, eyeWidth } of eyes.lines) {
      const x = Math.round((left[0] + right[0]) / 2);
      const opening = lower[x - box.x] - upper[x - box.x];
      const lid = luminance(meanColor(closed, x, upper[x - box.x] + 0.3 * opening, 1));
      const below = luminance(meanColor(closed, x, lower[x - box.x] + 0.34 * eyeWidth, 2));
      expect(lid).toBeGreaterThan(0.45 * below);
    }
  });

  it('narrow with a squint', () => {
    const eyes = eyesOf(name);
    const whiteOf = (act: Partial<EyeAct>) => {
      const picture = drawn(eyes, act);
      return eyes.lines.reduce((sum, eye) => sum + whiteIn(picture, eye, cheekWarmth(eyes.frame, eye)), 0);
    };
    expect(whiteOf({ squint: 1 })).toBeLessThan(0.85 * whiteOf({}));
  });

  it('look aside without moving the lids', () => {
    const eyes = eyesOf(name);
    const aside = drawn(eyes, { gazeX: 1 });
    for (const { box, upper, lower } of eyes.lines) {
      let changed = 0;
      let outside = 0;
      for (let k = 0; k < box.width; k++) {
        for (let y = box.y; y < box.y + box.height; y++) {
          const at = y * eyes.frame.width + box.x + k;
          if (aside.words[at] === eyes.frame.words[at]) continue;
          if (y > upper[k] - 2 && y < lower[k] + 2) changed++;
          else outside++;
        }
      }
      expect(changed).toBeGreaterThan(40);
      expect(outside).toBe(0);
    }
  });

  it('are as in the picture when they do nothing', () => {
    const eyes = eyesOf(name);
    expect(drawn(eyes, {}).words).toEqual(eyes.frame.words);
  });
});
