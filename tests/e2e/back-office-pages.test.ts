import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility.ts';
import { anAccount, signedIn, type TestAccount, theAdmin } from './support/accounts.ts';
import { sizes, useBrowser } from './support/browser.ts';

const browser = useBrowser();

/** 8 by 8 pixels of one colour. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGO4Y2ODFTEMLQkAXrdVAdmuFfUAAAAASUVORK5CYII=',
  'base64',
);

async function callAdmin<Data>(admin: TestAccount, method: string, path: string, body?: object): Promise<Data> {
  const response = await fetch(`${inject('productUrl')}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${admin.token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { message?: string; data: Data };
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${answer.message}`);
  return answer.data;
}

const aPage = (admin: TestAccount, content: string) => {
  const slug = `story-${Date.now().toString(36)}-${Math.floor(performance.now())}`;
  return callAdmin<{ id: string; slug: string }>(admin, 'POST', '/admin/pages', { name: 'Story', slug, content });
};

const text = (page: Page) => page.getByRole('textbox', { name: 'Page Content' });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name });

async function open(admin: TestAccount, path: string): Promise<Page> {
  const page = await browser.newPage({ localStorage: signedIn(admin) });
  await page.goto(path);
  await text(page).waitFor();
  return page;
}

/** A menu that closes gives the focus back a moment later; what is typed sooner goes nowhere. */
const untilWriting = (page: Page) =>
  expect.poll(() => text(page).evaluate((area) => area.contains(document.activeElement))).toBe(true);

/** 0 while a picture is not there. */
const widthOf = (picture: Locator) => picture.evaluate((element) => (element as HTMLImageElement).naturalWidth);

async function writeFormatted(page: Page): Promise<void> {
  await text(page).click();
  await tool(page, 'Text style').click();
  await page.getByRole('menuitemradio', { name: 'Heading 1' }).click();
  await untilWriting(page);
  await page.keyboard.type('Welcome');
  await page.keyboard.press('Enter');
  for (const name of ['Bold', 'Italic', 'Underline', 'Strike']) {
    await tool(page, name).click();
    await expect.poll(() => tool(page, name).getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.type(`${name} `);
    await tool(page, name).click();
  }
  await tool(page, 'Text color').click();
  await page.getByRole('button', { name: 'Red', exact: true }).click();
  await untilWriting(page);
  await page.keyboard.type('red');
  await tool(page, 'Clear formatting').click();
  await tool(page, 'Background color').click();
  await page.getByRole('button', { name: 'Yellow', exact: true }).click();
  await untilWriting(page);
  await page.keyboard.type('marked');
  await page.keyboard.press('Enter');
  await tool(page, 'Clear formatting').click();
  await tool(page, 'Align center').click();
  await page.keyboard.type('middle');
  await page.keyboard.press('Enter');
  await tool(page, 'Align right').click();
  await page.keyboard.type('right');
  await page.keyboard.press('Enter');
  await tool(page, 'Align left').click();
  await tool(page, 'Ordered list').click();
  await page.keyboard.type('first');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tool(page, 'Bullet list').click();
  await page.keyboard.type('point');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}

async function addLinkVideoAndPicture(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByLabel('Link to').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Add link' }).click();
  await page.getByText('Please enter an address that begins with http, https, mailto or tel.').waitFor();
  await page.getByLabel('Link to').fill('example.com');
  await page.getByRole('button', { name: 'Add link' }).click();
  await untilWriting(page);
  await page.keyboard.press('Enter');
  await tool(page, 'Video').click();
  await page.getByLabel('YouTube video').fill('https://www.youtube.com/watch?v=M7lc1UVf-VE');
  await page.getByRole('button', { name: 'Add video' }).click();
  await page.getByRole('button', { name: 'Play the YouTube video' }).waitFor();
  await page.getByLabel('Image file').setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer: PICTURE });
  const bar = page.getByRole('toolbar', { name: 'Picture' });
  await bar.getByRole('button', { name: 'Picture in the center' }).click();
  await bar.getByRole('button', { name: 'Alt text' }).click();
  await page.getByRole('textbox', { name: 'Alt text' }).fill('A red square');
  await page.getByRole('button', { name: 'Save alt text' }).click();
}

test('an administrator writes a page with every button, and others read it at its address', async () => {
  const admin = await theAdmin();
  const page = await open(admin, '/admin/pages/new');
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(inject('productUrl'))) strangers.push(request.url());
  });
  const name = `Welcome ${Date.now().toString(36)}`;
  await page.getByLabel('Page Name').fill(name);
  const slug = name.toLowerCase().replace(' ', '-');
  await expect.poll(() => page.getByLabel('Slug').inputValue()).toBe(slug);
  await writeFormatted(page);
  await addLinkVideoAndPicture(page);
  await page.getByRole('button', { name: 'Create Page' }).first().click();
  await page.getByText('Page has been created successfully.').waitFor();
  await page.getByRole('heading', { name: 'Edit Page' }).waitFor();

  const reader = await browser.newPage({ localStorage: signedIn(await anAccount()) });
  await reader.goto(`/page/${slug}`);
  const article = reader.getByRole('article');
  await article.getByRole('heading', { name: 'Welcome', exact: true }).waitFor();
  for (const selector of [
    ...['strong', 'em', 'u', 's', 'ol > li', 'ul > li', 'a[href="https://example.com"]'],
    ...['[style*="color"]', '[style*="background-color"]', '[style*="center"]', '[style*="right"]'],
  ]) {
    expect(await article.locator(selector).count(), selector).toBeGreaterThan(0);
  }
  const picture = article.getByRole('img', { name: 'A red square' });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(8);
  await expect.poll(() => article.locator('iframe').count()).toBe(0);
  await article.getByRole('button', { name: 'Play the YouTube video' }).click();
  await expect
    .poll(() => article.locator('iframe').getAttribute('src'))
    .toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/M7lc1UVf-VE/);
  expect(strangers).toEqual([]);
});

test('what is not saved survives a reload and asks before it is left', async () => {
  const admin = await theAdmin();
  const { id } = await aPage(admin, '<p>Saved words</p>');
  const page = await open(admin, `/admin/pages/${id}`);
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' and more');
  await page.getByRole('status').getByText('Not saved yet, kept on this device').waitFor();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText('This device kept them. They are not saved yet.').waitFor();
  await expect.poll(() => text(page).textContent()).toContain('Saved words and more');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.keyboard.press('Control+s');
  await page.getByText('Page information has been updated successfully.').waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved \d\d:\d\d$/ })
    .waitFor();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.waitForURL(/\/dashboard/);
});

test('a picture is there again after its links have run out, for readers and in what is not saved', async () => {
  const admin = await theAdmin();
  const { id, slug } = await aPage(admin, '<p>Look</p>');
  const page = await open(admin, `/admin/pages/${id}`);
  await text(page).click();
  await page.getByLabel('Image file').setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer: PICTURE });
  await expect.poll(() => widthOf(text(page).locator('img'))).toBe(8);
  // As after a day: what this browser kept has links that work no longer.
  const kept = await page.evaluate(() => {
    const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('page-draft:'));
    const text = localStorage.getItem(key) ?? '';
    localStorage.setItem(key, text.replaceAll(/signature=[^"&\\]*/g, 'signature=x'));
    return localStorage.getItem(key);
  });
  expect(kept).toContain('signature=x');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect.poll(() => widthOf(text(page).locator('img'))).toBe(8);
  await page.keyboard.press('Control+s');
  await page.getByText('Page information has been updated successfully.').waitFor();
  const reader = await browser.newPage({ localStorage: signedIn(admin) });
  await reader.goto(`/page/${slug}`);
  await expect.poll(() => widthOf(reader.locator('main img'))).toBe(8);
});

test('a version can be looked at and restored', async () => {
  const admin = await theAdmin();
  const { id, slug } = await aPage(admin, '<p>The first words</p>');
  await callAdmin(admin, 'PUT', `/admin/pages/${id}`, { name: 'Story', slug, content: '<p>Others</p>' });
  const page = await open(admin, `/admin/pages/${id}`);
  await page.getByRole('button', { name: 'Versions' }).first().click();
  await page.getByRole('complementary').getByRole('listitem').last().getByRole('button').click();
  await page.getByRole('button', { name: 'Look' }).click();
  await page.frameLocator('iframe').getByText('The first words').waitFor();
  await page.getByRole('complementary').getByRole('button', { name: 'Restore' }).click();
  await page.getByText('Page Restored').waitFor();
  await expect.poll(() => text(page).textContent()).toContain('The first words');
  const shown = await callAdmin<{ content: string }>(admin, 'GET', `/admin/pages/${id}`);
  expect(shown.content).toContain('The first words');
});

test('of a special page only the content can be edited', async () => {
  const admin = await theAdmin();
  const pages = await callAdmin<{ id: string; is_special: boolean }[]>(admin, 'GET', '/admin/pages');
  const special = pages.find((one) => one.is_special) ?? expect.unreachable();
  const page = await open(admin, `/admin/pages/${special.id}`);
  await page.getByText('This is a special page. Only content can be edited.').waitFor();
  await expect.poll(() => page.getByLabel('Page Name').isDisabled()).toBe(true);
  await expect.poll(() => page.getByLabel('Slug').isDisabled()).toBe(true);
  await expect.poll(() => page.getByLabel('External Link (Optional)').count()).toBe(0);
});

test('a page is deleted after a question, and is gone for its readers', async () => {
  const admin = await theAdmin();
  const name = `Gone ${Date.now().toString(36)}`;
  const slug = name.toLowerCase().replace(' ', '-');
  await callAdmin(admin, 'POST', '/admin/pages', { name, slug, content: '<p>Words</p>' });
  const page = await browser.newPage({ localStorage: signedIn(admin) });
  await page.goto('/dashboard?tab=pages');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete Page' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Page' });
  await question.getByText(`Are you sure you want to delete ${name}? This action cannot be undone.`).waitFor();
  await question.getByRole('button', { name: /^Delete/ }).click();
  await page.getByText(`${name} has been permanently deleted.`).waitFor();
  const reader = await browser.newPage({ localStorage: signedIn(await anAccount()) });
  await reader.goto(`/page/${slug}`);
  await reader.getByRole('heading', { name: 'Page Not Found' }).waitFor();
});

test('markup and scripts that are pasted do no harm', async () => {
  const admin = await theAdmin();
  const { id } = await aPage(admin, '');
  const page = await open(admin, `/admin/pages/${id}`);
  await text(page).click();
  await page.evaluate(() => {
    const clipboard = new DataTransfer();
    clipboard.setData(
      'text/html',
      '<p style="color: black" onclick="window.harmed = 1">Pasted <b>bold</b></p><script>window.harmed = 1</script><img src="x" onerror="window.harmed = 1"><a href="javascript:window.harmed = 1">link</a><iframe src="https://evil.test"></iframe><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
    );
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }),
    );
  });
  await text(page).locator('strong', { hasText: 'bold' }).waitFor();
  await text(page).locator('[data-youtube="dQw4w9WgXcQ"]').waitFor();
  await page.getByText(/^1 picture and 1 frame of what you pasted/).waitFor();
  const html = await text(page).innerHTML();
  expect(html).not.toMatch(/script|onclick|onerror|iframe|color: black/);
  await page.keyboard.press('Control+s');
  await page.getByText('Page information has been updated successfully.').waitFor();
  await expect.poll(() => page.evaluate(() => 'harmed' in window)).toBe(false);
});

test('the editor is accessible and nothing scrolls sideways', async () => {
  const admin = await theAdmin();
  const { id } = await aPage(
    admin,
    '<h2>Long words</h2><p>Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen</p>',
  );
  const page = await open(admin, `/admin/pages/${id}`);
  await expectAccessible(page);
  for (const size of [...Object.values(sizes), { width: 360, height: 640 }]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScrolling(page, `${size.width} px`);
  }
});
