import { expect, it } from 'vitest';
import { pauseMs, until } from '../support/until.ts';

it.each([
  { everyMs: 100, passedSec: 0, pause: 100 },
  { everyMs: 100, passedSec: 10, pause: 100 },
  { everyMs: 100, passedSec: 30, pause: 300 },
  { everyMs: 100, passedSec: 600, pause: 500 },
  { everyMs: 1_000, passedSec: 600, pause: 1_000 },
])('who looks every $everyMs ms waits $pause ms more after $passedSec s', ({ everyMs, passedSec, pause }) => {
  expect(pauseMs(everyMs, passedSec)).toBe(pause);
});

it('a wait ends with the first look at which something holds', async () => {
  let looks = 0;
  await until(() => ++looks === 3, { everyMs: 1 });
  expect(looks).toBe(3);
});

it('a wait in vain says what never happened, and why the last look failed', async () => {
  const look = () => Promise.reject(new Error('no door'));
  await expect(until(look, { what: 'The visit', withinSec: 0.01, everyMs: 1 })).rejects.toThrow(
    /^The visit never happened within 0\.01 s\. Last error: Error: no door$/,
  );
});
