import { expect, it } from 'vitest';
import { runTwoAtATime } from './test-run.mjs';

const rest = () => new Promise((resolve) => setImmediate(resolve));

it('runs everything, two at a time', async () => {
  let running = 0;
  let most = 0;
  const work = [1, 2, 3, 4, 5].map((number) => async () => {
    most = Math.max(most, ++running);
    await rest();
    running -= 1;
    return number;
  });
  expect(await runTwoAtATime(work, () => false)).toEqual(expect.arrayContaining([1, 2, 3, 4, 5]));
  expect(most).toBe(2);
});

it('begins nothing more once it is aborted', async () => {
  let isAborted = false;
  const begun: number[] = [];
  const work = [1, 2, 3, 4].map((number) => async () => {
    begun.push(number);
    await rest();
    isAborted = true;
  });
  await runTwoAtATime(work, () => isAborted);
  expect(begun).toEqual([1, 2]);
});
