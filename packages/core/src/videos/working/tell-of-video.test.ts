import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { unsubscribe } from '../../preferences/index.ts';
import {
  aClaimedVideo,
  aUser,
  changeStatus,
  createTestCore,
  type TestCore,
  type TestUser,
} from '../../testing/index.ts';
import { completeVideo, failVideo } from './finish-video.ts';

let test: TestCore;
let user: TestUser;

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
  test.mailer.hasTransport = true;
});
beforeEach(async () => {
  user = await aUser(test.core);
  await test.core.db.pool.query('update users set email_verified_at = now() where id = $1', [user.id]);
});
afterAll(() => test.close());

const made = {
  files: { video: 'v', poster: 'p', preview: 'g', vtt: 't', srt: 's', report: 'r' },
  durationSec: 11.9,
  sizeBytes: 1234,
  storedBytes: 2345,
  transcript: 'What was said.',
};
const mails = async () =>
  (await test.mails.list()).filter(({ kind, to }) => kind === 'video_complete' && to === user.email);

it('mails who ordered a video once when it is ready', async () => {
  const claimed = await aClaimedVideo(test.core, user);
  await completeVideo(test.core, claimed, made);
  await completeVideo(test.core, claimed, made);
  expect(await mails()).toMatchObject([
    { kind: 'video_complete', subject: expect.stringMatching(/^Your video “.+” is ready$/) },
  ]);
});

it('says nothing of a video that failed', async () => {
  const claimed = await aClaimedVideo(test.core, user);
  await failVideo(test.core, claimed, { stage: 'drawing', reason: 'It is broken.', next_step: 'Try again.' });
  expect(await mails()).toEqual([]);
});

it('stops with the link in the mail', async () => {
  await completeVideo(test.core, await aClaimedVideo(test.core, user), made);
  const [mail] = await mails();
  await unsubscribe(test.core, new URL(mail?.body.unsubscribe ?? '').searchParams.get('token') ?? '');
  await completeVideo(test.core, await aClaimedVideo(test.core, user), made);
  expect(await mails()).toHaveLength(1);
});

it('leaves suspended people alone', async () => {
  const claimed = await aClaimedVideo(test.core, user);
  await changeStatus(test.core, user.id, 'suspended');
  await completeVideo(test.core, claimed, made);
  expect(await mails()).toEqual([]);
});
