import { describe, expect, it } from 'vitest';
import { PORTRAIT_NAMES, type PortraitName } from '../../testing/photo-portraits.ts';
import { portraitGeometry, SMALL_FRAME } from '../../testing/portrait-geometry.ts';
import type { FaceGeometry } from './face-geometry.ts';
import { type FramePixels, framePixels } from './frame-pixels.ts';
import { lipContours, rightCorner } from './lip-contours.ts';
import { faceOval, hideLips, outerLips } from './mouth-box.ts';
import { MouthFolds, shutFrom } from './mouth-folds.ts';
import { type MouthSource, mouthSource } from './mouth-mesh.ts';
import { mouthShape } from './mouth-shape.ts';
import { luminance, meanColor } from './photo-colors.ts';

const SKIN = [224, 176, 148] as const;
const DARK = [120, 78, 60] as const;
const BLUE = [90, 120, 255] as const;
const RED = [206, 92, 92] as const;
/** No fold is as dark as hair. */
const SHADE = [158, 116, 94] as const;
const WHOLE = { x: 0, y: 0, ...SMALL_FRAME };

/** A face of one color, in which every place that `isDark` tells in face widths from the right corner of the mouth is dark. */
function faceWith(
  source: MouthSource,
  isDark: (beside: number, below: number) => boolean,
  dark: readonly number[] = DARK,
): FramePixels {
  const frame = framePixels(SMALL_FRAME.width, SMALL_FRAME.height);
  const [cornerX, cornerY] = source.lips.outer[rightCorner];
  for (let at = 0; at < frame.words.length; at++) {
    const [x, y] = source.face.toLocal(at % frame.width, Math.floor(at / frame.width));
    const { faceWidth } = source.face;
    const color = isDark((x - cornerX) / faceWidth, (y - cornerY) / faceWidth) ? dark : SKIN;
    frame.bytes.set([...color, 255], at * 4);
  }
  return frame;
}

function personNamed(name: PortraitName): { face: FaceGeometry; source: MouthSource } {
  const face = portraitGeometry(name);
  return { face, source: mouthSource(face, lipContours(face)) };
}

/** So much of the light of skin is left around a corner whose wedge goes; no portrait has it where folds alone ease. */
const LEAST_LIGHT: Readonly<Record<PortraitName, number>> = { af_f30: 0.82, eu_f28: 0.84, sa_m42: 0.84, se_m27: 0.7 };

const isFold = (beside: number, below: number): boolean => Math.abs(beside - 0.035) < 0.012 && Math.abs(below) < 0.12;

function lightBeside(frame: FramePixels, { face, lips }: MouthSource): number {
  const [x, y] = lips.outer[rightCorner];
  const [px, py] = face.toFrame(x + 0.035 * face.faceWidth, y);
  return luminance(meanColor(frame, px, py, 0));
}

const greatestChange = (from: FramePixels, to: FramePixels): number =>
  from.bytes.reduce((most, byte, at) => Math.max(most, Math.abs(byte - to.bytes[at])), 0);

describe.each(PORTRAIT_NAMES)('the fold beside the mouth of %s', (name) => {
  const { source } = personNamed(name);

  it('goes where the mouth leaves it, and is as in the picture when the mouth is back', () => {
    const frame = faceWith(source, isFold, SHADE);
    const shown = faceWith(source, isFold, SHADE);
    const folds = new MouthFolds(frame, source, WHOLE, shown);
    expect(lightBeside(shown, source)).toBeCloseTo(luminance(SHADE), 0);
    expect(folds.ease(1)).toBeDefined();
    expect(lightBeside(shown, source)).toBeGreaterThan(luminance(SHADE) + 0.4 * (luminance(SKIN) - luminance(SHADE)));
    folds.ease(0);
    expect(greatestChange(frame, shown)).toBe(0);
  });

  it('takes no color of the ground, and leaves the edge of the face as it is', () => {
    const { face } = source;
    const ground = new Float32Array(SMALL_FRAME.width * SMALL_FRAME.height).fill(1);
    hideLips(ground, faceOval(face), WHOLE);
    const isCorner = (beside: number, below: number) => isFold(beside, below) || Math.hypot(beside, below) < 0.08;
    const onGround = (): FramePixels => {
      const frame = faceWith(source, isCorner, SHADE);
      for (let at = 0; at < ground.length; at++) if (ground[at] === 1) frame.bytes.set(BLUE, at * 4);
      return frame;
    };
    const frame = onGround();
    const shown = onGround();
    new MouthFolds(frame, source, WHOLE, shown).ease(1);
    const bluerBy = (at: number) => shown.bytes[at * 4 + 2] - frame.bytes[at * 4 + 2];
    const greatest = (isGround: number, change: (at: number) => number) =>
      ground.reduce((most, share, at) => (share === isGround ? Math.max(most, change(at)) : most), 0);
    expect(greatest(0, bluerBy)).toBeLessThan(SKIN[2] - SHADE[2] + 8);
    expect(greatest(1, (at) => Math.abs(bluerBy(at)))).toBe(0);
  });

  it('is not drawn again while it stays', () => {
    const frame = faceWith(source, isFold, SHADE);
    const folds = new MouthFolds(frame, source, WHOLE, faceWith(source, isFold, SHADE));
    folds.ease(0.5);
    expect(folds.ease(0.5)).toBeUndefined();
  });

  it('is let be where it is one hair of a beard', () => {
    const isBeard = (beside: number, below: number) => Math.floor((beside + below + 2) / 0.022) % 2 === 0;
    const frame = faceWith(source, isBeard);
    const shown = faceWith(source, isBeard);
    new MouthFolds(frame, source, WHOLE, shown).ease(1);
    expect(greatestChange(frame, shown)).toBeLessThan(0.3 * (SKIN[0] - DARK[0]));
  });

  it('is let be where it is a moustache', () => {
    const isMoustache = (beside: number, below: number) => Math.abs(beside) < 0.1 && Math.abs(below + 0.07) < 0.04;
    const frame = faceWith(source, isMoustache);
    const shown = faceWith(source, isMoustache);
    new MouthFolds(frame, source, WHOLE, shown).ease(1);
    const [x, y] = source.lips.outer[rightCorner];
    const [px, py] = source.face.toFrame(x, y - 0.07 * source.face.faceWidth);
    expect(luminance(meanColor(shown, px, py, 1))).toBeCloseTo(luminance(DARK), 0);
  });

  it('takes the dark of a corner between the lips along, up to where they are in the light', () => {
    const isWedge = (beside: number, below: number) => beside > -0.05 && beside < 0.01 && Math.abs(below) < 0.012;
    const shown = faceWith(source, isWedge);
    new MouthFolds(faceWith(source, isWedge), source, WHOLE, shown).ease(1);
    const { face, lips } = source;
    const lightAt = (beside: number): number => {
      const [x, y] = lips.outer[rightCorner];
      const [px, py] = face.toFrame(x + beside * face.faceWidth, y);
      return luminance(meanColor(shown, px, py, 0));
    };
    const half = (luminance(SKIN) + luminance(DARK)) / 2;
    for (const beside of [-0.02, -0.008, 0.004]) expect(lightAt(beside), `${beside} beside`).toBeGreaterThan(half);
  });

  it('leaves no dark line around a corner where its wedge goes', () => {
    const isWedge = (beside: number, below: number) => beside > -0.06 && beside < 0.05 && Math.abs(below) < 0.02;
    const shown = faceWith(source, isWedge);
    new MouthFolds(faceWith(source, isWedge), source, WHOLE, shown).ease(1);
    const { face, lips } = source;
    const [cornerX, cornerY] = lips.outer[rightCorner];
    const darkest = Array.from({ length: 9 * 17 }, (_, k) => {
      const beside = -0.02 + 0.006 * (k % 9);
      const below = -0.032 + 0.004 * Math.floor(k / 9);
      const [x, y] = face.toFrame(cornerX + beside * face.faceWidth, cornerY + below * face.faceWidth);
      return luminance(meanColor(shown, x, y, 0));
    }).reduce((least, light) => Math.min(least, light));
    expect(darkest).toBeGreaterThan(LEAST_LIGHT[name] * luminance(SKIN));
  });

  it('fills a dark corner with the light red of lips, which ends at their outline', () => {
    const isWedge = (beside: number, below: number) => beside > -0.07 && beside < 0.01 && Math.abs(below) < 0.012;
    const frame = faceWith(source, isWedge);
    const skin = new Float32Array(frame.words.length).fill(1);
    hideLips(skin, outerLips(source), WHOLE);
    const isDark = (at: number) => frame.bytes[at * 4] === DARK[0];
    for (let at = 0; at < skin.length; at++) if (skin[at] === 0 && !isDark(at)) frame.bytes.set(RED, at * 4);
    const shown = framePixels(frame.width, frame.height);
    shown.bytes.set(frame.bytes);
    new MouthFolds(frame, source, WHOLE, shown).ease(1);
    const { face, lips } = source;
    const [x, y] = lips.outer[rightCorner];
    const colorAt = (beside: number) => meanColor(shown, ...face.toFrame(x + beside * face.faceWidth, y), 0);
    expect(luminance(colorAt(-0.04))).toBeGreaterThan(0.85 * luminance(RED));
    expect(colorAt(0.02)[1]).toBeGreaterThan(SKIN[1] - 12);
  });
});

const closed = { open: 0, wide: 0, round: 0, press: 0, teeth: 0, tongue: 0 };

describe('the folds of a mouth', () => {
  it('are as in the picture where nothing is said and all is well', () => {
    expect(mouthShape(closed, 0.6).foldsEased).toBe(0);
  });

  it('let go of rounded lips, and less of those that smile', () => {
    const round = { ...closed, round: 1 };
    expect(mouthShape(round, 0.2).foldsEased).toBeGreaterThan(0.7);
    expect(mouthShape(round, 0.8).foldsEased).toBeLessThan(mouthShape(round, 0.2).foldsEased);
  });

  it('stay let go while lips are pressed between two sounds, or they would flash', () => {
    expect(mouthShape({ ...closed, press: 1 }, 0.2).foldsEased).toBeGreaterThan(0.7);
  });

  it('let go where a mouth that smiles opens, because its corners are elsewhere', () => {
    expect(mouthShape({ ...closed, open: 0.3 }, 0.6).foldsEased).toBeGreaterThan(0.4);
    expect(mouthShape({ ...closed, open: 0.3 }, 0.9).foldsEased).toBeGreaterThan(0.6);
  });
});

describe('lips that are shut', () => {
  const { source } = personNamed(PORTRAIT_NAMES[0]);
  const laughing = { ...source, sourceGap: 0.06 * source.face.faceWidth };

  it('leave the wedges of a laugh, and none where the picture shows them shut or they are as in the picture', () => {
    expect(shutFrom(laughing, mouthShape(closed, 0))).toBe(1);
    expect(shutFrom({ ...source, sourceGap: 0 }, mouthShape(closed, 0))).toBe(0);
    expect(shutFrom(laughing, { ...mouthShape(closed, 0), gap: 0.06 })).toBe(0);
  });
});
