import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { anAccount } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';
import { cardOf, openLibrary, refuse, seeToast, shownTitles } from './support/library.ts';
import type { VideoWish } from './support/videos.ts';

const browser = useBrowser();

const mixed: VideoWish[] = [
  { title: 'Garden lights', views: 5, durationSec: 30, transcript: 'no wires anywhere' },
  { title: 'Cold brew', description: 'The autumn push', views: 12_811, durationSec: 24 },
  { title: 'Broken one', status: 'failed' },
  { title: 'In the making', status: 'processing', stage: 'drawing', progress: 0.4 },
  { title: 'Alpine socks', views: 40 },
];
const many: VideoWish[] = Array.from({ length: 30 }, (_, index) => ({ title: `Take ${index + 1}`, views: 2 }));

describe('Your Video Library', () => {
  test('computes four stat cards from the loaded list: Total Videos, Completed, Processing, Total Views', async () => {
    const { page } = await openLibrary(browser, { videos: mixed });
    await cardOf(page, 'Garden lights').waitFor();
    const stats = page.locator('dl').first().locator('> div');
    const told = (await stats.allInnerTexts()).map((text) => text.split('\n').slice(0, 2).join(' '));
    expect(told).toEqual(['Total Videos 5', 'Completed 3', 'Processing 1', 'Total Views 12,856']);
  });

  test('is shown on the dashboard under My Projects', async () => {
    const { page } = await openLibrary(browser, { videos: mixed, path: '/dashboard' });
    await cardOf(page, 'Cold brew').waitFor();
    await expect.poll(() => page.getByRole('tab', { name: 'My Projects', selected: true }).count()).toBe(1);
  });

  test('shows changes made elsewhere after Refresh', async () => {
    const { page, account } = await openLibrary(browser, { videos: mixed });
    await cardOf(page, 'Cold brew').waitFor();
    await openLibrary(browser, { account, videos: [{ title: 'Made elsewhere', createdAt: new Date() }] });
    await page.getByRole('button', { name: 'Refresh' }).first().click();
    await cardOf(page, 'Made elsewhere').waitFor();
  });
});

describe('search, filter and sort', () => {
  test('begins with the first hit below the search, however far the page was scrolled', async () => {
    const { page } = await openLibrary(browser, { videos: many });
    await page.getByRole('button', { name: 'Load More Videos' }).click();
    await cardOf(page, 'Take 20').scrollIntoViewIfNeeded();
    const search = page.getByRole('searchbox', { name: 'Search videos' });
    await search.fill('Take 3');
    await expect.poll(() => shownTitles(page)).toEqual(['Take 3', 'Take 30']);
    const top = async (of: Locator) => (await of.boundingBox())?.y ?? 0;
    const searchBottom = (await top(search)) + 40;
    await expect.poll(() => top(cardOf(page, 'Take 3'))).toBeGreaterThanOrEqual(searchBottom);
  });

  test('searches title, description and spoken words on the server and keeps the query in the address', async () => {
    const { page } = await openLibrary(browser, { videos: mixed });
    const search = page.getByRole('searchbox', { name: 'Search videos' });
    await expect.poll(() => search.getAttribute('placeholder')).toBe('Search videos...');
    for (const [words, title] of [
      ['GARDEN', 'Garden lights'],
      ['autumn', 'Cold brew'],
      ['wires', 'Garden lights'],
    ] as const) {
      await search.fill(words);
      await expect.poll(() => shownTitles(page)).toEqual([title]);
    }
    expect(new URL(page.url()).searchParams.get('search')).toBe('wires');
    await page.reload();
    await expect.poll(() => shownTitles(page)).toEqual(['Garden lights']);
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect.poll(() => shownTitles(page)).toHaveLength(mixed.length);
  });

  test('filters by all, completed, processing and failed', async () => {
    const { page } = await openLibrary(browser, { videos: mixed });
    const filter = page.getByRole('radiogroup', { name: 'Status' });
    await expect
      .poll(() => filter.getByRole('radio').allInnerTexts())
      .toEqual(['All', 'Completed', 'Processing', 'Failed']);
    await filter.getByRole('radio', { name: 'Failed' }).click();
    await expect.poll(() => shownTitles(page)).toEqual(['Broken one']);
    await filter.getByRole('radio', { name: 'Processing' }).click();
    await expect.poll(() => shownTitles(page)).toEqual(['In the making']);
    await filter.getByRole('radio', { name: 'Completed' }).click();
    await expect.poll(() => shownTitles(page)).toEqual(['Garden lights', 'Cold brew', 'Alpine socks']);
  });

  test('sorts by newest, oldest, popular (views descending) and title', async () => {
    const { page } = await openLibrary(browser, { videos: mixed });
    const sortBy = async (name: string) => {
      await page.getByRole('combobox', { name: 'Sort' }).click();
      await page.getByRole('option', { name }).click();
    };
    const newest = mixed.map(({ title }) => title);
    await expect.poll(() => shownTitles(page)).toEqual(newest);
    await sortBy('Oldest');
    await expect.poll(() => shownTitles(page)).toEqual([...newest].reverse());
    await sortBy('Popular');
    await expect
      .poll(async () => (await shownTitles(page)).slice(0, 3))
      .toEqual(['Cold brew', 'Alpine socks', 'Garden lights']);
    await sortBy('Title');
    await expect.poll(() => shownTitles(page)).toEqual([...newest].sort());
    expect(new URL(page.url()).searchParams.get('sort')).toBe('title');
  });

  test('hides filter and sort behind a button on a phone', async () => {
    const { page } = await openLibrary(browser, {
      videos: mixed,
      browserOptions: { viewport: { width: 390, height: 844 } },
    });
    await page.getByRole('button', { name: 'Filter and sort' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
    await sheet.getByRole('radio', { name: 'Failed' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => shownTitles(page)).toEqual(['Broken one']);
  });
});

describe('grid and list', () => {
  test('remembers the choice', async () => {
    const { page } = await openLibrary(browser, { videos: mixed });
    await page.getByRole('radio', { name: 'List' }).click();
    await cardOf(page, 'Cold brew').getByText('12,811 views').last().waitFor();
    await page.reload();
    await cardOf(page, 'Cold brew').waitFor();
    await expect.poll(() => page.getByRole('radio', { name: 'List' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'Grid' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('library-view'))).toBe('grid');
  });
});

describe('Load More Videos', () => {
  test('loads 12 at a time, and the rest by itself after the first click', async () => {
    const asked: string[] = [];
    const { page } = await openLibrary(browser, {
      videos: many,
      prepare: async (opened) =>
        opened.on('request', (request) => {
          const { pathname, searchParams } = new URL(request.url());
          if (pathname === '/api/videos') asked.push(searchParams.get('page') ?? '');
        }),
    });
    await page.getByText('12 of 30').waitFor();
    await page.getByRole('button', { name: 'Load More Videos' }).click();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => page.getByRole('button', { name: 'Load More Videos' }).count()).toBe(0);
    await cardOf(page, 'Take 30').waitFor();
    expect(asked).toEqual(['1', '2', '3']);
  });
});

describe('loading', () => {
  test("shows 'Loading videos...' with placeholders of the same shape", async () => {
    const { page } = await openLibrary(browser, {
      prepare: (opened) => opened.route('**/api/videos?*', () => undefined),
    });
    await page.getByRole('status').filter({ hasText: 'Loading videos...' }).waitFor({ state: 'attached' });
  });

  test("shows a panel, 'Failed to load videos', without a response and retries by itself", async () => {
    let isDown = true;
    const { page } = await openLibrary(browser, {
      videos: mixed,
      prepare: async (opened) => {
        await opened.clock.install();
        await opened.route('**/api/videos?*', (route) => (isDown ? route.abort() : route.continue()));
      },
    });
    await page.clock.runFor(2_000);
    await page.getByRole('heading', { name: 'Failed to load videos' }).waitFor();
    await page.getByText(/Trying by itself in \d+ s/).waitFor();
    isDown = false;
    await page.clock.runFor(10_000);
    await cardOf(page, 'Cold brew').waitFor();
  });

  test('keeps the loaded videos if more cannot be loaded, and the button retries', async () => {
    const { page } = await openLibrary(browser, { videos: many });
    await page.getByText('12 of 30').waitFor();
    await refuse(page, '**/api/videos?*page=2*', {
      status: 500,
      message: 'Server error occurred. Please try again later.',
    });
    await page.getByRole('button', { name: 'Load More Videos' }).click();
    await seeToast(page, 'Failed to load videos', 'Server error occurred.');
    await cardOf(page, 'Take 1').waitFor();
    await page.unroute('**/api/videos?*page=2*');
    await page.getByRole('button', { name: 'Load More Videos' }).click();
    await cardOf(page, 'Take 13').waitFor();
  });
});

test('each session sees its own videos only', async () => {
  await openLibrary(browser, { videos: mixed });
  const { page } = await openLibrary(browser, { account: await anAccount(), videos: [{ title: 'Mine' }] });
  await cardOf(page, 'Mine').waitFor();
  await expect.poll(() => shownTitles(page)).toEqual(['Mine']);
});
