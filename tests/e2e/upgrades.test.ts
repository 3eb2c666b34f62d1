import { expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility.ts';
import { anAccount, signedIn } from './support/accounts.ts';
import { sizes, useBrowser } from './support/browser.ts';

const browser = useBrowser();

test('the locked marketplace leads to a plan, which says what it changes and whom to ask', async () => {
  const page = await browser.newPage({ localStorage: signedIn(await anAccount()) });
  await page.goto('/sites');
  await page.getByRole('heading', { name: 'Marketplace Access Required' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Done For You' }).click();
  await page.getByText('30 videos a month instead of 3').waitFor();
  await page.getByText('The marketplace, with 3 sites').waitFor();
  await page.getByRole('row', { name: 'Longest video 30 s 1 min' }).waitFor();
  await page.getByRole('button', { name: 'Copy the request' }).waitFor();
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size);
    await expectNoSidewaysScrolling(page);
  }
  await expectAccessible(page);
  await expect.poll(() => page.getByText('$').count()).toBe(0);
});
