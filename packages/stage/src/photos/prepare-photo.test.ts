import type { Mouth } from '@herald/media/mouth';
import { VISEMES, type Viseme } from '@herald/media/visemes';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Canvas, PixelData } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { seededRandom } from '#base/math/seeded-random.ts';
import type { Performer, Pose, Rect } from '#base/performer.ts';
import { NEUTRAL_POSE } from '#people/acting/expressions.ts';
import { VISEME_MOUTHS } from '#people/mouth/viseme-mouths.ts';
import { differenceBetween, pixelsOf } from '../../testing/compare-pictures.ts';
import { compareToGolden } from '../../testing/golden-picture.ts';
import { makeCanvas } from '../../testing/node-canvas.ts';
import {
  frameOf,
  PORTRAIT_NAMES,
  type PortraitName,
  samplePortrait,
  smallFraming,
  talkingPortrait,
} from '../../testing/photo-portraits.ts';
import { present } from '../../testing/present.ts';
import { fitPhoto } from './fit-photo.ts';
import { framePhoto } from './frame-photo.ts';
import { preparePhoto } from './prepare-photo.ts';

/** A picture takes seconds to draw on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

const people = new Map<PortraitName, Performer>();

beforeAll(async () => {
  for (const name of PORTRAIT_NAMES) people.set(name, await talkingPortrait(name));
});

const saying = (viseme: Viseme, rest: Partial<Pose> = {}): Pose => ({
  ...NEUTRAL_POSE,
  smile: 0,
  mouth: VISEME_MOUTHS[viseme],
  ...rest,
});

const areaOf = (canvas: Canvas, { x, y, width, height }: Rect): PixelData =>
  contextOf(canvas).getImageData(Math.round(x), Math.round(y), Math.round(width), Math.round(height));

/** A part of the face, in face units from between the eyes. */
function partOf({ framing }: Performer, [left, top, width, height]: [number, number, number, number]): Rect {
  const { headX, headY, unitPx } = framing;
  return { x: headX + left * unitPx, y: headY + top * unitPx, width: width * unitPx, height: height * unitPx };
}

const mouthPart = (performer: Performer): Rect => partOf(performer, [-0.55, 0.7, 1.1, 1]);

function share(pixels: PixelData, test: (red: number, green: number, blue: number) => boolean): number {
  let count = 0;
  for (let at = 0; at < pixels.data.length; at += 4) {
    if (test(pixels.data[at], pixels.data[at + 1], pixels.data[at + 2])) count++;
  }
  return count / (pixels.data.length / 4);
}

/** The share of pixels that are clearly less warm than the same place is in another picture: teeth instead of lips. */
function whiter(seen: PixelData, before: PixelData): number {
  const coolness = ({ data }: PixelData, at: number) => (data[at + 2] + 8) / (data[at] + 8);
  let count = 0;
  for (let at = 0; at < seen.data.length; at += 4) if (coolness(seen, at) > coolness(before, at) + 0.12) count++;
  return count / (seen.data.length / 4);
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const meanColor = ({ data }: PixelData): number[] =>
  [0, 1, 2].map((c) => data.filter((_, at) => at % 4 === c).reduce((sum, value) => sum + value, 0) / (data.length / 4));

/** The largest change of light from one row to the next but one. */
function steepest({ data, width, height }: PixelData): number {
  let most = 0;
  for (let at = 0; at < (height - 2) * width * 4; at += 4) {
    const below = at + 2 * width * 4;
    most = Math.max(
      most,
      Math.abs(data[at] + data[at + 1] + data[at + 2] - data[below] - data[below + 1] - data[below + 2]),
    );
  }
  return most / 3;
}

describe.each(PORTRAIT_NAMES)('%s', (name) => {
  const person = (): Performer => present(people.get(name));

  it('looks as in the kept picture', async () => {
    const canvas = frameOf(
      person(),
      saying('E', { yaw: 0.06, pitch: 0.03, roll: 0.02, blink: 0.4, brow: 0.5, breath: 1 }),
    );
    const { difference, advice } = await compareToGolden(`photo-${name}`, canvas);
    expect(difference, advice).toBeLessThan(1.5);
  });

  it('has fifteen mouths that differ measurably', () => {
    const area = mouthPart(person());
    const mouths = VISEMES.map((viseme) => areaOf(frameOf(person(), saying(viseme)), area));
    for (const [a, first] of mouths.entries()) {
      for (const [b, second] of mouths.entries()) {
        if (b <= a) continue;
        const { mean } = differenceBetween(first, second);
        expect(mean, `${VISEMES[a]} and ${VISEMES[b]}`).toBeGreaterThan(0.25);
      }
    }
  });

  it('shows nothing of the inside behind closed lips', () => {
    const closed: Mouth = { ...VISEME_MOUTHS.PP, tongue: 0, teeth: 0 };
    const without = pixelsOf(frameOf(person(), saying('PP', { mouth: closed })));
    for (const mouth of [
      { ...closed, tongue: 1 },
      { ...closed, teeth: 0.3 },
    ]) {
      const { largest } = differenceBetween(pixelsOf(frameOf(person(), saying('PP', { mouth }))), without);
      expect(largest).toBeLessThan(5);
    }
  });

  it('shuts its lips without an edge beside the mouth, rounded or not', () => {
    const edges = (pose: Pose | null) =>
      [-0.42, 0.3].map((left) => steepest(areaOf(frameOf(person(), pose), partOf(person(), [left, 0.9, 0.12, 0.4]))));
    const shut = meanOf([...edges(saying('PP')), ...edges(saying('U'))]);
    expect(shut).toBeLessThan(0.36 * meanOf(edges(null)));
  });

  it('shows its teeth for an S', () => {
    const lips = partOf(person(), [-0.32, 0.85, 0.64, 0.5]);
    const [closed, open] = (['sil', 'SS'] as const).map((viseme) => areaOf(frameOf(person(), saying(viseme)), lips));
    expect(whiter(open, closed)).toBeGreaterThan(0.06);
  });

  it('closes its eyes', () => {
    const area = partOf(person(), [-0.7, -0.25, 1.4, 0.5]);
    const white = (red: number, green: number, blue: number) => red > 95 && green > 0.8 * red && blue > 0.74 * red;
    const open = share(areaOf(frameOf(person(), saying('sil')), area), white);
    const closed = share(areaOf(frameOf(person(), saying('sil', { blink: 1 })), area), white);
    expect(open).toBeGreaterThan(0.006);
    expect(closed).toBeLessThan(open * 0.35);
  });

  it('draws a pose the same after any other pose', () => {
    const pose = saying('I', { yaw: -0.05, breath: 0.4 });
    const first = pixelsOf(frameOf(person(), pose));
    frameOf(person(), saying('O', { yaw: 0.1, roll: 0.03, blink: 1, breath: -1 }));
    frameOf(person(), saying('PP', { shiftX: 0.05 }));
    expect(differenceBetween(pixelsOf(frameOf(person(), pose)), first).largest).toBe(0);
  });

  it('touches nothing outside its moving area, and leaves no hole in it', () => {
    const { movingArea } = person();
    const still = pixelsOf(frameOf(person(), null));
    const moved = pixelsOf(frameOf(person(), saying('aa', { yaw: 0.3, pitch: 0.3, roll: 0.2, shiftX: 1, breath: 1 })));
    let outside = 0;
    let holes = 0;
    for (let at = 0; at < still.data.length; at += 4) {
      const x = (at / 4) % still.width;
      const y = Math.floor(at / 4 / still.width);
      const within =
        x >= movingArea.x &&
        y >= movingArea.y &&
        x < movingArea.x + movingArea.width &&
        y < movingArea.y + movingArea.height;
      if (!within && still.data[at] !== moved.data[at]) outside++;
      if (moved.data[at + 3] !== 255) holes++;
    }
    expect({ outside, holes }).toEqual({ outside: 0, holes: 0 });
  });

  it('has skin where skin should be in every pose', () => {
    const random = seededRandom(41);
    const between = (low: number, high: number) => low + random() * (high - low);
    // Where a head that turns and tilts as far as it can takes the nose and the forehead.
    const aside = [-0.2, -0.1, 0, 0.1, 0.2];
    const places = (left: number, top: number, width: number, height: number): Rect[] =>
      aside.flatMap((x) => aside.map((y) => partOf(person(), [left + x, top + y, width, height])));
    const nose = [partOf(person(), [-0.06, 0.25, 0.12, 0.12]), places(-0.06, 0.25, 0.12, 0.12)] as const;
    const forehead = [partOf(person(), [-0.1, -0.5, 0.2, 0.12]), places(-0.1, -0.5, 0.2, 0.12)] as const;
    const atRest = frameOf(person(), null);
    for (let round = 0; round < 6; round++) {
      const pose = saying(VISEMES[Math.floor(random() * VISEMES.length)], {
        yaw: between(-0.4, 0.4),
        pitch: between(-0.3, 0.3),
        roll: between(-0.3, 0.3),
        shiftX: between(-0.5, 0.5),
        shiftY: between(-0.5, 0.5),
        smile: between(-1, 1),
        brow: between(-1, 1),
        blink: between(-0.5, 1.5),
      });
      const canvas = frameOf(person(), pose);
      for (const [area, near] of [nose, forehead]) {
        const before = meanColor(areaOf(atRest, area));
        const farthest = (place: Rect): number =>
          Math.max(...meanColor(areaOf(canvas, place)).map((value, c) => Math.abs(value - before[c])));
        expect(Math.min(...near.map(farthest))).toBeLessThan(25);
      }
    }
  });
});

describe('a talking photo', () => {
  it.each([
    { name: 'se_m27', wallLeft: 0, wallWidth: 140 },
    { name: 'sa_m42', wallLeft: 630, wallWidth: 90 },
  ] as const)('does not bend straight lines beside $name', async ({ name, wallLeft, wallWidth }) => {
    const { picture, analysis } = await samplePortrait(name);
    const striped = makeCanvas(picture.width, picture.height);
    const ctx = contextOf(striped);
    ctx.drawImage(picture, 0, 0);
    ctx.fillStyle = '#303a48';
    for (let y = 40; y < 540; y += 26) ctx.fillRect(wallLeft, y, wallWidth, 5);
    for (let x = 8; x < wallWidth; x += 26) ctx.fillRect(wallLeft + x, 20, 5, 540);
    const framing = framePhoto(analysis, smallFraming('9:16'), []);
    const performer = preparePhoto(striped, analysis, framing, makeCanvas);
    const { scale, offsetX } = fitPhoto(analysis, framing);
    const wall: Rect = { x: offsetX + wallLeft * scale + 6, y: 30, width: wallWidth * scale - 12, height: 200 };
    const pose = { roll: 0.03, shiftX: 0.08, yaw: 0.12 };
    const still = areaOf(frameOf(performer, null), wall);
    expect(differenceBetween(still, areaOf(frameOf(performer, saying('aa', pose)), wall)).mean).toBeLessThan(0.3);
    const head = partOf(performer, [-0.7, -0.5, 1.4, 1.6]);
    const headBefore = areaOf(frameOf(performer, null), head);
    const headAfter = areaOf(frameOf(performer, saying('sil', pose)), head);
    expect(differenceBetween(headBefore, headAfter).mean).toBeGreaterThan(3);
  });

  it('moves the upper edge of a close-up aside with the head, and never up or down', async () => {
    const { picture, analysis } = await samplePortrait('eu_f28');
    const close = { ...smallFraming('1:1'), unitPx: 150 };
    const performer = preparePhoto(picture, analysis, close, makeCanvas);
    const { frameWidth, frameHeight, headX } = performer.framing;
    const rim = { x: 0, y: 0, width: frameWidth, height: 3 };
    const still = frameOf(performer, null);
    const nods = areaOf(frameOf(performer, saying('aa', { pitch: 0.2, shiftY: 0.4 })), rim);
    expect(frameHeight).toBe(360);
    expect(differenceBetween(areaOf(still, rim), nods).mean).toBeLessThan(1);
    const aside = frameOf(performer, saying('aa', { shiftX: 0.4 }));
    const asidePx = (y: number): number => {
      const part = (canvas: Canvas, px: number) => areaOf(canvas, { x: headX - 60 + px, y, width: 120, height: 3 });
      const unlike = Array.from({ length: 30 }, (_, px) => differenceBetween(part(still, 0), part(aside, px)).mean);
      return unlike.indexOf(Math.min(...unlike));
    };
    expect(asidePx(0)).toBeGreaterThan(3);
    expect(Math.abs(asidePx(0) - asidePx(40))).toBeLessThanOrEqual(1);
  });

  it('draws itself where a moved canvas wants it', () => {
    const performer = present(people.get('sa_m42'));
    const { frameWidth, frameHeight } = performer.framing;
    const plain = frameOf(performer, saying('E'));
    const shifted = makeCanvas(frameWidth, frameHeight);
    const ctx = contextOf(shifted);
    ctx.translate(0, 10);
    performer.drawStill(ctx);
    performer.drawMoving(ctx, saying('E'));
    const head = partOf(performer, [-0.5, 0, 1, 1]);
    const there = areaOf(shifted, { ...head, y: Math.round(head.y) + 10 });
    expect(differenceBetween(areaOf(plain, { ...head, y: Math.round(head.y) }), there).mean).toBeLessThan(0.6);
  });

  it('takes a mouth that was placed by hand as it is', async () => {
    const { picture, analysis } = await samplePortrait('eu_f28');
    const placed = preparePhoto(
      picture,
      { ...analysis, edited: ['mouth'] },
      framePhoto(analysis, smallFraming('9:16'), []),
      makeCanvas,
    );
    const area = mouthPart(placed);
    const measured = areaOf(frameOf(present(people.get('eu_f28')), saying('sil')), area);
    expect(differenceBetween(areaOf(frameOf(placed, saying('sil')), area), measured).mean).toBeGreaterThan(0.2);
  });

  it('keeps its memory flat', async () => {
    const performer = present(people.get('af_f30'));
    const canvas = makeCanvas(performer.framing.frameWidth, performer.framing.frameHeight);
    const ctx = contextOf(canvas);
    const draw = async (count: number) => {
      for (let k = 0; k < count; k++) {
        performer.drawMoving(ctx, saying(VISEMES[k % VISEMES.length], { yaw: 0.05 * Math.sin(k) }));
        await new Promise((resolve) => setImmediate(resolve));
      }
      return process.memoryUsage().arrayBuffers;
    };
    const before = await draw(20);
    const after = await draw(120);
    expect(after - before).toBeLessThan(2_000_000);
  });
});
