import { expect, inject, test } from 'vitest';
import { useBrowser } from './support/browser.ts';

const browser = useBrowser({ isFirstVisit: true });
const maxScriptBytes = 140_000;

test('the auth page loads at most 140 kB of compressed scripts, all from its own address, without console errors', async () => {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const strangers: string[] = [];
  const scriptSizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith(inject('productUrl'))) strangers.push(request.url());
    if (request.resourceType() !== 'script') return;
    scriptSizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });

  await page.goto('/auth', { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();

  const scriptBytes = (await Promise.all(scriptSizes)).reduce((sum, size) => sum + size, 0);
  expect(strangers).toEqual([]);
  expect(complaints).toEqual([]);
  expect(scriptBytes).toBeGreaterThan(50_000);
  expect(scriptBytes).toBeLessThanOrEqual(maxScriptBytes);
});
