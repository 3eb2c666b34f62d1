import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ConsoleMessage } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { until } from '../support/until.ts';
import { expectAccessible } from './support/accessibility.ts';
import { anAccount, signedIn } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';
import { inDatabase } from './support/database.ts';

const browser = useBrowser();
let editor: Server;
let address: string;
let visits = 0;

beforeAll(async () => {
  editor = createServer((_request, response) => {
    visits += 1;
    response.end('<!doctype html><title>Editor</title><h1>Cut here</h1>');
  });
  await new Promise<void>((resolve) => editor.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(editor.address() as AddressInfo).port}/edit`;
});
afterAll(async () => {
  await setAddress('');
  editor.close();
});

async function setAddress(url: string): Promise<void> {
  await inDatabase((client) =>
    client.query(
      `insert into settings (key, value, type, "group", updated_at) values ('ai_editor_url', $1, 'string', 'integrations', now())
       on conflict (key) do update set value = excluded.value`,
      [JSON.stringify(url)],
    ),
  );
  // The API remembers settings for a moment.
  const policy = async () =>
    (await fetch(`${inject('productUrl')}/ai-editor`)).headers.get('content-security-policy') ?? '';
  await until(async () => (await policy()).includes('127.0.0.1') === (url !== ''), { what: 'The address' });
}

test('without an address the page says so and offers alternatives', async () => {
  const page = await browser.newPage({ localStorage: signedIn(await anAccount()) });
  await page.goto('/ai-editor');
  await page.getByText('No editor is connected').waitFor();
  await page.getByRole('link', { name: 'Create a video' }).waitFor();
  await expectAccessible(page);
});

test('with an address the editor opens in a frame with its controls, overlays and footer', async () => {
  await setAddress(address);
  const page = await browser.newPage({ localStorage: signedIn(await anAccount()) });
  let held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/ai-editor');
  await page.getByText('Loading AI Video Editor').waitFor();
  held.resolve();
  const frame = page.frameLocator('iframe[title="AI Video Editor"]');
  await frame.getByRole('heading', { name: 'Cut here' }).waitFor();
  await page.getByText(/^Powered by .* AI Video Editor$/).waitFor();
  await page.getByText('External Editor', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe(address);

  const before = visits;
  held = Promise.withResolvers();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText('Loading editor...').waitFor();
  held.resolve();
  await frame.getByRole('heading', { name: 'Cut here' }).waitFor();
  await expect.poll(() => visits).toBe(before + 1);

  await page.getByRole('button', { name: 'Fullscreen', exact: true }).click();
  await page.getByRole('button', { name: 'Exit Fullscreen' }).click();
  await page.getByRole('button', { name: 'Fullscreen', exact: true }).waitFor();
});

test('the editor refuses to frame any other address', async () => {
  await setAddress(address);
  const page = await browser.newPage({ localStorage: signedIn(await anAccount()) });
  await page.goto('/ai-editor');
  await page.getByText('External Editor', { exact: true }).waitFor();
  const other = address.replace('127.0.0.1', 'localhost');
  const frame = page.evaluate((url) => {
    const frame = document.createElement('iframe');
    frame.src = url;
    document.body.append(frame);
  }, other);
  const isRefusal = (message: ConsoleMessage) => message.text().includes('Content Security Policy');
  await Promise.all([page.waitForEvent('console', isRefusal), frame]);
});
