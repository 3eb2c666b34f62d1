import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sizes, useBrowser } from './support/browser.ts';
import { cardOf, openLibrary, seeToast } from './support/library.ts';
import { openVoiceStep } from './support/voice-step.ts';

const browser = useBrowser();

const looks = [
  ['a desktop', sizes.desktop],
  ['a phone', sizes.phone],
] as const;

async function rectangleOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('This part is not on the page.');
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

/** No pixel of the toast lies over any of these. */
async function expectClear(page: Page, parts: readonly Locator[]): Promise<void> {
  const toast = await rectangleOf(page.locator('[data-toast]').last());
  for (const part of parts) {
    const box = await rectangleOf(part);
    const isOver = toast.left < box.right && toast.right > box.left && toast.top < box.bottom && toast.bottom > box.top;
    expect(isOver, `${part} at ${JSON.stringify(box)} under ${JSON.stringify(toast)}`).toBe(false);
  }
}

/** Toasts that stand are marked, and old enough to give way: a younger one has not been read. */
async function untilRead(page: Page): Promise<void> {
  await page.locator('[data-toast]').evaluateAll((toasts) => {
    for (const toast of toasts) toast.setAttribute('data-old', '');
  });
  const seenMs = await page.evaluate(() => performance.now());
  await page.waitForFunction((sinceMs) => performance.now() - sinceMs > 1500, seenMs);
}

describe.each(looks)('a toast on %s', (_, viewport) => {
  test('leaves the form and the links of the sign-in free', async () => {
    const page = await browser.newPage({ viewport });
    await page.goto('/auth');
    await page.getByLabel('Email').fill('nobody@herald.test');
    await page.getByLabel('Password', { exact: true }).fill('not my password');
    await page.keyboard.press('Enter');
    await seeToast(page, 'Login failed');
    await expectClear(page, [
      page.getByRole('form'),
      page.getByRole('link', { name: 'Forgot password?' }),
      page.getByRole('button', { name: 'Create Account' }),
      page.getByRole('heading', { level: 1 }),
    ]);
  });

  test('leaves the newest card of the library free', async () => {
    const { page } = await openLibrary(browser, { videos: [{ title: 'Take 1' }], browserOptions: { viewport } });
    await cardOf(page, 'Take 1')
      .getByRole('button', { name: /^Preview/ })
      .focus();
    await page.keyboard.press('F2');
    await page.getByLabel('New title of Take 1').fill('Best take');
    await page.keyboard.press('Enter');
    await seeToast(page, 'Settings Updated');
    await expectClear(page, [cardOf(page, 'Best take'), page.getByRole('link', { name: 'Create New Video' }).last()]);
  });

  test('leaves the footer and the action of step 2 free, and gives way to the next one', async () => {
    const { page } = await openVoiceStep(browser, { viewport });
    await page.route('**/api/a2e/tts/**', (route) => route.abort());
    await page.getByLabel('Script', { exact: true }).fill('Cold brew needs twelve hours.');
    const generate = page.getByRole('button', { name: 'Generate Audio' });
    await generate.click();
    await seeToast(page, 'Generation Failed');
    const footer = page.getByRole('contentinfo');
    await expectClear(page, [
      generate,
      footer,
      footer.getByRole('button', { name: 'Next' }),
      footer.getByRole('button', { name: 'Previous' }),
    ]);
    await untilRead(page);
    await generate.click();
    await page.locator('[data-toast]:not([data-old])').filter({ hasText: 'Generation Failed' }).waitFor();
    await expect.poll(() => page.locator('[data-toast][data-old]').count()).toBe(0);
  });
});
