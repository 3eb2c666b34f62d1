import { expect, test } from 'vitest';
import { afterMoment, FIRST_MOMENT, type Filming, goToMoment, momentNow, recordingPlan } from './recording-plan.ts';

test('a recording goes from listening to the smile with teeth, and asks for the digits last, in one line', () => {
  const names = recordingPlan('4711').map(({ name }) => name);
  expect([names[0], names.at(-2), names.at(-1)]).toEqual([
    'Look here and listen',
    'One smile with teeth',
    'Say 4\u00a07\u00a01\u00a01',
  ]);
  expect(recordingPlan(null).at(-1)?.name).toBe('One smile with teeth');
});

test('each moment is counted down to and filmed as long as it asks for', () => {
  const nod = { name: 'Nod twice', say: '', sec: 5, mayOpen: false };
  const filming: Filming = { at: 1, beganSec: 18, done: [0] };
  const at = (sec: number) => momentNow(nod, filming, sec);
  expect([at(18.5), at(20.9), at(23.5), at(26)]).toEqual([
    { countsFrom: 3, share: 0 },
    { countsFrom: 1, share: 0 },
    { countsFrom: 0, share: 0.5 },
    { countsFrom: 0, share: 1 },
  ]);
});

test('a moment that is filmed again is followed by what is still missing, and the recording ends when nothing is', () => {
  const second = afterMoment(3, FIRST_MOMENT, 18);
  expect(second).toEqual({ at: 1, beganSec: 18, done: [0] });
  const again = goToMoment({ at: 2, beganSec: 26, done: [0, 1] }, 0, 29);
  expect(again).toEqual({ at: 0, beganSec: 29, done: [1] });
  expect(afterMoment(3, again, 47)).toEqual({ at: 2, beganSec: 47, done: [1, 0] });
  expect(afterMoment(3, { at: 2, beganSec: 47, done: [1, 0] }, 55)).toBeUndefined();
});
