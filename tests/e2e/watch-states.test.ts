import { describe, expect, test } from 'vitest';
import { anAccount } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';
import { seeToast } from './support/library.ts';
import { aSharedVideo, playerOf, title, visit } from './support/watch.ts';

const browser = useBrowser();
const heading = (name: string) => ['heading', { level: 1, name }] as const;

describe('a video that cannot be shown', () => {
  test("shows 'Video Not Found' with 'Go Home' and the toast 'Video not found', with status 404 and noindex", async () => {
    const page = await browser.newPage();
    const answer = await page.goto('/watch/no-such-video');
    expect(answer?.status()).toBe(404);
    await page.getByRole(...heading('Video Not Found')).waitFor();
    await page.getByText("The video you're looking for doesn't exist or has been removed.").waitFor();
    await seeToast(page, 'Video not found');
    await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await page.getByRole('link', { name: 'Go Home' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/watch'));
  });

  test.each([
    ['deleted', { deletedAt: new Date() }],
    ['still in the making', { status: 'processing' as const }],
  ])('is also one that is %s', async (_, wish) => {
    const { slug } = await aSharedVideo(wish);
    const page = await visit(browser, slug);
    await page.getByRole(...heading('Video Not Found')).waitFor();
  });
});

describe('privacy', () => {
  test('hides a signed-in-only video from visitors and shows it to signed-in users, with its title in the tab', async () => {
    const { slug } = await aSharedVideo({}, { privacy: 'signed_in' });
    const visitor = await visit(browser, slug);
    await visitor.getByRole(...heading('Video Not Found')).waitFor();
    const member = await visit(browser, slug, { as: await anAccount() });
    await member.getByRole(...heading(title)).waitFor();
    await expect.poll(() => member.title()).toBe(`${title} · Herald`);
    await expect.poll(() => member.getByRole('button', { name: 'Embed code' }).count()).toBe(0);
  });

  test('opens a protected video with its password and refuses a wrong one in place', async () => {
    const { slug } = await aSharedVideo({}, { privacy: 'password', password: 'open sesame' });
    const page = await visit(browser, slug);
    await page.getByRole(...heading('This video is protected')).waitFor();
    const open = page.getByRole('button', { name: 'Watch video' });
    await open.click();
    await page.getByText('Please enter the password.').waitFor();
    const password = page.getByRole('textbox', { name: 'Password' });
    await password.fill('guess');
    await open.click();
    await page.getByText('Wrong password. Please try again.').waitFor();
    await password.fill('open sesame');
    await password.press('Enter');
    await page.getByRole(...heading(title)).waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByText('1 view', { exact: true }).waitFor();
  });

  test('does not ask the owning account for a password', async () => {
    const { slug, account } = await aSharedVideo({}, { privacy: 'password', password: 'open sesame' });
    const page = await visit(browser, slug, { as: account });
    await page.getByRole(...heading(title)).waitFor();
  });
});

test('a film whose link has expired is requested again and plays', async () => {
  const { slug } = await aSharedVideo();
  let isFirst = true;
  const page = await visit(browser, slug, {
    prepare: (fresh) =>
      fresh.route('**/film.mp4*', async (route) => {
        if (isFirst) await route.fulfill({ status: 403 });
        else await route.continue();
        isFirst = false;
      }),
  });
  await page.getByText(/^0:00 \/ 0:0\d$/).waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(playerOf(page).atSec).toBeGreaterThan(0);
});

test("an unreadable film shows 'Video not available'", async () => {
  const { slug } = await aSharedVideo();
  const page = await visit(browser, slug, {
    prepare: (fresh) => fresh.route('**/film.mp4*', (route) => route.fulfill({ status: 404 })),
  });
  await page.getByText('Video not available', { exact: true }).waitFor();
});

test('Back goes to the previous page', async () => {
  const { slug } = await aSharedVideo();
  const page = await browser.newPage();
  await page.goto('/auth');
  await page.goto(`/watch/${slug}`);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.waitForURL('**/auth');
});
