import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { expectAccessibleInLooks } from './support/accessibility.ts';
import { sizes, useBrowser } from './support/browser.ts';
import { aSharedVideo, playerOf, title, visit } from './support/watch.ts';

const browser = useBrowser({ isFirstVisit: true });
const maxScriptBytes = 110_000;

test('the page loads at most 110 kB of compressed scripts before play, without requests to others, cookies or console errors', async () => {
  const { slug } = await aSharedVideo();
  const complaints: string[] = [];
  const strangers: string[] = [];
  const scriptSizes: Promise<number>[] = [];
  const page = await visit(browser, slug, {
    prepare: async (fresh) => {
      fresh.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      fresh.on('pageerror', (error) => complaints.push(error.message));
      fresh.on('requestfinished', (request) => {
        if (!request.url().startsWith(inject('productUrl'))) strangers.push(request.url());
        if (request.resourceType() !== 'script') return;
        scriptSizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
      });
    },
  });
  await page.getByText(/^0:00 \/ 0:0\d$/).waitFor();
  await page.getByRole('heading', { name: 'Transcript' }).waitFor();
  const scriptBytes = (await Promise.all(scriptSizes)).reduce((sum, size) => sum + size, 0);
  expect(scriptBytes).toBeGreaterThan(40_000);
  expect(scriptBytes).toBeLessThanOrEqual(maxScriptBytes);
  expect(strangers).toEqual([]);
  expect(complaints).toEqual([]);
  await expect.poll(() => page.context().cookies()).toEqual([]);
});

test('nothing shifts while the page loads', async () => {
  const { slug } = await aSharedVideo();
  const page = await visit(browser, slug, { browserOptions: { viewport: sizes.phone } });
  await page.getByRole('heading', { name: 'Transcript' }).waitFor();
  const shift = await page.evaluate(async () => {
    const entries: PerformanceEntry[] = [];
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return entries.reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0);
  });
  expect(shift).toBeLessThan(0.02);
});

describe("the server's own picture, before any script runs", () => {
  const boxesOf = (page: Page, frame: string) =>
    Promise.all(
      [
        page.locator('header .display'),
        page.locator('h1'),
        page.locator(frame),
        page.getByText('AI-generated').first(),
      ].map((part) => part.boundingBox()),
    );

  test.each(Object.entries(sizes))('has the same place as the player on a %s', async (_, viewport) => {
    const { slug } = await aSharedVideo();
    const still = await visit(browser, slug, { browserOptions: { viewport, javaScriptEnabled: false } });
    const live = await visit(browser, slug, { browserOptions: { viewport } });
    await live.getByRole('heading', { name: 'Transcript' }).waitFor();
    await Promise.all([still, live].map((page) => page.evaluate(() => document.fonts.ready.then(() => undefined))));
    const [before, after] = [await boxesOf(still, '#root img'), await boxesOf(live, 'video')];
    before.forEach((box, index) => {
      const there = after[index];
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs((box?.[side] ?? 0) - (there?.[side] ?? Number.NaN))).toBeLessThan(1);
    });
  });

  test('links to the film if scripts never run', async () => {
    const { slug } = await aSharedVideo();
    const page = await visit(browser, slug, { browserOptions: { javaScriptEnabled: false } });
    const link = page.getByRole('link', { name: `Watch ${title}` });
    await expect.poll(() => link.getAttribute('href')).toBe(`/watch/${slug}/video.mp4`);
  });

  test('plays the film if its button is pressed before the player has loaded', async () => {
    const { slug } = await aSharedVideo();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const page = await visit(browser, slug, {
      prepare: (fresh) =>
        fresh.route('**/assets/react-*.js', async (route) => {
          await held;
          await route.continue();
        }),
    });
    await page.locator('[data-first-press]').click();
    release();
    await expect.poll(playerOf(page).atSec).toBeGreaterThan(0);
  });
});

interface Screen {
  name: string;
  privacy?: object;
  isMissing?: boolean;
  isOwn?: boolean;
  prepare?: (page: Page) => Promise<unknown>;
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

const screens: Screen[] = [
  { name: 'the video' },
  { name: 'the video with statistics', isOwn: true },
  { name: 'a password', privacy: { privacy: 'password', password: 'open sesame' } },
  { name: 'not found', isMissing: true },
  { name: 'the share menu', prepare: press('Share') },
  { name: 'the report', prepare: press('Report this video') },
  { name: 'the embed code', prepare: press('Embed code') },
];

describe.each(screens)('$name', ({ privacy, isMissing, isOwn, prepare }) => {
  test('has no accessibility problem in either theme at any width, and never scrolls sideways', async () => {
    const { slug, account } = await aSharedVideo({}, privacy);
    const page = await visit(browser, isMissing ? 'no-such-video' : slug, { ...(isOwn && { as: account }) });
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (isOwn) await page.getByText('No one has watched this video yet.', { exact: false }).waitFor();
    await prepare?.(page);
    if (prepare) await page.locator('[role=menu], [role=dialog]').waitFor();
    await expectAccessibleInLooks(page);
  });
});

test('Tab reaches everything in visual order', async () => {
  const { slug } = await aSharedVideo();
  const page = await visit(browser, slug);
  // It can be reached once it is known how long the film is.
  await page.locator('input[aria-label="Place in the video"]:enabled').waitFor();
  const names: (string | null | undefined)[] = [];
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab');
    names.push(await page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent));
  }
  expect(names).toEqual(['Back', 'Herald', 'Share', 'Download', 'Place in the video', 'Play']);
});
