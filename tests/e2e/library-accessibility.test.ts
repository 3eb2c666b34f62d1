import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { expectAccessibleInLooks } from './support/accessibility.ts';
import { sizes, useBrowser } from './support/browser.ts';
import { cardOf, chooseInMenu, openLibrary } from './support/library.ts';
import type { VideoWish } from './support/videos.ts';

const browser = useBrowser();

const everyState: VideoWish[] = [
  { title: 'In the making', status: 'processing', stage: 'drawing', progress: 0.62, framesDone: 428, framesTotal: 690 },
  { title: 'Waiting', status: 'pending' },
  { title: 'Broken one', status: 'failed', failure: { stage: 'drawing', reason: 'No lips.', next_step: 'Try again.' } },
  { title: 'Stopped one', status: 'cancelled' },
  { title: 'Finished one', views: 12, durationSec: 20 },
  { title: 'A very long title that no card could ever hold on two lines, whatever its width may be', views: 1 },
  { title: 'Trashed', deletedAt: new Date() },
];

/** The narrowest and the widest in the dark, and the other theme once. */
const looks = [
  { viewport: sizes.phone, theme: 'dark' },
  { viewport: sizes.desktop, theme: 'dark' },
  { viewport: sizes.desktop, theme: 'light' },
] as const;

const screens: [name: string, prepare: (page: Page) => Promise<unknown>][] = [
  ['grid', (page) => cardOf(page, 'Finished one').waitFor()],
  [
    'list with a selection',
    async (page) => {
      await page.evaluate(() => localStorage.setItem('library-view', 'list'));
      await page.reload();
      await cardOf(page, 'Finished one').getByRole('checkbox').check({ force: true });
    },
  ],
  [
    'preview',
    async (page) => {
      await cardOf(page, 'Finished one')
        .getByRole('button', { name: /^Preview/ })
        .click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'settings',
    async (page) => {
      await chooseInMenu(page, 'Finished one', 'Settings');
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'trash',
    async (page) => {
      await page.getByRole('button', { name: /^Trash/ }).click();
      await cardOf(page, 'Trashed').waitFor();
    },
  ],
];

test.each(screens)('%s: no accessibility problem, no sideways scrolling', async (_, prepare) => {
  const { page } = await openLibrary(browser, { videos: everyState });
  await prepare(page);
  await expectAccessibleInLooks(page, looks);
});
