import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { aSharedVideo } from './support/watch.ts';

const browser = useBrowser();

/** Where each control is, in words: outside of the player it is cut off. */
function placesOfControls(player: Locator): Promise<string[]> {
  return player.evaluate((root) => {
    const { left, right } = root.getBoundingClientRect();
    const controls = [...root.querySelectorAll('button, a, input')].filter((control) => control.checkVisibility());
    return controls.map((control) => {
      const name = control.getAttribute('aria-label') ?? control.textContent;
      const box = control.getBoundingClientRect();
      const isInside = control.tagName === 'INPUT' || (box.left >= left && box.right <= right + 0.5);
      const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return `${name} is ${isInside ? '' : 'not '}inside and ${control.contains(middle) ? 'on top' : 'covered'}`;
    });
  });
}

const isInsideAndOnTop = (place: string) => place.endsWith(' is inside and on top');

test.each([
  ['a phone on its side', { width: 844, height: 390 }],
  ['a window at 200 %', { width: 720, height: 450 }],
  ['a low wide window', { width: 1280, height: 420 }],
])('every control of the player can be reached on %s', async (_, viewport) => {
  const { slug } = await aSharedVideo();
  const page = await browser.newPage({ viewport });
  await page.goto(`/watch/${slug}`);
  await page.getByRole('button', { name: 'Fullscreen' }).waitFor();
  const places = await placesOfControls(page.locator('div:has(> video)'));
  expect(places.filter((place) => !isInsideAndOnTop(place))).toEqual([]);
  expect(places.length).toBe(6);
});

test.each([
  [360, 640],
  [300, 170],
  [220, 390],
  [180, 140],
])('every control of a player in a frame of %s × %s px can be reached', async (width, height) => {
  const { slug } = await aSharedVideo({}, { link_url: 'https://example.com/' });
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(`/embed/${slug}`);
  await page.getByRole('button', { name: 'Fullscreen' }).waitFor();
  const places = await placesOfControls(page.locator('main'));
  expect(places.filter((place) => !isInsideAndOnTop(place))).toEqual([]);
});
