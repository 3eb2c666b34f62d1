import { describe, expect, test } from 'vitest';
import { anAccount } from './support/accounts.ts';
import { sizes, useBrowser } from './support/browser.ts';
import { seeToast } from './support/library.ts';
import { anOrder, aSharedVideo, playerOf, title, visit } from './support/watch.ts';

const browser = useBrowser();
const button = (name: string) => ({ name, exact: true });

describe.each(Object.entries(sizes))('the watch page on a %s', (_, viewport) => {
  test('shows the player, the info card with its long US date, and Generation Details', async () => {
    const { slug } = await aSharedVideo({ views: 1204 });
    const page = await visit(browser, slug, { browserOptions: { viewport } });
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    for (const words of ['The autumn push', 'March 4, 2026', 'Generation Details', 'Share This Video', 'Emma'])
      await page.getByText(words, { exact: true }).first().waitFor();
    await page.getByText(/^\p{L}+, English \(US\)$/u).waitFor();
    await page.getByText('1,204 views').waitFor();
    await page.getByText('AI-generated', { exact: true }).waitFor();
    for (const name of ['Back', 'Share', 'Download']) await page.getByRole('button', button(name)).waitFor();
    await page.getByRole('button', { name: /^Watch 0:0\d/ }).waitFor();
    await expect.poll(() => page.title()).toBe(`${title} · Herald`);
  });
});

describe('the player', () => {
  test('plays and pauses, mutes, has its captions on, and shows m:ss', async () => {
    const { slug } = await aSharedVideo();
    const page = await visit(browser, slug);
    const player = playerOf(page);
    await page.getByText(/^0:00 \/ 0:0\d$/).waitFor();
    await expect.poll(() => player.captions()).toBe('showing');
    await page.getByRole('button', button('Play')).click();
    await expect.poll(player.atSec).toBeGreaterThan(0);
    await page.getByRole('button', button('Mute')).click();
    await expect.poll(() => player.isMuted()).toBe(true);
    await page.getByRole('button', button('Unmute')).waitFor();
    await page.getByRole('button', button('Captions')).click();
    await expect.poll(player.captions).toBe('hidden');
    // It begins anew at its end, so that it cannot end before it is paused.
    await page.getByRole('button', button('Play')).waitFor();
    await player.repeat();
    await page.getByRole('button', button('Play')).click();
    await page.getByRole('button', button('Pause')).click();
    await expect.poll(player.isPaused).toBe(true);
    await page.getByRole('button', button('Fullscreen')).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  });

  test('has captions off by default if the film shows the same words, and offers them', async () => {
    const { slug } = await aSharedVideo({ draft: anOrder('pop') });
    const page = await visit(browser, slug);
    const player = playerOf(page);
    const captions = page.getByRole('button', button('Captions'));
    await expect.poll(player.captions).toBe('hidden');
    await expect.poll(() => captions.getAttribute('aria-pressed')).toBe('false');
    await captions.click();
    await expect.poll(player.captions).toBe('showing');
    await page.getByRole('button', { name: /The link is below/ }).waitFor();
  });

  test('reacts to the keys space, k, arrows, m and c', async () => {
    const { slug } = await aSharedVideo();
    const page = await visit(browser, slug);
    const player = playerOf(page);
    await page.getByText(/^0:00 \/ 0:0\d$/).waitFor();
    await page.keyboard.press('m');
    await expect.poll(player.isMuted).toBe(true);
    await page.keyboard.press('c');
    await expect.poll(player.captions).toBe('hidden');
    await page.keyboard.press('ArrowRight');
    await expect.poll(player.atSec).toBeGreaterThan(0.5);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(player.atSec).toBe(0);
    await page.keyboard.press('Space');
    await expect.poll(player.atSec).toBeGreaterThan(0);
    // A film that plays on has soon left its start again.
    await expect.poll(player.isPaused).toBe(true);
    const place = page.getByRole('slider', { name: 'Place in the video' });
    await place.focus();
    await page.keyboard.press('Home');
    await expect.poll(player.atSec).toBeLessThan(0.5);
  });
});

describe('the transcript', () => {
  test('shows the captions as sentences under the chapters of the script', async () => {
    const { slug } = await aSharedVideo();
    const page = await visit(browser, slug);
    const lines = page.getByRole('region', { name: 'Transcript' }).getByRole('listitem');
    await expect
      .poll(() => lines.allInnerTexts())
      .toEqual([
        'The problem',
        expect.stringMatching(/0:00\s+Four minutes, flat\./),
        'The trick',
        expect.stringMatching(/0:00\s+Then a friend showed me how\./),
        expect.stringMatching(/0:00\s+The link is below\./),
      ]);
  });

  test('follows the sound, and a click on a line plays from there', async () => {
    const { slug } = await aSharedVideo();
    const page = await visit(browser, slug);
    const player = playerOf(page);
    const heard = page.locator('li[aria-current]');
    await page.getByText(/^0:00 \/ 0:0\d$/).waitFor();
    await player.seek(0.52);
    await expect.poll(() => heard.textContent()).toContain('Then a friend showed me how.');
    await expect.poll(() => heard.locator('u').textContent()).toBe('showed');
    await page.getByRole('button', { name: /The link is below/ }).click();
    await expect.poll(player.atSec).toBeGreaterThanOrEqual(0.7);
    await expect.poll(() => heard.textContent()).toContain('The link is below.');
  });

  test('can be copied as text', async () => {
    const { slug } = await aSharedVideo();
    const permissions = ['clipboard-read', 'clipboard-write'];
    const page = await visit(browser, slug, { browserOptions: { permissions } });
    await page.getByRole('button', button('Copy text')).click();
    await seeToast(page, 'Transcript copied');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('Then a friend showed me how.\n');
  });
});

describe('view counting', () => {
  test('counts the first play per session, shows the returned number and ignores repeat plays', async () => {
    const { slug } = await aSharedVideo({ views: 7 });
    let counted = 0;
    const page = await visit(browser, slug, {
      prepare: async (fresh) => fresh.on('request', (request) => request.url().endsWith('/view') && counted++),
    });
    const player = playerOf(page);
    await page.getByText('7 views').waitFor();
    await page.getByRole('button', button('Play')).click();
    await page.getByText('8 views').waitFor();
    // The button says Play again when the film is over.
    await page.getByRole('button', button('Play')).click();
    await page.getByRole('button', button('Play')).waitFor();
    await page.reload();
    await page.getByText('8 views').waitFor();
    await page.getByRole('button', button('Play')).click();
    await expect.poll(player.atSec).toBeGreaterThan(0);
    expect(counted).toBe(1);
  });

  test('only logs a failure to count', async () => {
    const { slug } = await aSharedVideo({ views: 7 });
    const logged: string[] = [];
    const page = await visit(browser, slug, {
      prepare: async (fresh) => {
        fresh.on('console', (message) => logged.push(message.text()));
        await fresh.route('**/view', (route) => route.fulfill({ status: 500, json: { status: 'error' } }));
      },
    });
    await page.getByRole('button', button('Play')).click();
    await expect.poll(() => logged.join('\n')).toContain('The view could not be counted');
    await page.getByText('7 views').waitFor();
    await expect.poll(() => page.getByRole('region', { name: /Notifications/ }).count()).toBe(0);
  });

  test("ignores the owner's own plays and shows in the statistics how many plays heard each sentence", async () => {
    const { slug, account } = await aSharedVideo();
    const visitor = await visit(browser, slug);
    const [told] = await Promise.all([
      visitor.waitForRequest('**/play'),
      visitor.getByRole('button', button('Play')).click(),
    ]);
    await visitor.getByText('1 view', { exact: true }).waitFor();
    await told.response();

    const page = await visit(browser, slug, { as: account });
    const statistics = page.getByRole('region', { name: 'Statistics' });
    await statistics.getByText('Which sentences kept people watching').waitFor();
    const [plays, , share] = await statistics.locator('dd').allInnerTexts();
    expect([plays, share]).toEqual(['1', expect.stringMatching(/^(?:–|\d+%)\s*0:0\d$/)]);
    await statistics.getByRole('button', { name: /Four minutes, flat\.\s*100%/ }).waitFor();
    await page.getByRole('button', button('Play')).click();
    await expect.poll(playerOf(page).atSec).toBeGreaterThan(0);
    await page.getByText('1 view', { exact: true }).waitFor();
  });

  test('shows statistics to the owner only, and says so if nobody has watched', async () => {
    const { slug, account } = await aSharedVideo();
    const stranger = await visit(browser, slug, { as: await anAccount() });
    await stranger.getByRole('heading', { level: 1, name: title }).waitFor();
    const own = await visit(browser, slug, { as: account });
    await own.getByText('No one has watched this video yet.', { exact: false }).waitFor();
    await expect.poll(() => stranger.getByRole('region', { name: 'Statistics' }).count()).toBe(0);
  });
});
