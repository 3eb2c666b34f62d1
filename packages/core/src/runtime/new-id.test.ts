import { expect, it } from 'vitest';
import { ManualClock } from '../testing/manual-clock.ts';
import { newId } from './new-id.ts';
import { systemRandom } from './random.ts';

it('ids are UUIDs of version 7 that sort by the time they were made, also within a millisecond', () => {
  const clock = new ManualClock();
  const ids: string[] = [];
  for (let second = 0; second < 3; second++) {
    for (let count = 0; count < 200; count++) ids.push(newId({ clock, random: systemRandom }));
    clock.advance({ seconds: 1 });
  }
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(600);
  expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(
    true,
  );
});
