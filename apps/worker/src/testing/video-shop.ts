import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { draftContent, type VideoOutput } from '@herald/contract/draft';
import type { Core } from '@herald/core';
import { speakScript } from '@herald/core/audio';
import type { Actor } from '@herald/core/identity';
import { authenticate } from '@herald/core/people';
import { systemClock } from '@herald/core/runtime';
import { diskStorage, type Storage } from '@herald/core/storage';
import { aToken, aUser, createTestCore, findStoredVideo, type TestCore } from '@herald/core/testing';
import { getVideo, type StoredVideo, startVideo } from '@herald/core/videos';
import { openProviders, type Providers } from '@herald/providers';

export interface VideoShop extends TestCore {
  providers: Providers;
  workFolder: string;
  storageRoot: string;
  actor: Actor;
  /** Orders a small video in which this is said, by somebody of the library. */
  order(text?: string, output?: Partial<VideoOutput>, avatarId?: string): Promise<string>;
  /** The first video of somebody new. */
  orderAsNewcomer(): Promise<string>;
  read(videoId: string): Promise<StoredVideo>;
  /** Waits until a video looks like this. */
  until(videoId: string, isTrue: (video: StoredVideo) => boolean): Promise<StoredVideo>;
  /** Everything that is stored for a video. */
  stored(videoId: string): Promise<string[]>;
  /** Folders of videos that are being made. */
  workFolders(): Promise<string[]>;
}

export const SHORT_TEXT = 'Big news.';
/** Most of what is waited for takes seconds. */
const LOOK_EVERY_MS = 150;

/** Somebody with an unlimited plan who orders videos, on real time, with the real engines. */
export async function openVideoShop(
  serverUrl: string,
  behind: (disk: Storage) => Storage = (disk) => disk,
): Promise<VideoShop> {
  const root = await mkdtemp(join(tmpdir(), 'herald-worker-test-'));
  const [workFolder, storageRoot] = [join(root, 'work'), join(root, 'media')];
  const test = await createTestCore(serverUrl, { clock: systemClock, storage: behind(diskStorage(storageRoot)) });
  const { core } = test;
  const providers = await openProviders();
  const actor = await aCustomer(core);
  const read = async (videoId: string): Promise<StoredVideo> => (await getVideo(core, actor, videoId)).video;
  return {
    ...test,
    providers,
    workFolder,
    storageRoot,
    actor,
    read,
    order: (text = SHORT_TEXT, output = {}, avatarId = 'emma') =>
      order(test, providers, actor, { text, output, avatarId }),
    orderAsNewcomer: async () =>
      order(test, providers, await aCustomer(core), { text: SHORT_TEXT, output: {}, avatarId: 'emma' }),
    async until(videoId, isTrue) {
      for (let tries = 0; tries < 2400; tries++) {
        const video = await findStoredVideo(core, actor, videoId).catch(() => undefined);
        if (video && isTrue(video)) return video;
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
      throw new Error(`It never happened: ${JSON.stringify(await read(videoId))}`);
    },
    async stored(videoId) {
      const folder = `accounts/${actor.accountId}/videos/${videoId}/`;
      const names: string[] = [];
      for await (const { key } of core.storage.list(folder)) names.push(key.slice(key.lastIndexOf('/') + 1));
      return names;
    },
    workFolders: () => readdir(workFolder).catch(() => []),
    async close() {
      await test.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

async function aCustomer(core: Core): Promise<Actor> {
  const user = await aUser(core, { planSlugs: ['UNLIMITED'] });
  const actor = await authenticate(core, await aToken(core, user));
  if (!actor) throw new Error('Nobody is signed in.');
  return actor;
}

async function order(
  { core }: TestCore,
  { speech }: Providers,
  actor: Actor,
  { text, output: wishes, avatarId }: { text: string; output: Partial<VideoOutput>; avatarId: string },
): Promise<string> {
  const voice = { country: 'en', region: 'US', voiceId: 'flite:slt:f-young', rate: 1.5 };
  const clip = await speakScript(core, actor, { text, ...voice }, speech);
  const draft = draftContent.parse({
    avatar: { avatarType: 'library', selectedAvatarId: avatarId },
    voice: { ttsText: text, audioId: clip.id },
    background: { setting: 'color' },
    output: { aspect_ratio: '1:1', captions: 'minimal', ...wishes },
  });
  const { avatar, voice: voiceGroup, background, output } = draft;
  const body = { title: 'News', avatar_data: avatar, voice_data: voiceGroup, background_data: background, output };
  return (await startVideo(core, actor, body)).id;
}
