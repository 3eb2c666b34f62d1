import { type CharacterParams, GARMENT_KINDS, GLASSES_KINDS } from '@herald/media/person/character-params';
import { SHAPE_KNOBS } from '@herald/media/person/shape-knobs';
import { EXPRESSIONS } from '@herald/media/scene/acting-plan';
import { VISEMES } from '@herald/media/visemes';
import { describe, expect, it, vi } from 'vitest';
import { contextOf } from '#base/canvas/context-of.ts';
import { seededRandom } from '#base/math/seeded-random.ts';
import type { Pose } from '#base/performer.ts';
import { characterFromSeed } from '#casting/character-from-seed.ts';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import { NEUTRAL_POSE, posedExpression } from '../acting/expressions.ts';
import { VISEME_MOUTHS } from '../mouth/viseme-mouths.ts';
import { prepareCharacter } from './prepare-character.ts';
import { colorAt, difference, FRAME, FRAMING, PLAIN, part, photograph, portrait, sit } from './testing/sitting.ts';

/** A picture takes seconds to draw on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

const plain = sit();
const plainPicture = photograph(plain);
const changed = (change: Partial<CharacterParams>) => difference(plainPicture, portrait(change)).mean;

describe('every parameter changes the picture', () => {
  const shaved: Partial<CharacterParams> = { gender: 'male', hair: { ...PLAIN.hair, style: 'buzz' } };
  const shavedPicture = portrait(shaved);

  it.each(SHAPE_KNOBS)('the knob %s', (knob) => {
    expect(difference(shavedPicture, portrait({ ...shaved, shape: { [knob]: 0.9 } })).largest).toBeGreaterThan(5);
  });

  const changes: Record<string, Partial<CharacterParams>> = {
    seed: { seed: 5 },
    gender: { gender: 'male' },
    age: { ageYears: 66 },
    ethnicity: { ethnicity: 'african' },
    'skin tone': { skinTone: 7 },
    'eye colour': { eyeColor: '#7fb0d0' },
    freckles: { freckles: 1 },
    bindi: { bindi: true },
    'hair style': { hair: { ...PLAIN.hair, style: 'bob' } },
    'hair colour': { hair: { ...PLAIN.hair, color: '#dcc08a' } },
    'garment colour': { garment: { ...PLAIN.garment, color: '#c94a3b' } },
    earrings: { earrings: 'hoop' },
    necklace: { necklace: 'pearls' },
    'lip colour': { makeup: { ...PLAIN.makeup, lips: '#b8323f', lipStrength: 0.8 } },
    liner: { makeup: { ...PLAIN.makeup, liner: 1 } },
    'eye shadow': { makeup: { ...PLAIN.makeup, shadow: '#5b3a6e' } },
    blush: { makeup: { ...PLAIN.makeup, blush: 1 } },
    'natural light': { lighting: 'natural' },
    'artistic light': { lighting: 'artistic' },
    zoom: { zoom: 'closeup' },
    pose: { pose: 'turned' },
  };
  it.each(Object.keys(changes))('%s', (name) => {
    expect(changed(changes[name])).toBeGreaterThan(0.004);
  });

  // Compares every portrait with every other.
  it('every garment and every pair of glasses is another one', { timeout: 120_000 }, () => {
    const looks = [
      ...GARMENT_KINDS.map((kind) => portrait({ garment: { ...PLAIN.garment, kind } })),
      ...GLASSES_KINDS.map((kind) => portrait({ glasses: { kind, color: '#1a1614' } })),
    ];
    for (const [i, a] of looks.entries()) {
      for (const b of looks.slice(i + 1)) expect(difference(a, b).mean).toBeGreaterThan(0.02);
    }
  });
});

describe('a drawing depends on parameters and pose alone', () => {
  it('gives the same bytes for the same seed', () => {
    expect(photograph(sit(), { yaw: 0.1 })).toEqual(photograph(sit(), { yaw: 0.1 }));
  });

  it('does not remember earlier poses', () => {
    const pose: Partial<Pose> = { yaw: -0.12, mouth: VISEME_MOUTHS.O, smile: 0.3 };
    const fresh = photograph(sit(), pose);
    const used = sit();
    for (const viseme of VISEMES) photograph(used, { mouth: VISEME_MOUTHS[viseme], yaw: 0.2, roll: 0.1, smile: 0.9 });
    expect(photograph(used, pose)).toEqual(fresh);
  });

  it('leaves the context as it was', () => {
    const ctx = contextOf(makeCanvas(FRAME.width, FRAME.height));
    ctx.globalAlpha = 0.5;
    plain.drawMoving(ctx, NEUTRAL_POSE);
    expect(ctx.globalAlpha).toBe(0.5);
  });
});

describe('extremes do not break it', () => {
  const random = seededRandom(99);
  const wild = (): number => random() * 4 - 2;
  const wildPose = (): Partial<Pose> => ({
    mouth: { open: random(), wide: wild() / 2, round: random(), press: random(), teeth: random(), tongue: random() },
    smile: wild(),
    blink: random(),
    brow: wild(),
    gazeX: wild(),
    gazeY: wild(),
    yaw: wild(),
    pitch: wild(),
    roll: wild(),
    shiftX: wild(),
    shiftY: wild(),
    breath: wild(),
    sway: wild(),
    squint: random(),
    frown: random(),
  });
  const people = Array.from({ length: 14 }, (_, i) => {
    const person = characterFromSeed(700 + i, { ageYears: [0, 6, 17, 34, 55, 80][i % 6] });
    return { ...person, shape: Object.fromEntries(SHAPE_KNOBS.map((knob) => [knob, Math.sign(wild())])) };
  });

  it.each(people)('person $seed keeps skin where skin should be', (params) => {
    const person = prepareCharacter(params, FRAMING, makeCanvas);
    for (const pose of [{}, wildPose()]) {
      const pixels = photograph(person, pose);
      const [red, green, blue, alpha] = colorAt(pixels, 0.02, 0.28);
      expect(alpha).toBe(255);
      expect(red).toBeGreaterThan(blue);
      expect(red + green + blue).toBeGreaterThan(60);
    }
  });

  it('never draws outside the moving area', () => {
    for (const params of people.slice(0, 5)) {
      const person = prepareCharacter(params, FRAMING, makeCanvas);
      const { x, y, width, height } = person.movingArea;
      const ctx = contextOf(makeCanvas(FRAME.width, FRAME.height));
      person.drawMoving(ctx, { ...NEUTRAL_POSE, ...wildPose() });
      ctx.clearRect(x, y, width, height);
      expect(ctx.getImageData(0, 0, FRAME.width, FRAME.height).data.every((value) => value === 0)).toBe(true);
    }
  });

  it('reaches no edge of its area in the liveliest pose, so that nothing is cut', () => {
    const person = sit({ hair: { ...PLAIN.hair, style: 'quiff' } });
    const { y, x, width } = person.movingArea;
    const ctx = contextOf(makeCanvas(FRAME.width, FRAME.height));
    person.drawMoving(ctx, { ...NEUTRAL_POSE, yaw: 0.24, roll: 0.12, shiftX: 0.15, shiftY: -0.12, pitch: -0.2 });
    const topRow = ctx.getImageData(x, y, width, 1).data;
    expect(topRow.every((value) => value === 0)).toBe(true);
  });
});

describe('the mouth', () => {
  const MOUTH = [-0.5, 0.5, 0.5, 1.25] as const;
  const mouthOf = (viseme: (typeof VISEMES)[number]) =>
    part(photograph(plain, { mouth: VISEME_MOUTHS[viseme] }), MOUTH);

  it('shows fifteen different visemes', () => {
    const mouths = VISEMES.map(mouthOf);
    for (const [i, a] of mouths.entries()) {
      for (const [j, b] of mouths.entries()) {
        if (j > i) expect(difference(a, b).mean, `${VISEMES[i]} against ${VISEMES[j]}`).toBeGreaterThan(0.35);
      }
    }
  });

  it.each(['sil', 'PP'] as const)('is closed in %s: neither teeth nor throat', (viseme) => {
    const pixels = part(photograph(plain, { mouth: VISEME_MOUTHS[viseme] }), [-0.3, 0.64, 0.3, 1]);
    for (let i = 0; i < pixels.length; i += 4) {
      const red = pixels[i];
      const green = pixels[i + 1];
      const blue = pixels[i + 2];
      expect(red > 215 && green > 205 && blue > 195, 'teeth').toBe(false);
      expect(red < 56 && green < 16, 'throat').toBe(false);
    }
  });

  it('stays closed on p, b and m even with a broad smile', () => {
    const pressed = part(photograph(plain, { mouth: VISEME_MOUTHS.PP, smile: 0.9 }), MOUTH);
    const teeth = Array.from({ length: pressed.length / 4 }, (_, i) => Math.min(...pressed.subarray(i * 4, i * 4 + 3)));
    expect(Math.max(...teeth)).toBeLessThan(205);
  });

  it('drops the jaw when it opens', () => {
    const chin = (open: number) => {
      const pixels = photograph(sit({ garment: { ...PLAIN.garment, kind: 'scoop' } }), {
        mouth: { ...NEUTRAL_POSE.mouth, open },
      });
      return part(pixels, [-0.15, 1.2, 0.15, 1.5]);
    };
    expect(difference(chin(0), chin(1)).mean).toBeGreaterThan(2);
  });
});

describe('the face', () => {
  it('shows ten different expressions', () => {
    const faces = EXPRESSIONS.map((name) => photograph(plain, posedExpression(name)));
    for (const [i, a] of faces.entries()) {
      for (const b of faces.slice(i + 1)) expect(difference(a, b).mean).toBeGreaterThan(0.1);
    }
  });

  it('covers the eyes with skin in a blink', () => {
    const eye = [0.3, -0.06, 0.48, 0.03] as const;
    const brightest = (blink: number) => Math.max(...part(photograph(plain, { blink }), eye));
    expect(brightest(0)).toBeGreaterThan(brightest(1) - 1);
    expect(difference(part(photograph(plain, { blink: 1 }), eye), part(plainPicture, eye)).mean).toBeGreaterThan(15);
  });

  it('lifts the cheeks in a smile', () => {
    const cheek = [0.3, 0.12, 0.7, 0.5] as const;
    const calm = part(photograph(plain, { smile: 0 }), cheek);
    expect(difference(part(photograph(plain, { smile: 1 }), cheek), calm).mean).toBeGreaterThan(1.5);
  });

  it('is lit again when it turns', () => {
    const temple = (yaw: number) => colorAt(photograph(plain, { yaw }), 0.3, -0.4)[0];
    expect(temple(0.24)).toBeGreaterThan(temple(-0.24) + 5);
  });
});

describe('the body', () => {
  it('breathes', () => {
    const shoulders = (breath: number) => part(photograph(plain, { breath }), [-2, 1.6, 2, 2.6]);
    expect(difference(shoulders(-1), shoulders(1)).mean).toBeGreaterThan(0.5);
  });

  it('breathes down to its resting hands, and less the lower it is', () => {
    const unitPx = 32;
    const headY = 60;
    const person = prepareCharacter(PLAIN, { ...FRAMING, unitPx, headY }, makeCanvas);
    const [out, into] = [-1, 1].map((breath) => photograph(person, { breath }));
    const rowPx = (y: number) => Math.round(headY + y * unitPx);
    const rowBytes = 4 * FRAME.width;
    /** How far the picture goes up between two heights: what best explains its change by how it changes from row to row. */
    const risenPx = (top: number, bottom: number) => {
      let [explained, steepness] = [0, 0];
      for (let i = rowPx(top) * rowBytes; i < rowPx(bottom) * rowBytes; i++) {
        const steep = out[i + rowBytes] - out[i - rowBytes] + into[i + rowBytes] - into[i - rowBytes];
        explained += steep * (into[i] - out[i]);
        steepness += steep * steep;
      }
      return (4 * explained) / steepness;
    };
    const still = [rowPx(5.7) * rowBytes, rowPx(6.2) * rowBytes] as const;
    expect(risenPx(3, 4)).toBeGreaterThan(risenPx(4, 5));
    expect(risenPx(4, 5)).toBeGreaterThan(risenPx(5, 5.6));
    expect(risenPx(5, 5.6)).toBeGreaterThan(0);
    expect(out.subarray(...still)).toEqual(into.subarray(...still));
  });

  it('shows the product it was handed, rising on cue', () => {
    const product = makeCanvas(40, 50);
    const ctx = contextOf(product);
    ctx.fillStyle = '#00ff00';
    ctx.fillRect(0, 0, 40, 50);
    const person = sit({ pose: 'product-card' }, { product });
    const green = (raised: number) => {
      const pixels = photograph(person, {
        gestures: [{ name: 'hold', hand: 'left', sinceSec: 0, holdSec: 0, raised }],
      });
      let count = 0;
      for (let i = 0; i < pixels.length; i += 4) if (pixels[i + 1] > 180 && pixels[i] < 120) count++;
      return count;
    };
    expect(green(0)).toBe(0);
    expect(green(0.8)).toBeGreaterThan(50);
    expect(green(1)).toBeGreaterThan(green(0.8));
  });

  it('holds the product the same, whatever it did before', () => {
    const product = makeCanvas(40, 50);
    const holding = (raised: number) => ({ name: 'hold', hand: 'left', sinceSec: 0, holdSec: 0, raised }) as const;
    const palm = { name: 'open-palm', hand: 'right', sinceSec: 0.2, holdSec: 1 } as const;
    const fresh = () => sit({ pose: 'product-card' }, { product });
    const used = fresh();
    photograph(used, { gestures: [holding(0.4)] });
    photograph(used, { gestures: [palm, holding(1)] });
    for (const gestures of [[holding(1)], [palm, holding(1)], [holding(0.8)], []])
      expect(photograph(used, { gestures })).toEqual(photograph(fresh(), { gestures }));
  });
});
