import { expect, test } from 'vitest';
import { momentAt, recordingPlan } from './recording-plan.ts';

test('a recording goes from listening to the smile with teeth, and asks for the digits last', () => {
  const names = recordingPlan('4711').map(({ name }) => name);
  expect([names[0], names.at(-2), names.at(-1)]).toEqual([
    'Look here and listen',
    'One smile with teeth',
    'Say 4 7 1 1',
  ]);
  expect(recordingPlan(null).at(-1)?.name).toBe('One smile with teeth');
});

test('each moment is counted down to, and the recording ends after the last one', () => {
  const plan = recordingPlan(null);
  expect(momentAt(plan, 0.5)).toEqual({ at: 0, countsFrom: 3 });
  expect(momentAt(plan, 3)).toEqual({ at: 0, countsFrom: 0 });
  expect(momentAt(plan, 18.2)).toEqual({ at: 1, countsFrom: 3 });
  expect(momentAt(plan, 1000)).toBeUndefined();
});
