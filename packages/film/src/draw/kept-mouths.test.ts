import { expect, test } from 'vitest';
import { MouthModel } from '../sync/mouth-model.ts';
import { PATCH_SIZE } from '../sync/mouth-patch.ts';
import type { Drawing } from './drawing.ts';
import { KeptMouths } from './kept-mouths.ts';
import { KnownMouths, planMouth } from './known-mouths.ts';

/** A mouth that gets darker the wider it is open, and a count of how often it was drawn. */
function speaker(look: string | undefined, turnBy: number) {
  let drawn = 0;
  const pixels = new Uint8ClampedArray(32 * 32 * 4);
  const drawing: Drawing = {
    format: { width: 64, height: 64, fps: 30 },
    frames: 90,
    draw: () => ({ pixels: { bytes: new Uint8ClampedArray(64 * 64 * 4), width: 64, height: 64 } }),
    shows: () => '',
    mouth: {
      area: () => ({ x: 16, y: 16, width: 32, height: 32 }),
      openness: (frame) => (frame % 10) / 10,
      posture: (frame) => [frame * turnBy],
      ...(look !== undefined && { look: () => look }),
      samples: [0, 0.5, 1],
      drawSample: (_, sample) => {
        drawn += 1;
        return pixels.fill(200 - 80 * sample);
      },
    },
  };
  return { drawing, drawn: () => drawn };
}

async function drawWith(kept: KeptMouths, look: string | undefined, turnBy = 0.001) {
  const { drawing, drawn } = speaker(look, turnBy);
  const plan = planMouth(drawing);
  return { samples: plan ? await new KnownMouths(drawing, plan, kept).all() : [], drawn: drawn() };
}

test('the mouths of a person filmed before are not drawn again, and say the same', async () => {
  const kept = new KeptMouths();
  const first = await drawWith(kept, 'emma');
  const second = await drawWith(kept, 'emma');
  expect(first.drawn).toBeGreaterThan(0);
  expect(second.drawn).toBe(0);
  expect(second.samples.length).toBe(first.samples.length);
  const patch = new Float32Array(PATCH_SIZE).fill(100);
  expect(new MouthModel(second.samples).openness(patch)).toBeCloseTo(new MouthModel(first.samples).openness(patch), 1);
});

test('another look, or one that is not known, is drawn of its own', async () => {
  const kept = new KeptMouths();
  const { drawn } = await drawWith(kept, 'emma');
  expect((await drawWith(kept, 'a photo')).drawn).toBe(drawn);
  expect((await drawWith(kept, undefined)).drawn).toBe((await drawWith(kept, undefined)).drawn);
  expect((await drawWith(kept, undefined)).drawn).toBeGreaterThan(0);
});

test('postures that no film before had are drawn', async () => {
  const kept = new KeptMouths();
  await drawWith(kept, 'emma', 0.001);
  expect((await drawWith(kept, 'emma', 0.1)).drawn).toBeGreaterThan(0);
});

test('only the people of the last few films are kept', async () => {
  const kept = new KeptMouths();
  for (const look of ['emma', 'priya', 'omar', 'tariq', 'mei']) await drawWith(kept, look);
  expect((await drawWith(kept, 'mei')).drawn).toBe(0);
  expect((await drawWith(kept, 'emma')).drawn).toBeGreaterThan(0);
});

test('a head that hardly moves is drawn with as many mouths as one that nobody keeps', async () => {
  const kept = new KeptMouths();
  const alone = await drawWith(new KeptMouths(), undefined, 0);
  expect((await drawWith(kept, 'emma', 0)).drawn).toBe(alone.drawn);
  expect((await drawWith(kept, 'emma', 0)).samples.length).toBe(alone.samples.length);
});

test('mouths whose picture is at hand are drawn right after it, and are the same in the end', async () => {
  const { drawing, drawn } = speaker(undefined, 0.1);
  const plan = planMouth(drawing);
  if (!plan || !drawing.mouth) throw new Error('This speaker has a mouth.');
  const late = await new KnownMouths(drawing, plan).all();
  const drawnLate = drawn();
  const known = new KnownMouths({ ...drawing, mouth: { ...drawing.mouth, isAtHand: true } }, plan);
  for (let frame = 0; frame < drawing.frames; frame++) await known.afterFrame(frame);
  expect(drawn()).toBe(2 * drawnLate);
  const byOpenness = (samples: typeof late) => samples.toSorted((a, b) => a.openness - b.openness);
  expect(byOpenness(await known.all())).toEqual(byOpenness(late));
  expect(drawn()).toBe(2 * drawnLate);
});

test('mouths that are not at hand wait until all pictures are drawn', async () => {
  const { drawing, drawn } = speaker(undefined, 0.1);
  const plan = planMouth(drawing);
  const known = plan && new KnownMouths(drawing, plan);
  for (let frame = 0; frame < drawing.frames; frame++) await known?.afterFrame(frame);
  expect(drawn()).toBe(0);
  expect(await known?.all()).not.toEqual([]);
});
