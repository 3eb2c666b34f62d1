import { readAvatarJob, startAvatar } from '@herald/core/avatars';
import type { RunningJob } from '@herald/core/queue';
import { anActor, aUser, createTestCore, type TestCore } from '@herald/core/testing';
import { openProviders, type Providers } from '@herald/providers';
import {
  aPictureOfNobody,
  aTalkingPicture,
  openOpenaiImagesDouble,
  type PictureDouble,
  pictureManner,
} from '@herald/providers/testing';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { makeAvatar } from './make-avatar.ts';

const KEY = 'sk-of-this-installation';
const FIELDS = {
  description: 'a man in a navy suit',
  gender: 'male',
  appearance: 'caucasian',
  age: 'adult',
  seed: '5',
};

let test: TestCore;
let service: PictureDouble;
let providers: Providers;

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
  service = await openOpenaiImagesDouble();
  const { baseUrl } = service;
  const hosted = {
    wire: 'openai-images',
    title: 'OpenAI Images',
    name: 'openai',
    baseUrl,
    key: KEY,
    model: 'gpt-image-2.5-sunburst',
  };
  providers = await openProviders({ services: [hosted] });
});
afterAll(async () => {
  await service.close();
  await test.close();
});
beforeEach(() => {
  service.manner = { ...pictureManner(), key: KEY };
  service.asked.length = 0;
});

async function anOrderedAvatar(fields: Record<string, string> = {}) {
  const user = await aUser(test.core);
  const actor = await anActor(test.core, user);
  const bytes = await aPictureOfNobody();
  const productImage = { bytes, format: 'jpeg', widthPx: 600, heightPx: 800, name: 'product' } as const;
  const { jobId } = await startAvatar(test.core, actor, { fields: { ...FIELDS, ...fields }, productImage });
  const files = async () => {
    const keys: string[] = [];
    for await (const { key } of test.core.storage.list(`accounts/${user.accountId}/avatars/`)) keys.push(key);
    return keys;
  };
  return { jobId, state: () => readAvatarJob(test.core, actor, jobId), files };
}

function run(avatarJobId: string, more: Partial<RunningJob<'make-avatar'>> = {}): RunningJob<'make-avatar'> {
  return { id: avatarJobId, payload: { avatarJobId }, retryCount: 0, signal: new AbortController().signal, ...more };
}

const dies = async (): Promise<never> => {
  throw new Error('killed');
};

it('a service draws the person with the product, and the photo talks', async () => {
  const { jobId, state, files } = await anOrderedAvatar({ aspect_ratio: '16:9' });
  await makeAvatar(test.core, providers, run(jobId));
  const { job, avatar } = await state();
  expect(job).toMatchObject({ status: 'completed', request: { drawn_by: 'OpenAI Images' } });
  expect(job.request).not.toHaveProperty('instead_reason');
  expect(avatar).toMatchObject({
    ...{ kind: 'photo', params: null, points: { version: expect.anything() } },
    ...{ drawnBy: 'OpenAI Images', consent: { text: expect.stringMatching(/^This face is made up\./) } },
  });
  expect(service.asked).toMatchObject([
    {
      path: '/v1/images/edits',
      fields: { size: '1536x1024', image: expect.stringMatching(/^image\/jpeg, \d+ bytes$/) },
    },
  ]);
  expect(await files()).toEqual([avatar?.pictureKey]);
});

it('Herald draws where the service cannot, and says why without the key', async () => {
  service.manner.fault = (response) => response.writeHead(500).end(`{"error":{"message":"Out of paint, ${KEY}"}}`);
  const { jobId, state } = await anOrderedAvatar();
  await makeAvatar(test.core, providers, run(jobId));
  const { job, avatar } = await state();
  expect(avatar).toMatchObject({ kind: 'character', drawnBy: 'Herald', consent: null });
  expect(job.request).toMatchObject({
    drawn_by: 'Herald',
    instead_reason: 'OpenAI Images said: Out of paint, …',
  });
});

it('Herald draws where the face of the service cannot talk', async () => {
  service.manner.picture = aPictureOfNobody;
  const { jobId, state } = await anOrderedAvatar();
  await makeAvatar(test.core, providers, run(jobId));
  const { job, avatar } = await state();
  expect([avatar?.kind, service.asked.length]).toEqual(['character', 2]);
  expect(job.request.instead_reason).toMatch(/^The face that OpenAI Images drew cannot talk\. No face was found/);
});

it('Herald draws for whoever wants that, and no service is asked', async () => {
  const { jobId, state } = await anOrderedAvatar({ own_drawing: 'yes' });
  await makeAvatar(test.core, providers, run(jobId));
  expect((await state()).avatar?.kind).toBe('character');
  expect(service.asked).toEqual([]);
});

it('a refused description fails in the words of the service', async () => {
  const body = '{"error":{"code":"moderation_blocked","message":"Your request was rejected."}}';
  service.manner.fault = (response) => response.writeHead(400).end(body);
  const { jobId, state } = await anOrderedAvatar();
  await makeAvatar(test.core, providers, run(jobId));
  expect((await state()).job).toMatchObject({
    status: 'failed',
    error: 'OpenAI Images said: Your request was rejected.',
  });
});

it('a worker that dies while the service works orders one more picture, and there is one avatar', async () => {
  const { jobId, state, files } = await anOrderedAvatar();
  const killed = new AbortController();
  service.manner.fault = () => killed.abort(new Error('killed'));
  await expect(makeAvatar(test.core, providers, run(jobId, { signal: killed.signal }))).rejects.toThrow('killed');
  delete service.manner.fault;
  await makeAvatar(test.core, providers, run(jobId, { retryCount: 1 }));
  expect((await state()).job).toMatchObject({ status: 'completed', avatarId: jobId });
  expect([service.asked.length, (await files()).length]).toEqual([2, 1]);
});

it('a worker that dies twice while the service works leaves the drawing to Herald', async () => {
  const { jobId, state } = await anOrderedAvatar();
  await makeAvatar(test.core, providers, run(jobId, { retryCount: 2 }));
  expect((await state()).avatar?.kind).toBe('character');
  expect(service.asked).toEqual([]);
});

it('a picture that was drawn is not ordered again after its worker died', async () => {
  const { jobId, state } = await anOrderedAvatar();
  const { core } = test;
  const put: typeof core.storage.put = (key, ...rest) =>
    key.endsWith('.drawn') ? core.storage.put(key, ...rest) : dies();
  const dying = { ...core, storage: { ...core.storage, put } };
  for (const retryCount of [0, 1]) {
    await expect(makeAvatar(dying, providers, run(jobId, { retryCount }))).rejects.toThrow('killed');
  }
  service.manner.picture = () => aTalkingPicture({ format: 'png' });
  await makeAvatar(core, providers, run(jobId, { retryCount: 1 }));
  const { avatar } = await state();
  expect([avatar?.kind, avatar?.pictureKey.endsWith('.jpg'), service.asked.length]).toEqual(['photo', true, 1]);
});
