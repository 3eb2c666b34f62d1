import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  drawnEyes,
  eyesOf,
  meanOf,
  OPEN_EYE,
  openEyes,
  openPortraitEyes,
  STILL_HEAD,
} from '../../testing/photo-eyes.ts';
import { PORTRAIT_NAMES, type PortraitName } from '../../testing/photo-portraits.ts';
import { type EyeAct, PhotoEye } from './draw-eye.ts';
import { type EyeLines, eyeLines } from './eye-lines.ts';
import { eyeRims } from './eye-rims.ts';
import { eyeContours } from './face-contours.ts';
import { type FramePixels, framePixels } from './frame-pixels.ts';
import { averageColor, luminance, meanColor } from './photo-colors.ts';
import { shutEye } from './shut-eye.ts';

/** A picture takes seconds to draw on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

beforeAll(openPortraitEyes);

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

/** How much a pixel differs from its neighbours. */
function grainAt(picture: FramePixels, x: number, y: number): number {
  const around = [meanColor(picture, x - 1, y, 0), meanColor(picture, x + 1, y, 0)];
  return Math.abs(luminance(meanColor(picture, x, y, 0)) - luminance(averageColor(around)));
}

it('the white of a small eye goes on to its outer corner beyond the rim of the iris', async () => {
  const [eye] = (await openEyes('eu_f28', 330)).lines;
  const corner = eye.box.x + eye.between.findIndex((share) => share > 0.5);
  expect(corner).toBeLessThan(eye.left[0] - 0.15 * eye.eyeWidth);
});

describe.each(PORTRAIT_NAMES)('the eyes of %s', (name) => {
  it('show no sliver of white when they are closed', () => {
    const eyes = eyesOf(name);
    const closed = drawnEyes(eyes, { blink: 1 });
    for (const eye of eyes.lines) {
      const skin = cheekWarmth(eyes.frame, eye);
      expect(whiteIn(closed, eye, skin)).toBeLessThan(0.06 * whiteIn(eyes.frame, eye, skin));
    }
  });

  it('close with lids of skin, not with dark holes', () => {
    const eyes = eyesOf(name);
    const closed = drawnEyes(eyes, { blink: 1 });
    for (const { left, right, upper, lower, box, eyeWidth } of eyes.lines) {
      const x = Math.round((left[0] + right[0]) / 2);
      const opening = lower[x - box.x] - upper[x - box.x];
      const lid = luminance(meanColor(closed, x, upper[x - box.x] + 0.3 * opening, 1));
      const below = luminance(meanColor(closed, x, lower[x - box.x] + 0.34 * eyeWidth, 2));
      expect(lid).toBeGreaterThan(0.55 * below);
    }
  });

  it('take the paint of their lids along when they close', () => {
    const { frame, lines, face } = eyesOf(name);
    const [eye] = lines;
    const { box, upper, lower, eyeWidth } = eye;
    const x = Math.round((eye.left[0] + eye.right[0]) / 2);
    const cheek = meanColor(frame, x, lower[x - box.x] + 0.34 * eyeWidth, 2);
    const paint = [0.35 * cheek[0], 0.1 * cheek[1], 0.25 * cheek[2], 255];
    const painted = framePixels(frame.width, frame.height);
    painted.words.set(frame.words);
    for (let k = 0; k < box.width; k++) {
      for (let up = 0; up < 0.3 * eyeWidth; up++)
        painted.bytes.set(paint, (Math.round(upper[k] - up) * frame.width + box.x + k) * 4);
    }
    const lidOf = (picture: FramePixels) => {
      const closed = drawnEyes({ frame: picture, face, lines: [eye], shut: [shutEye(picture, eye)] }, { blink: 1 });
      return meanColor(closed, x, upper[x - box.x] + 2, 1);
    };
    const lid = lidOf(painted);
    const plain = lidOf(frame);
    expect(luminance(lid)).toBeLessThan(0.8 * luminance(cheek));
    expect(lid[1] / lid[0]).toBeLessThan(0.8 * (plain[1] / plain[0]));
  });

  it('close with the grain of the skin around them', () => {
    const eyes = eyesOf(name);
    const closed = drawnEyes(eyes, { blink: 1 });
    for (const { box, upper, lower, eyeWidth } of eyes.lines) {
      const [from, to] = [Math.round(0.4 * box.width), Math.round(0.6 * box.width)];
      const grainFrom = (rowOf: (k: number) => number) => {
        const rows = Array.from({ length: 6 }, (_, row) => row);
        const columns = Array.from({ length: to - from }, (_, k) => from + k);
        return rows.flatMap((row) => columns.map((k) => grainAt(closed, box.x + k, Math.round(rowOf(k)) + row)));
      };
      const lid = meanOf(grainFrom((k) => upper[k] + 0.2 * (lower[k] - upper[k])));
      const cheek = meanOf(grainFrom((k) => lower[k] + 0.3 * eyeWidth));
      expect(lid).toBeGreaterThan(0.4 * cheek);
    }
  });

  it('have lids without jags', () => {
    for (const { box, upper, lower, left, right } of eyesOf(name).lines) {
      for (const line of [upper, lower]) {
        const bends = Array.from(line.subarray(1, -1), (row, k) => Math.abs(line[k] - 2 * row + line[k + 2]));
        const inside = bends.filter((_, k) => box.x + k > left[0] && box.x + k < right[0]);
        expect(Math.max(...inside)).toBeLessThan(0.5);
      }
    }
  });

  it('close along a calm arc, whatever the opening looks like', () => {
    for (const { box, upper, lower, meeting, left, right } of eyesOf(name).lines) {
      const inside = Array.from(meeting.keys()).filter((k) => box.x + k > left[0] && box.x + k < right[0]);
      const bends = inside.slice(1, -1).map((k) => meeting[k - 1] - 2 * meeting[k] + meeting[k + 1]);
      // One bend, all the way: no wave.
      expect(Math.max(...bends) - Math.min(...bends)).toBeLessThan(0.02);
      const middle = Math.round((left[0] + right[0]) / 2) - box.x;
      expect(meeting[middle]).toBeGreaterThan((upper[middle] + lower[middle]) / 2);
    }
  });

  it('end at their corners, also where a light beside them is as cool as their white', () => {
    const { frame, face } = eyesOf(name);
    const lit = framePixels(frame.width, frame.height);
    lit.words.set(frame.words);
    const [first] = eyesOf(name).lines;
    for (let away = 0; away < 0.3 * first.eyeWidth; away++) {
      for (let row = -2; row <= 2; row++) {
        const y = Math.round(first.right[1] + 1.5 * away) + row;
        lit.bytes.set([235, 240, 250, 255], (y * lit.width + Math.round(first.right[0] + away)) * 4);
      }
    }
    const { lower, box, right, eyeWidth } = eyeLines(lit, face, eyeContours[0]) ?? first;
    const beyond = lower.subarray(Math.round(right[0]) - box.x);
    expect(Math.max(...beyond)).toBeLessThan(right[1] + 0.12 * eyeWidth);
  });

  it('take the lashes and the make-up beside them along when they close', () => {
    const { frame, lines, face } = eyesOf(name);
    const [eye] = lines;
    const madeUp = framePixels(frame.width, frame.height);
    madeUp.words.set(frame.words);
    const beside = Array.from(eye.wings.keys()).filter((k) => eye.between[k] < 0.3 && eye.wings[k] > 0.9);
    const wing = beside.flatMap((k) =>
      [0.08, 0.12, 0.16].map((up): [number, number] => [eye.box.x + k, Math.round(eye.upper[k] - up * eye.eyeWidth)]),
    );
    for (const [x, y] of wing) madeUp.bytes.set([28, 20, 18, 255], (y * madeUp.width + x) * 4);
    const closed = drawnEyes({ frame: madeUp, face, lines: [eye], shut: [shutEye(madeUp, eye)] }, { blink: 1 });
    const lightIn = (picture: FramePixels) => meanOf(wing.map(([x, y]) => luminance(meanColor(picture, x, y, 0))));
    expect(wing.length).toBeGreaterThan(6);
    const plain = drawnEyes({ frame, face, lines: [eye], shut: [shutEye(frame, eye)] }, { blink: 1 });
    expect(lightIn(closed)).toBeGreaterThan(0.9 * lightIn(plain));
    expect(lightIn(closed)).toBeGreaterThan(1.5 * lightIn(madeUp));
  });

  it('leave the rim of glasses where it is, and take no other dark line for one', () => {
    const { frame, lines, shut } = eyesOf(name);
    const [eye] = lines;
    expect(lines.map((line) => eyeRims(frame, line))).toEqual(lines.map(() => undefined));
    const glasses = framePixels(frame.width, frame.height);
    glasses.words.set(frame.words);
    const top = Math.round(Math.min(...eye.upper) - 0.12 * eye.eyeWidth);
    const columns = Array.from({ length: eye.box.width }, (_, k) => eye.box.x + k);
    for (const x of columns)
      for (const y of [top, top + 1]) glasses.bytes.set([10, 8, 10, 255], (y * glasses.width + x) * 4);
    const paler = (rims: Uint8Array | undefined): number => {
      const out = framePixels(frame.width, frame.height);
      out.words.set(glasses.words);
      new PhotoEye(eye, shut[0], { gaze: eye.eyeWidth, grainPx: 1, rims }).draw(
        out,
        { ...OPEN_EYE, blink: 1 },
        STILL_HEAD,
      );
      return meanOf(
        columns.map((x) => luminance(meanColor(out, x, top, 0)) - luminance(meanColor(glasses, x, top, 0))),
      );
    };
    expect(paler(eyeRims(glasses, eye))).toBeLessThan(0.5 * paler(undefined));
  });

  it('leave no corner behind below their lids when they close', () => {
    const { frame, lines, face } = eyesOf(name);
    const [eye] = lines;
    const red = framePixels(frame.width, frame.height);
    red.words.set(frame.words);
    const isLeft = eye.left[0] < face.mouth[0];
    const [nose, inwards] = isLeft ? [eye.right, -1] : [eye.left, 1];
    const duct = [0, 1, 2].flatMap((x) =>
      [1, 2].map((y): [number, number] => [Math.round(nose[0] + inwards * x), Math.round(nose[1] + y)]),
    );
    for (const [x, y] of duct) red.bytes.set([120, 30, 30, 255], (y * red.width + x) * 4);
    const closed = drawnEyes({ frame: red, face, lines: [eye], shut: [shutEye(red, eye)] }, { blink: 1 });
    const warmthIn = (picture: FramePixels) =>
      meanOf(duct.map(([x, y]) => meanColor(picture, x, y, 0)).map(([r, g]) => (r + 8) / (g + 8)));
    const plain = drawnEyes({ frame, face, lines: [eye], shut: [shutEye(frame, eye)] }, { blink: 1 });
    expect(warmthIn(closed)).toBeLessThan(1.15 * warmthIn(plain));
    expect(warmthIn(closed)).toBeLessThan(0.7 * warmthIn(red));
  });

  it('shut without an edge where their lids end in skin', () => {
    const { frame, lines, shut } = eyesOf(name);
    for (const [index, { box }] of lines.entries()) {
      const { bytes } = shut[index].skin;
      const steps: number[] = [];
      for (let at = 0; at < box.width * box.height; at++) {
        const cover = bytes[at * 4 + 3] / 255;
        if (cover < 0.05 || cover > 0.2) continue;
        const [x, y] = [box.x + (at % box.width), box.y + Math.floor(at / box.width)];
        const own = luminance(meanColor(frame, x, y, 0));
        const skin = luminance([bytes[at * 4], bytes[at * 4 + 1], bytes[at * 4 + 2]]);
        steps.push(cover * Math.abs(own - skin));
      }
      expect(steps.length).toBeGreaterThan(40);
      expect(meanOf(steps)).toBeLessThan(6);
    }
  });

  it('open the way they have shut', () => {
    const { frame, lines, shut } = eyesOf(name);
    const eye = new PhotoEye(lines[0], shut[0], { gaze: lines[0].eyeWidth, grainPx: 1 });
    const at = (blink: number): FramePixels => {
      const out = framePixels(frame.width, frame.height);
      out.words.set(frame.words);
      eye.draw(out, { ...OPEN_EYE, blink }, STILL_HEAD);
      return out;
    };
    const shutting = at(0.5);
    expect(shutting.words).not.toEqual(at(1).words);
    expect(at(0.5).words).toEqual(shutting.words);
  });

  it('narrow with a squint', () => {
    const eyes = eyesOf(name);
    const whiteOf = (act: Partial<EyeAct>) => {
      const picture = drawnEyes(eyes, act);
      return eyes.lines.reduce((sum, eye) => sum + whiteIn(picture, eye, cheekWarmth(eyes.frame, eye)), 0);
    };
    expect(whiteOf({ squint: 1 })).toBeLessThan(0.85 * whiteOf({}));
  });

  it('look aside without moving the lids', () => {
    const eyes = eyesOf(name);
    const aside = drawnEyes(eyes, { gazeX: 1 });
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
    expect(drawnEyes(eyes, {}).words).toEqual(eyes.frame.words);
  });
});

it('lids of wide open eyes come to rest on the iris, and those that lie on it already stay', () => {
  const isMoved = (name: PortraitName) => {
    const eyes = eyesOf(name);
    const calm = drawnEyes(eyes, { calm: 1 });
    return calm.words.some((word, at) => word !== eyes.frame.words[at]);
  };
  expect([isMoved('af_f30'), isMoved('sa_m42')]).toEqual([true, false]);
});

describe('an eye of a picture without colors', () => {
  it.each(PORTRAIT_NAMES)('of %s is shut beyond the net, because its white cannot be told from skin', (name) => {
    const { frame, face } = eyesOf(name);
    const gray = framePixels(frame.width, frame.height);
    for (let at = 0; at < frame.words.length; at++) {
      const light = luminance([...frame.bytes.subarray(at * 4, at * 4 + 3)] as [number, number, number]);
      gray.bytes.set([light, light, light, 255], at * 4);
    }
    for (const eye of eyeContours) {
      const lines = eyeLines(gray, face, eye) ?? expect.unreachable();
      const isLeft = lines.left[0] < face.mouth[0];
      const corner = isLeft ? lines.left[0] - 0.08 * lines.eyeWidth : lines.right[0] + 0.08 * lines.eyeWidth;
      const k = Math.round(corner) - lines.box.x;
      expect(lines.lower[k] - lines.upper[k]).toBeGreaterThan(0.06 * lines.eyeWidth);
    }
  });
});
