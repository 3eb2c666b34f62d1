import { createHash } from 'node:crypto';
import type { FrameRange } from '@herald/media/film-pieces';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceOf } from '../testing/spoken-face.ts';
import { DrawHand } from './draw-hand.ts';

const FACE = { format: { width: 72, height: 128, fps: 30 }, frames: 40, openness: [] };

let hand: DrawHand;
beforeEach(() => {
  hand = new DrawHand();
});
afterEach(() => hand.close());

async function taken(range: FrameRange): Promise<string[]> {
  const digests: string[] = [];
  for await (const picture of hand.pictures(range)) digests.push(createHash('sha256').update(picture).digest('hex'));
  return digests;
}

test('ranges asked for together come one after the other, each picture its own', async () => {
  const [first, second] = [
    { from: 0, to: 25 },
    { from: 25, to: 40 },
  ];
  hand.open(sourceOf(FACE));
  hand.draw(first);
  hand.draw(second);
  const together = [...(await taken(first)), ...(await taken(second))];
  expect(new Set(together).size).toBe(40);
  hand.draw({ from: 0, to: 40 });
  expect(await taken({ from: 0, to: 40 })).toEqual(together);
});

test('what is wrong with a source is told by the next answer, also after a rehearsal of it', async () => {
  const nowhere = { module: 'file:///nowhere.ts', spec: {} };
  hand.rehearse(nowhere);
  hand.open(nowhere);
  await expect(hand.describe()).rejects.toMatchObject({ code: 'drawing', message: expect.stringContaining('nowhere') });
});
