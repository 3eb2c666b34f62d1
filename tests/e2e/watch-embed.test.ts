import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { anOrder, aSharedVideo, playerOf, title } from './support/watch.ts';

const browser = useBrowser();

/** A page of somebody else, with the frame in it. */
let server: Server;
let framed = '';
beforeAll(async () => {
  server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><iframe src="${framed}" width="360" height="640" style="border:0"></iframe>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

async function openFrame(slug: string) {
  framed = `${inject('productUrl')}/embed/${slug}`;
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return { page, frame: page.frameLocator('iframe'), complaints };
}

test('the player plays in a frame of another origin, fills it, and links to the watch page', async () => {
  const { slug } = await aSharedVideo();
  const { page, frame, complaints } = await openFrame(slug);
  const player = playerOf(frame);
  await frame.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(player.atSec).toBeGreaterThan(0);
  await expect.poll(() => player.captions()).toBe('showing');
  await expect.poll(() => frame.locator('video').boundingBox()).toMatchObject({ width: 360, height: 640 });
  const link = frame.getByRole('link', { name: 'Open the video’s own page' });
  await expect.poll(() => link.getAttribute('href')).toBe(`/watch/${slug}`);
  const [watchPage] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await watchPage.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(complaints).toEqual([]);
});

test('captions are off by default if the film shows the same words', async () => {
  const { slug } = await aSharedVideo({ draft: anOrder('karaoke') });
  const { frame } = await openFrame(slug);
  await expect.poll(playerOf(frame).captions).toBe('hidden');
});

test('plays are counted like those on the watch page', async () => {
  const { slug } = await aSharedVideo();
  const { page, frame } = await openFrame(slug);
  const [counted] = await Promise.all([
    page.waitForResponse('**/view'),
    frame.getByRole('button', { name: 'Play', exact: true }).click(),
  ]);
  await expect.poll(() => counted.json()).toMatchObject({ data: { views: 1 } });
});

test.each([
  ['Video Not Found', { deletedAt: new Date() }, {}],
  ['Video not available', { files: {} }, {}],
  ['This video needs a password.', {}, { privacy: 'password', password: 'open sesame' }],
])('says %s in the frame', async (words, wish, privacy) => {
  const { slug } = await aSharedVideo(wish, privacy);
  const { frame } = await openFrame(slug);
  await frame.getByText(words, { exact: true }).first().waitFor();
});
