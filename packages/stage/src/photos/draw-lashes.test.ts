import { beforeAll, describe, expect, it, vi } from 'vitest';
import { mix } from '#base/math/mix.ts';
import { drawnEyes, eyesOf, meanOf, openPortraitEyes } from '../../testing/photo-eyes.ts';
import { PORTRAIT_NAMES } from '../../testing/photo-portraits.ts';
import { type FramePixels, framePixels } from './frame-pixels.ts';
import { luminance, meanColor } from './photo-colors.ts';
import { shutEye } from './shut-eye.ts';

/** A picture takes seconds to draw on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

beforeAll(openPortraitEyes);

describe.each(PORTRAIT_NAMES)('the lashes of %s', (name) => {
  it('hang below a shut lid one by one, each in a length of its own', () => {
    const eyes = eyesOf(name);
    const inLash = (tone: number) => {
      const shut = eyes.shut.map((eye) => ({ ...eye, lash: [tone, tone, tone] as const }));
      return drawnEyes({ ...eyes, shut }, { blink: 1 });
    };
    const [dark, light] = [inLash(0), inLash(255)];
    for (const { box, meeting, eyeWidth, left, right } of eyes.lines) {
      const shareAt = (x: number, y: number) => {
        const at = (Math.round(y) * dark.width + x) * 4;
        return (light.bytes[at] - dark.bytes[at]) / 255;
      };
      const columns = Array.from({ length: Math.round(0.5 * eyeWidth) }, (_, k) =>
        Math.round(mix(left[0], right[0], 0.25) + k),
      );
      const lengths = columns.map((x) => {
        const line = meeting[x - box.x];
        return [0.03, 0.05, 0.07, 0.09, 0.11].filter((down) => shareAt(x, line + down * eyeWidth) > 0.12).length;
      });
      expect(new Set(lengths).size).toBeGreaterThan(2);
      const beside = columns.map((x) => shareAt(x, meeting[x - box.x] + 0.05 * eyeWidth));
      expect(Math.max(...beside)).toBeGreaterThan(3 * Math.min(...beside));
    }
  });

  it('are no finer than the pixels of an enlarged picture', () => {
    const eyes = eyesOf(name);
    const unevenness = (grainPx: number): number => {
      const [dark, light] = [0, 255].map((tone) => {
        const shut = eyes.shut.map((eye) => ({ ...eye, lash: [tone, tone, tone] as const }));
        return drawnEyes({ ...eyes, shut }, { blink: 1 }, grainPx);
      });
      const [{ box, meeting, eyeWidth, left, right }] = eyes.lines;
      const shares = Array.from({ length: Math.round(0.4 * eyeWidth) }, (_, k) => {
        const x = Math.round(mix(left[0], right[0], 0.3) + k);
        const at = (Math.round(meeting[x - box.x] + 0.05 * eyeWidth) * dark.width + x) * 4;
        return (light.bytes[at] - dark.bytes[at]) / 255;
      });
      return Math.max(...shares) - Math.min(...shares);
    };
    expect(unevenness(6)).toBeLessThan(0.5 * unevenness(1));
  });

  it('leave nothing of a faint tip behind when they come down', () => {
    const { frame, face, lines } = eyesOf(name);
    const [eye] = lines;
    const { box, upper, eyeWidth, left, right } = eye;
    const x = Math.round((left[0] + right[0]) / 2);
    const tip = Math.round(upper[x - box.x] - 0.13 * eyeWidth);
    const marked = framePixels(frame.width, frame.height);
    marked.words.set(frame.words);
    const places = Array.from({ length: Math.round(0.08 * eyeWidth) }, (_, k) => (tip + k) * frame.width + x);
    for (const at of places) for (let c = 0; c < 3; c++) marked.bytes[at * 4 + c] *= 0.88;
    const inBlink = (picture: FramePixels) =>
      drawnEyes({ frame: picture, face, lines: [eye], shut: [shutEye(picture, eye)] }, { blink: 0.7 });
    const [plain, behind] = [inBlink(frame), inBlink(marked)];
    const darker = places.map((at) => 1 - behind.bytes[at * 4] / Math.max(1, plain.bytes[at * 4]));
    expect(Math.max(...darker)).toBeLessThan(0.04);
  });

  it('hang below a shut lid where the picture has them above it', () => {
    const { frame, face, lines } = eyesOf(name);
    const [eye] = lines;
    const { box, upper, meeting, eyeWidth, left, right, outer } = eye;
    const x = Math.round(outer === 'left' ? mix(left[0], right[0], 0.35) : mix(left[0], right[0], 0.65));
    const edge = Math.round(upper[x - box.x]);
    const withLash = framePixels(frame.width, frame.height);
    withLash.words.set(frame.words);
    for (let up = 0; up < 0.12 * eyeWidth; up++) withLash.bytes.set([20, 14, 10], ((edge - up) * frame.width + x) * 4);
    const [plain, drawn] = [frame, withLash].map((picture) =>
      drawnEyes({ frame: picture, face, lines: [eye], shut: [shutEye(picture, eye)] }, { blink: 1 }),
    );
    const below = [0.02, 0.03, 0.04].map((down) => {
      const at = (Math.round(meeting[x - box.x] + down * eyeWidth) * frame.width + x) * 4;
      return plain.bytes[at] - drawn.bytes[at];
    });
    expect(Math.max(...below)).toBeGreaterThan(5);
  });

  it('have few lashes at the nose, and most before the outer corner', () => {
    const { lines, face } = eyesOf(name);
    for (const { box, lashes, left, right } of lines) {
      const isLeft = left[0] < face.mouth[0];
      const [nose, outer] = isLeft ? [right[0], left[0]] : [left[0], right[0]];
      const at = (share: number) => lashes[Math.round(nose + (outer - nose) * share) - box.x];
      expect(at(0.1)).toBeLessThan(0.4 * at(0.7));
    }
  });

  it('shut with a line that goes on beside the outer corner and ends in a point', () => {
    const eyes = eyesOf(name);
    const closed = drawnEyes(eyes, { blink: 1 });
    for (const [index, { box, meeting, between, lashes, beyondOuter, eyeWidth }] of eyes.lines.entries()) {
      const step = beyondOuter[0] === 1 ? -1 : 1;
      const corner = step < 0 ? between.indexOf(1) : between.lastIndexOf(1);
      const at = (away: number) => corner + step * Math.round(away * eyeWidth);
      const beside = [-0.1, 0, 0.1, 0.19].map((away) => lashes[at(away)]);
      expect(beside).toEqual(beside.toSorted((a, b) => b - a));
      expect(lashes[at(0.52)]).toBe(0);
      const skin = eyes.shut[index].skin;
      const k = at(0.06);
      const row = Math.round(meeting[k]);
      const below = luminance(meanColor(skin, k, row - box.y, 1));
      const lights = [-1, 0, 1].map((down) => luminance(meanColor(closed, box.x + k, row + down, 0)));
      expect(Math.min(...lights)).toBeLessThan(0.85 * below);
    }
  });

  it('keep no lashes below the outer corner that hang without an eye', () => {
    const { frame, lines, face } = eyesOf(name);
    const [eye] = lines;
    const { box, lower, beyondOuter, eyeWidth } = eye;
    const step = beyondOuter[0] === 1 ? -1 : 1;
    const corner = step < 0 ? beyondOuter.lastIndexOf(1) : beyondOuter.indexOf(1);
    const hanging = [0.02, 0.04, 0.06].flatMap((away) =>
      [0.06, 0.09, 0.12].map((down): [number, number] => {
        const k = corner + step * Math.round(away * eyeWidth);
        return [box.x + k, Math.round(lower[k] + down * eyeWidth)];
      }),
    );
    const smudged = framePixels(frame.width, frame.height);
    smudged.words.set(frame.words);
    for (const [x, y] of hanging) smudged.bytes.set([28, 20, 18, 255], (y * smudged.width + x) * 4);
    const closed = drawnEyes({ frame: smudged, face, lines: [eye], shut: [shutEye(smudged, eye)] }, { blink: 1 });
    const lightIn = (picture: FramePixels) => meanOf(hanging.map(([x, y]) => luminance(meanColor(picture, x, y, 0))));
    const plain = drawnEyes({ frame, face, lines: [eye], shut: [shutEye(frame, eye)] }, { blink: 1 });
    expect(lightIn(closed)).toBeGreaterThan(0.8 * lightIn(plain));
  });

  it('travel with the edge of the lid from the first picture of a blink on', () => {
    const eyes = eyesOf(name);
    for (const { box, upper, lower, meeting, eyeWidth, left, right } of eyes.lines) {
      const x = Math.round((left[0] + right[0]) / 2);
      const k = x - box.x;
      const darkestAbove = (blink: number) => {
        const picture = drawnEyes(eyes, { blink });
        const edge = mix(upper[k], meeting[k], blink);
        const lights = [-3, -2, -1, 0, 1].map((row) => luminance(meanColor(picture, x, Math.round(edge) + row, 1)));
        return Math.min(...lights);
      };
      const skin = luminance(meanColor(eyes.frame, x, Math.round(lower[k] + 0.34 * eyeWidth), 2));
      for (const blink of [0, 0.25, 0.5, 0.75]) expect(darkestAbove(blink)).toBeLessThan(0.7 * skin);
    }
  });

  it('leave the skin above the fold as it is, however far they have come down', () => {
    const eyes = eyesOf(name);
    const half = drawnEyes(eyes, { blink: 0.5 });
    for (const { box, crease, eyeWidth, left, right } of eyes.lines) {
      const columns = [0.3, 0.4, 0.5, 0.6, 0.7].map((share) => Math.round(mix(left[0], right[0], share)));
      const changes = columns.map((x) => {
        const y = Math.round(crease[x - box.x] - 0.1 * eyeWidth);
        return Math.abs(luminance(meanColor(half, x, y, 1)) - luminance(meanColor(eyes.frame, x, y, 1)));
      });
      expect(meanOf(changes)).toBeLessThan(12);
    }
  });

  it('cover the skin between the tips of lashes, of which specks would be left', () => {
    const { frame, lines } = eyesOf(name);
    const [eye] = lines;
    const { box, upper, eyeWidth } = eye;
    const lashes = framePixels(frame.width, frame.height);
    lashes.words.set(frame.words);
    const columns = Array.from({ length: box.width }, (_, k) => k).filter(
      (k) => Math.abs(box.x + k - (eye.left[0] + eye.right[0]) / 2) < 0.2 * eyeWidth,
    );
    const apart = Math.round(0.12 * eyeWidth);
    for (const k of columns.filter((column) => column % apart === 0)) {
      for (let y = Math.round(upper[k] - 0.14 * eyeWidth); y < upper[k]; y++)
        lashes.bytes.set([20, 14, 12, 255], (y * frame.width + box.x + k) * 4);
    }
    const { skin } = shutEye(lashes, eye);
    const covers = columns.map((k) => {
      const row = Math.round(upper[k] - 0.1 * eyeWidth) - box.y;
      return skin.bytes[(row * box.width + k) * 4 + 3] / 255;
    });
    expect(Math.min(...covers.slice(apart, -apart))).toBeGreaterThan(0.6);
  });

  it('grow their line beside the outer corner while they close', () => {
    const { frame, lines, shut, face } = eyesOf(name);
    const [eye] = lines;
    const isBeyond = (share: number) => share > 0.99;
    const k =
      eye.left[0] < face.mouth[0] ? eye.beyondOuter.findLastIndex(isBeyond) : eye.beyondOuter.findIndex(isBeyond);
    const darkness = (blink: number): number => {
      const picture = drawnEyes({ frame, face, lines: [eye], shut: [{ ...shut[0], lash: [0, 0, 0] }] }, { blink });
      const plain = drawnEyes({ frame, face, lines: [eye], shut: [{ ...shut[0], lash: [255, 255, 255] }] }, { blink });
      let sum = 0;
      for (let y = eye.box.y; y < eye.box.y + eye.box.height; y++)
        sum += luminance(meanColor(plain, eye.box.x + k, y, 0)) - luminance(meanColor(picture, eye.box.x + k, y, 0));
      return sum;
    };
    expect(darkness(0.45)).toBeLessThan(0.5 * darkness(1));
    expect(darkness(0.7)).toBeLessThan(darkness(1));
    expect(darkness(1)).toBeGreaterThan(0);
  });
});
