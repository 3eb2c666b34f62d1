import { draftContent, type VideoOutput } from '@herald/contract/draft';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { anAccount, signedIn, type TestAccount } from './accounts.ts';
import type { TestBrowser } from './browser.ts';
import { inDatabase } from './database.ts';
import { aFilm } from './film.ts';
import { insertVideos, putMedia, type VideoWish } from './videos.ts';

export const title = 'Cold brew in four minutes';

/** Three sentences in a film of little more than 1 s. */
const captions = `WEBVTT

1
00:00:00.000 --> 00:00:00.300
Four minutes, flat.

2
00:00:00.300 --> 00:00:00.500
Then a friend

3
00:00:00.500 --> 00:00:00.700
showed me how.

4
00:00:00.700 --> 00:00:01.100
The link is below.
`;

const script = '# The problem\nFour minutes, flat.\n# The trick\nThen a friend showed me how.\nThe link is below.';

export interface Shared {
  id: string;
  slug: string;
  account: TestAccount;
}

/** The draft of the video, with or without captions in the film. */
export const anOrder = (captions: VideoOutput['captions']) =>
  draftContent.parse({
    voice: { ttsId: 'flite:slt:f-young' },
    avatar: { selectedAvatar: 'Emma' },
    script: { content: script },
    output: { captions },
  });

let ownAccount: Promise<TestAccount> | undefined;

/** Creates a finished video with a real film, in an account that all tests of a file share. */
export async function aSharedVideo(wish: VideoWish = {}, privacy: object = {}): Promise<Shared> {
  ownAccount ??= anAccount('Dana Whitfield');
  const account = await ownAccount;
  const files = await aFilm();
  const vtt = await putMedia(inject('productDataFolder'), 'films/story.vtt', Buffer.from(captions));
  const video: VideoWish = {
    title,
    description: 'The autumn push',
    createdAt: new Date('2026-03-04T12:00:00Z'),
    files: { ...files, vtt },
    draft: anOrder('off'),
    ...wish,
  };
  const [id = ''] = await inDatabase((db) => insertVideos(db, account.id, [video]));
  const slug = await inDatabase(async (db) => {
    const { rows } = await db.query<{ slug: string }>('select slug from videos where id = $1', [id]);
    return rows[0]?.slug ?? '';
  });
  if (Object.keys(privacy).length > 0) await change(account, id, privacy);
  return { id, slug, account };
}

async function change({ token }: TestAccount, id: string, body: object): Promise<void> {
  const response = await fetch(`${inject('productUrl')}/api/videos/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The video could not be changed: ${await response.text()}`);
}

interface Visit {
  as?: TestAccount;
  prepare?: (page: Page) => Promise<unknown>;
  browserOptions?: Parameters<TestBrowser['newPage']>[0];
}

/** Opens a watch page as a visitor or as a signed-in user. */
export async function visit(browser: TestBrowser, slug: string, { as, prepare, browserOptions }: Visit = {}) {
  const page = await browser.newPage({ ...browserOptions, ...(as && { localStorage: signedIn(as) }) });
  await prepare?.(page);
  await page.goto(`/watch/${slug}`);
  return page;
}

export const playerOf = (page: Pick<Page, 'locator'>) => {
  const video = page.locator('video');
  return {
    repeat: () =>
      video.evaluate((player: HTMLVideoElement) => {
        player.loop = true;
      }),
    isPaused: () => video.evaluate((player: HTMLVideoElement) => player.paused),
    isMuted: () => video.evaluate((player: HTMLVideoElement) => player.muted),
    atSec: () => video.evaluate((player: HTMLVideoElement) => player.currentTime),
    captions: () => video.evaluate((player: HTMLVideoElement) => player.textTracks[0]?.mode),
    seek: (sec: number) =>
      video.evaluate((player: HTMLVideoElement, to) => {
        player.currentTime = to;
      }, sec),
  };
};
