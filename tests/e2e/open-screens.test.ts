import { describe, expect, inject, test } from 'vitest';
import { anAccount, signedIn } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';

const browser = useBrowser();

describe('any other path', () => {
  test("shows 'Oops! Page not found', logs the attempt, and 'Return to Home' leads home", async () => {
    const page = await browser.newPage();
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/not-found-log'),
      page.goto('/no/such/page?with=query'),
    ]);
    await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
    expect(answer.status()).toBe(200);
    expect(answer.request().postDataJSON()).toEqual({ path: '/no/such/page' });
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  });

  test('a shared video that is not there is told in words', async () => {
    const page = await browser.newPage();
    await page.goto('/watch/never-made');
    await page.getByRole('heading', { name: 'Video Not Found' }).waitFor();
    await page.getByText("The video you're looking for doesn't exist or has been removed.").waitFor();
  });
});

describe('a content page', () => {
  test('shows its name, its content and where to read more', async () => {
    const page = await browser.newPage({ localStorage: signedIn(await anAccount()) });
    const data = { id: '1', name: 'Guides', slug: 'guides', link: 'https://example.com/x', is_special: false };
    await page.route('**/api/pages/guides', (route) =>
      route.fulfill({ json: { status: 'success', data: { ...data, content: '<h2>First hook</h2><p>Say it.</p>' } } }),
    );
    await page.goto('/page/guides');
    await page.getByRole('heading', { name: 'Guides', level: 1 }).waitFor();
    await page.getByRole('heading', { name: 'First hook' }).waitFor();
    expect(await page.getByRole('link', { name: 'example.com' }).getAttribute('href')).toBe('https://example.com/x');
  });

  test("that does not exist: 'Page Not Found' with 'Back to Home'", async () => {
    const page = await browser.newPage({ localStorage: signedIn(await anAccount()) });
    await page.goto('/page/never-written');
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    await page.getByRole('link', { name: 'Back to Home' }).waitFor();
  });
});

describe('/api-test', () => {
  test('shows the raw answer of the plans call', async () => {
    const page = await browser.newPage();
    await page.goto('/api-test');
    await page.getByRole('button', { name: 'Test Plans' }).click();
    const shown = JSON.parse((await page.locator('pre').textContent()) ?? '');
    const answered = await (await fetch(`${inject('productUrl')}/api/plans`)).json();
    expect(shown).toEqual(answered);
  });

  test('a refused login shows the message and does not sign the tester out', async () => {
    const page = await browser.newPage({ localStorage: signedIn(await anAccount()) });
    await page.goto('/api-test');
    await page.getByLabel('Email').fill('nobody@herald.test');
    await page.getByLabel('Password', { exact: true }).fill('not a password');
    await page.getByRole('button', { name: 'Test Login' }).click();
    await page.getByRole('alert').filter({ hasText: 'Invalid email or password. Please try again.' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).not.toBeNull();
  });
});
