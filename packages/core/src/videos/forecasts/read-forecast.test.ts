import { type DraftContent, draftContent } from '@herald/contract/draft';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  aClaimedVideo,
  aCompletedVideo,
  anActor,
  anOrderedVideo,
  aUser,
  createTestCore,
  type TestCore,
  type TestUser,
} from '../../testing/index.ts';
import { getVideo } from '../library/get-video.ts';
import { cancelVideo } from '../ordering/cancel-video.ts';
import { estimateVideo } from '../ordering/estimate-video.ts';
import { completeVideo } from '../working/finish-video.ts';
import { saveFirstMeasurement } from './estimate-work.ts';

let test: TestCore;
let user: TestUser;

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
  user = await aUser(test.core, { planSlugs: ['UNLIMITED'] });
});
afterAll(() => test.close());

const forecastOf = async (videoId: string, owner = user) => (await getVideo(test.core, owner, videoId)).forecast;
const made = {
  files: { video: 'v', poster: 'p', preview: 'g', vtt: 't', srt: 's', report: 'r' },
  durationSec: 12,
  sizeBytes: 1,
  storedBytes: 1,
  transcript: '',
};
const draft = draftContent.parse({});
const estimate = async (owner: TestUser) => estimateVideo(test.core, await anActor(test.core, owner), draft, 12);

describe('the forecast', () => {
  it('knows places before it knows times', async () => {
    const { id } = await anOrderedVideo(test.core, user);
    expect(await forecastOf(id)).toEqual({ queuePosition: 1, etaSec: null });
    expect(await estimate(user)).toMatchObject({ durationSec: 12, etaSec: null, queuePosition: 2 });
    await cancelVideo(test.core, await anActor(test.core, user), id);
  });

  it('uses the first measurement until a real video is made', async () => {
    const size = { performer: 'character', pixels: 720 * 1280, durationSec: 12 } as const;
    await saveFirstMeasurement(test.core, { ...size, prepareSec: 4, drawSec: 12, finishSec: 4 });
    expect(await estimate(user)).toMatchObject({ etaSec: 20 });
    const claimed = await aClaimedVideo(test.core, user);
    test.clock.advance({ seconds: 6 });
    const times = { prepareSec: 2, drawSec: 3, finishSec: 1 };
    await completeVideo(test.core, claimed, { ...made, times });
    expect(await estimate(user)).toMatchObject({ etaSec: 6, queuePosition: 1 });
    const { id } = await anOrderedVideo(test.core, user);
    expect(await forecastOf(id)).toEqual({ queuePosition: 1, etaSec: 6 });
  });

  it('tells the size of the file from films that were made, by the coding of the next', async () => {
    const films = await aUser(test.core, { planSlugs: ['UNLIMITED'] });
    const actor = await anActor(test.core, films);
    const sizeOf = async (output: Partial<DraftContent['output']>) =>
      (await estimateVideo(test.core, actor, { ...draft, output: { ...draft.output, ...output } }, 12)).sizeBytes ?? 0;
    await completeVideo(test.core, await aClaimedVideo(test.core, films), { ...made, sizeBytes: 2_000_000 });
    await completeVideo(test.core, await aClaimedVideo(test.core, films), { ...made, sizeBytes: 2_000_000 });
    expect(await sizeOf({})).toBeCloseTo(2_000_000);
    expect(await sizeOf({ video_quality: 'standard' })).toBeLessThan(1_600_000);
    expect(await sizeOf({ video_quality: 'best' })).toBeGreaterThan(2_600_000);
    expect(await sizeOf({ audio_bitrate: 'best' })).toBeCloseTo(2_000_000 + (12 * 64_000) / 8);
  });

  it('puts the next video of another account before the second of the same account, and a first film before all', async () => {
    const second = await anOrderedVideo(test.core, user);
    const other = await aUser(test.core);
    await aCompletedVideo(test.core, other);
    expect(await estimate(other)).toMatchObject({ queuePosition: 2 });
    const next = await anOrderedVideo(test.core, other);
    expect(await forecastOf(next.id, other)).toMatchObject({ queuePosition: 2 });
    expect(await forecastOf(second.id)).toMatchObject({ queuePosition: 3 });
    const newcomer = await aUser(test.core);
    expect(await estimate(newcomer)).toMatchObject({ queuePosition: 1 });
    const first = await anOrderedVideo(test.core, newcomer);
    expect(await forecastOf(first.id, newcomer)).toMatchObject({ queuePosition: 1 });
  });
});
