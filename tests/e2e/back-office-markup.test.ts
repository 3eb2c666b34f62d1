import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { anAccount, signedIn, type TestAccount, theAdmin } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';

const browser = useBrowser();

/** Ends tags and attributes, then runs in two ways. */
const MARKUP = `"'></title><img src=x onerror="window.__x=1"><script>window.__x=1</script>`;
const SHORT = '"><img src=x onerror="window.__x=1">';

let admin: TestAccount;
let account: TestAccount;
const slug = `markup-${Date.now().toString(36)}`;

/** Returns the id of what was made. */
async function call(method: string, path: string, body?: object): Promise<string> {
  const response = await fetch(`${inject('productUrl')}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${admin.token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  const { data } = (await response.json()) as { data?: { id: string } };
  return data?.id ?? '';
}

beforeAll(async () => {
  [admin, account] = await Promise.all([theAdmin(), anAccount(MARKUP)]);
  await call('PUT', `/admin/users/${account.id}`, { name: `${MARKUP}!` });
  const planId = await call('POST', '/admin/plans', {
    ...{ name: MARKUP, slug: slug.replace('-', '_'), description: MARKUP, features: [MARKUP] },
    ...{ wp_item_number: [MARKUP + slug], launchpadjv_product_id: [MARKUP + slug] },
  });
  const pageId = await call('POST', '/admin/pages', { name: MARKUP, slug, content: `<p>Read this</p>${MARKUP}` });
  // Everybody sees both, also the other tests of this product.
  return async () => {
    await call('DELETE', `/admin/plans/${planId}`);
    await call('DELETE', `/admin/pages/${pageId}`);
  };
});

/** Everything that is written on the screen, or in a field. */
const written = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
    return [document.body.textContent, ...fields].join('\n');
  });

async function expectText(page: Page, text: string): Promise<void> {
  await expect.poll(() => written(page)).toContain(text);
  await expect.poll(() => page.locator('img[src="x"]').count()).toBe(0);
  await expect.poll(() => page.evaluate(() => '__x' in window)).toBe(false);
}

async function openAs(who: TestAccount, path: string): Promise<Page> {
  const page = await browser.newPage({ localStorage: signedIn(who) });
  await page.goto(path);
  return page;
}

test('markup in users, plans, pages and the audit log is text in every tab', async () => {
  const page = await openAs(admin, `/dashboard?search=${encodeURIComponent(account.email)}`);
  await expectText(page, `${MARKUP}!`);
  for (const tab of ['plans', 'pages', `monitoring&target=${account.id}`]) {
    await page.goto(`/dashboard?tab=${tab}`);
    await expectText(page, MARKUP);
  }
  await page.getByRole('button', { name: 'user.update' }).click();
  await page.getByRole('table', { name: 'What changed' }).waitFor();
  await expectText(page, `${MARKUP}!`);
});

test('markup in a page and its name is text for its readers, and nothing of it runs', async () => {
  const page = await openAs(account, `/page/${slug}`);
  await page.getByText('Read this').waitFor();
  await expectText(page, MARKUP);
});

test('markup in the own name is text on the dashboard of its user', async () => {
  const page = await openAs(account, '/dashboard');
  await expectText(page, `${MARKUP}!`);
});

test('markup in the name and the description of the installation is text in its settings and at the door', async () => {
  const page = await browser.newPage({ localStorage: signedIn(admin) });
  // As the server would answer if it were stored: other tests look at the name of this installation.
  await page.route(/\/api\/(admin\/settings|site)$/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    if (answer.data.site_name?.value !== undefined) {
      answer.data.site_name.value = SHORT;
      answer.data.site_description.value = MARKUP;
    } else answer.data.site_name = SHORT;
    await route.fulfill({ response, json: answer });
  });
  await page.goto('/dashboard?tab=settings');
  await expectText(page, SHORT);
  await expectText(page, MARKUP);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth');
  await expectText(page, SHORT);
  await expect.poll(() => page.title()).toContain(SHORT);
});
