import { readCharacterParams } from '@herald/media/person/read-character-params';
import { ETHNICITIES } from '@herald/media/person/shape-knobs';
import { describe, expect, it, vi } from 'vitest';
import { contextOf } from '#base/canvas/context-of.ts';
import { compareToGolden } from '../../../testing/golden-picture.ts';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import { restPose } from '../acting/rest-pose.ts';
import { prepareCharacter } from '../character/prepare-character.ts';
import { CHARACTER_PRESETS } from './character-presets.ts';

/** A picture takes seconds to draw on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

const FRAMING = { frameWidth: 180, frameHeight: 320, headX: 90, headY: 118, unitPx: 40 };
const MOST_DIFFERENCE = 1.2;

const COVERINGS = ['hijab', 'shayla', 'turban', 'headwrap'];
const AGE_BANDS = [
  [16, 19],
  [20, 29],
  [30, 39],
  [40, 49],
  [50, 80],
] as const;

const of = (gender: 'female' | 'male') => CHARACTER_PRESETS.filter(({ params }) => params.gender === gender);
const count = (matches: (preset: (typeof CHARACTER_PRESETS)[number]) => boolean) =>
  CHARACTER_PRESETS.filter(matches).length;

function pictureOf(params: (typeof CHARACTER_PRESETS)[number]['params']) {
  const person = prepareCharacter(params, FRAMING, makeCanvas);
  const canvas = makeCanvas(FRAMING.frameWidth, FRAMING.frameHeight);
  const ctx = contextOf(canvas);
  ctx.fillStyle = '#aab2bb';
  ctx.fillRect(0, 0, FRAMING.frameWidth, FRAMING.frameHeight);
  person.drawStill(ctx);
  person.drawMoving(ctx, restPose(params));
  return canvas;
}

describe('the library of characters', () => {
  it('has at least twelve women and twelve men', () => {
    expect(of('female').length).toBeGreaterThanOrEqual(12);
    expect(of('male').length).toBeGreaterThanOrEqual(12);
  });

  it('gives each an id of its own, a name and a description', () => {
    expect(new Set(CHARACTER_PRESETS.map(({ id }) => id)).size).toBe(CHARACTER_PRESETS.length);
    expect(new Set(CHARACTER_PRESETS.map(({ name }) => name)).size).toBe(CHARACTER_PRESETS.length);
    for (const { id, description } of CHARACTER_PRESETS) {
      expect(id).toMatch(/^[a-z]+$/);
      expect(description.length).toBeGreaterThan(30);
    }
  });

  it.each(ETHNICITIES)('has people of origin %s', (ethnicity) => {
    expect(count(({ params }) => params.ethnicity === ethnicity)).toBeGreaterThanOrEqual(2);
  });

  it.each(AGE_BANDS)('has people from %i to %i years', (from, to) => {
    expect(count(({ params }) => params.ageYears >= from && params.ageYears <= to)).toBeGreaterThanOrEqual(2);
  });

  it('has glasses, beards, head coverings and grey hair', () => {
    expect(count(({ params }) => params.glasses !== null)).toBeGreaterThanOrEqual(4);
    expect(count(({ params }) => params.beard.style !== 'none')).toBeGreaterThanOrEqual(5);
    expect(count(({ params }) => COVERINGS.includes(params.hair.style))).toBeGreaterThanOrEqual(3);
    expect(count(({ params }) => params.hair.greyShare > 0 || params.ageYears > 55)).toBeGreaterThanOrEqual(4);
  });

  it('repeats no hair style more than three times and shows many garments', () => {
    const styles = CHARACTER_PRESETS.map(({ params }) => params.hair.style);
    for (const style of styles) expect(styles.filter((other) => other === style).length).toBeLessThanOrEqual(3);
    expect(new Set(CHARACTER_PRESETS.map(({ params }) => params.garment.kind)).size).toBeGreaterThanOrEqual(12);
  });

  it('survives being written as JSON and read again', () => {
    for (const { params } of CHARACTER_PRESETS) {
      expect(readCharacterParams(JSON.parse(JSON.stringify(params)))).toEqual(params);
    }
  });
});

describe('kept pictures', () => {
  it.each(CHARACTER_PRESETS)('$id looks as it was approved', async ({ id, params }) => {
    const { difference, advice } = await compareToGolden(`character-${id}`, pictureOf(params));
    expect(difference, advice).toBeLessThan(MOST_DIFFERENCE);
  });
});
