import type { FaceOptions } from '@herald/contract/draft';
import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { localImage } from './local-image.ts';

const image = localImage();
const WISH = {
  description: 'a red-haired woman in a green blazer with round glasses in front of a plain blue background',
  gender: 'female',
  appearance: 'caucasian',
  ageRange: 'adult',
  clothing: '',
  seed: 7,
};
const FACE: FaceOptions = {
  gender: 'female',
  ethnicity: 'european',
  age: 25,
  resolution: 512,
  image_format: 'jpeg',
  lighting: 'studio',
  stampless: true,
  mood: 'joyous',
  zoom_level: 'standard',
  skintone: null,
  hair_length: null,
  facial_hair: null,
  seed: 3,
};

function colorAt(picture: Image, x: number, y: number): number[] {
  const ctx = createCanvas(picture.width, picture.height).getContext('2d');
  ctx.drawImage(picture, 0, 0);
  return [...ctx.getImageData(Math.round(x * picture.width), Math.round(y * picture.height), 1, 1).data];
}

const sameBytes = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;

describe('an avatar from a description', () => {
  it('is a portrait picture with its parameters and the place it speaks of', async () => {
    const { picture, params, sceneHints } = await image.avatar(WISH);
    expect([picture.format, picture.widthPx, picture.heightPx]).toEqual(['jpeg', 720, 900]);
    expect(params).toMatchObject({ glasses: { kind: 'round' }, garment: { kind: 'blazer-tee' } });
    expect(sceneHints).toEqual({ setting: 'minimal', style: 'clean', color: '#2f62a8' });
    const drawn = await loadImage(Buffer.from(picture.bytes));
    expect([drawn.width, drawn.height]).toEqual([720, 900]);
    const [red = 0, , blue = 0] = colorAt(drawn, 0.05, 0.1);
    expect(blue).toBeGreaterThan(red + 60);
    const [, green = 0, skyBlue = 0] = colorAt(drawn, 0.4, 0.95);
    expect(green).toBeGreaterThan(skyBlue);
  });

  it('leaves the caller free to answer others meanwhile, and is the same picture for the same seed', async () => {
    const turns = { count: 0 };
    const beat = setInterval(() => turns.count++, 5);
    const first = await image.avatar({ ...WISH, seed: 8 });
    clearInterval(beat);
    expect(turns.count).toBeGreaterThan(10);
    const again = await image.avatar({ ...WISH, seed: 8 });
    expect(sameBytes(first.picture.bytes, again.picture.bytes)).toBe(true);
  });

  it('is given up when nobody waits any more', async () => {
    await expect(image.avatar({ ...WISH, signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone');
    const stop = new AbortController();
    const drawing = image.avatar({ ...WISH, signal: stop.signal });
    stop.abort(new Error('enough'));
    await expect(drawing).rejects.toThrow('enough');
  });
});

describe('a face of the studio', () => {
  it('is square, in the resolution and the format asked for', async () => {
    const large = await image.face({ ...FACE, resolution: 1024, image_format: 'png' });
    expect([large.picture.format, large.picture.widthPx, large.picture.heightPx]).toEqual(['png', 1024, 1024]);
    const small = await image.face(FACE);
    expect([small.picture.format, small.picture.widthPx]).toEqual(['jpeg', 512]);
  });

  it.each<[string, Partial<FaceOptions>]>([
    ['gender', { gender: 'male' }],
    ['ethnicity', { ethnicity: 'african' }],
    ['age', { age: 70 }],
    ['lighting', { lighting: 'artistic' }],
    ['stampless', { stampless: false }],
    ['mood', { mood: 'composed' }],
    ['zoom_level', { zoom_level: 'closeup' }],
    ['skintone', { skintone: 9 }],
    ['hair_length', { hair_length: 1 }],
    ['facial_hair', { gender: 'male', facial_hair: 9 }],
    ['seed', { seed: 4 }],
  ])('shows its %s', async (_, change) => {
    const usual = change.facial_hair ? { ...FACE, gender: 'male', facial_hair: 0 } : FACE;
    const [before, after] = [await image.face(usual), await image.face({ ...usual, ...change })];
    expect(sameBytes(before.picture.bytes, after.picture.bytes)).toBe(false);
  });

  it('is the same person for the same seed', async () => {
    const [first, again] = [await image.face(FACE), await image.face(FACE)];
    expect(again.params).toEqual(first.params);
    expect(sameBytes(first.picture.bytes, again.picture.bytes)).toBe(true);
  });
});
