import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pictureShown } from './picture-shown.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const aPicture = (complete: boolean) => Object.assign(new EventTarget(), { complete }) as unknown as HTMLImageElement;

async function isOver(shown: Promise<void>): Promise<boolean> {
  let over = false;
  void shown.then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return over;
}

test('there is nothing to wait for without a picture, or with one that is there', async () => {
  expect(await isOver(pictureShown(null))).toBe(true);
  expect(await isOver(pictureShown(aPicture(true)))).toBe(true);
});

test.each(['load', 'error'])('the script waits for the picture until its %s', async (end) => {
  const picture = aPicture(false);
  const shown = pictureShown(picture);
  expect(await isOver(shown)).toBe(false);
  picture.dispatchEvent(new Event(end));
  expect(await isOver(shown)).toBe(true);
});

test('but not for ever', async () => {
  const shown = pictureShown(aPicture(false));
  await vi.advanceTimersByTimeAsync(1999);
  expect(await isOver(shown)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver(shown)).toBe(true);
});
