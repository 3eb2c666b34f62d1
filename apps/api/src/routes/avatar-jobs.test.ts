import { claimAvatarJob, completeAvatar, failAvatar } from '@herald/core/avatars';
import { newId } from '@herald/core/runtime';
import { aMember, aToken, aUser, type TestUser } from '@herald/core/testing';
import { readCharacterParams } from '@herald/media/person/read-character-params';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type FormFile, multipartForm } from '../testing/multipart-form.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const FILL_IN = 'Please fill in all required fields.';
const HINT = 'JPG, PNG, WebP, max 5MB';
const FIELDS = {
  description: 'a red-haired woman in a green blazer with round glasses in a bright kitchen',
  gender: 'female',
  appearance: 'caucasian',
  age: 'adult',
};

let api: TestApi;
let owner: TestUser;
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
beforeEach(async () => {
  owner = await aUser(api.core);
  token = await aToken(api.core, owner);
});
afterAll(() => api.close());

const product = (): Buffer => {
  const canvas = createCanvas(64, 64);
  canvas.getContext('2d').fillRect(8, 8, 40, 40);
  return canvas.toBuffer('image/png');
};
const productFile = (bytes = product()): FormFile => ({ name: 'bottle.png', type: 'image/png', bytes });

async function generate(changes: Record<string, string | FormFile | undefined> = {}, key?: string) {
  const entries = Object.entries({ ...FIELDS, productImage: productFile(), ...changes });
  const form = await multipartForm(
    Object.fromEntries(entries.filter((entry): entry is [string, string | FormFile] => entry[1] !== undefined)),
  );
  const headers = { ...form.headers, ...(key && { 'idempotency-key': key }) };
  return api.ask('POST /video-generation/generate-avatar', { token, body: form.body, headers });
}

const rows = async (query: string, values: unknown[] = []) => (await api.core.db.pool.query(query, values)).rows;
const jobsOf = async ({ accountId }: TestUser) => rows('select * from avatar_jobs where account_id = $1', [accountId]);
const sentJobs = async (id: string) =>
  rows("select data from pgboss.job where name = 'make-avatar' and data->>'avatarJobId' = $1", [id]);
const check = async (jobId: unknown, as = token) =>
  api.ask('POST /video-generation/check-status', { token: as, body: { jobId } });

async function finish(jobId: string): Promise<void> {
  const job = await claimAvatarJob(api.core, jobId);
  if (!job) throw new Error('The job is not waiting.');
  await completeAvatar(api.core, job, {
    kind: 'character',
    picture: { bytes: createCanvas(8, 8).toBuffer('image/jpeg'), format: 'jpeg' },
    params: readCharacterParams({ seed: 1 }),
    sceneHints: { setting: 'home' },
  });
}

describe('generating an avatar', () => {
  it('answers success, jobId and message, and keeps what was asked for', async () => {
    const { status, body } = await generate({ clothing: 'business', seed: '77' });
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'success',
      success: true,
      jobId: expect.any(String),
      message: 'Avatar generation started.',
    });
    const [job] = await jobsOf(owner);
    const { product_image_key: key, ...request } = job.request;
    expect(request).toEqual({ ...FIELDS, clothing: 'business', seed: 77 });
    expect(await api.core.storage.stat(key)).toMatchObject({ contentType: 'image/png' });
    expect(await sentJobs(body.jobId)).toEqual([{ data: { avatarJobId: body.jobId } }]);
  });

  it('draws another seed every time none is given', async () => {
    await generate();
    await generate();
    const [first, second] = await jobsOf(owner);
    expect(first.request.seed).not.toBe(second.request.seed);
  });

  it.each(['description', 'gender', 'appearance', 'age'])(`requires %s: "${FILL_IN}"`, async (field) => {
    for (const value of [undefined, '', '   ']) {
      const { status, body } = await generate({ [field]: value });
      expect([status, body.message, body.errors]).toEqual([422, FILL_IN, { [field]: ['This field is required.'] }]);
    }
    expect(await jobsOf(owner)).toEqual([]);
  });

  it('needs no product image', async () => {
    const { status, body } = await generate({ productImage: undefined });
    expect(status).toBe(200);
    const [job] = await jobsOf(owner);
    expect(job.request).not.toHaveProperty('product_image_key');
    await finish(job.id);
    const { body: done } = await check(body.jobId);
    expect(done).toMatchObject({ status: 'completed', data: { product_image_url: null } });
  });

  it('is refused without a form', async () => {
    const noForm = await api.ask('POST /video-generation/generate-avatar', { token, body: FIELDS });
    expect([noForm.status, noForm.body.message]).toEqual([422, FILL_IN]);
  });

  it.each([
    ['gender', 'other', 'female, male'],
    ['appearance', 'martian', 'caucasian, african, asian, hispanic, mixed, other'],
    ['age', '34', 'teen, young-adult, adult, middle-aged, mature'],
    ['clothing', 'none', 'casual, business, fitness, trendy, formal, creative'],
  ])('takes %s from its list only', async (field, value, choices) => {
    const { status, body } = await generate({ [field]: value });
    expect([status, body.errors]).toEqual([422, { [field]: [`Please choose one of: ${choices}.`] }]);
  });

  it.each(['-1', '1.5', 'abc', '4294967296'])('refuses the seed %s', async (seed) => {
    expect((await generate({ seed })).body.errors).toEqual({
      seed: ['A seed is a whole number from 0 to 4294967295.'],
    });
  });

  it('takes descriptions of up to 1000 characters', async () => {
    expect((await generate({ description: 'a'.repeat(1000) })).status).toBe(200);
    const { status, body } = await generate({ description: 'a'.repeat(1001) });
    expect([status, body.errors]).toEqual([422, { description: ['Please use at most 1000 characters.'] }]);
  });

  it.each<[string, Buffer, number]>([
    ['a renamed text', Buffer.from('This is no picture'), 415],
    ['a truncated JPG', createCanvas(200, 200).toBuffer('image/jpeg').subarray(0, 300), 415],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 415],
    ['a picture of more than 5MB', Buffer.concat([product(), Buffer.alloc(5 * 1024 * 1024)]), 413],
  ])('refuses %s as product image', async (_, bytes, expected) => {
    const { status, body } = await generate({ productImage: productFile(bytes) });
    expect([status, body.errors]).toEqual([expected, { productImage: [HINT] }]);
    expect(await jobsOf(owner)).toEqual([]);
  });

  it('refuses a product image of huge dimensions', async () => {
    const huge = Buffer.from(product());
    huge.writeUInt32BE(30_000, 16);
    huge.writeUInt32BE(30_000, 20);
    const { status, body } = await generate({ productImage: productFile(huge) });
    expect([status, body.errors.productImage?.[0]]).toEqual([422, expect.stringContaining('too many pixels')]);
  });

  it('starts one job for the same key sent 5 times in parallel', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => generate({}, 'click-1')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const ids = new Set(answers.map(({ body }) => body.jobId));
    expect(ids.size).toBe(1);
    expect(await jobsOf(owner)).toHaveLength(1);
    const again = await generate({}, 'click-1');
    expect(ids.has(again.body.jobId)).toBe(true);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect((await generate({}, 'click-2')).body.jobId).not.toBe(again.body.jobId);
  });

  it.each<[string, Record<string, string | FormFile | undefined>]>([
    ['description', { description: 'a man in a red sweater' }],
    ['file', { productImage: undefined }],
  ])('refuses the same key with another %s', async (_, changes) => {
    const first = await generate({}, 'click-1');
    const { status, body } = await generate(changes, 'click-1');
    expect([status, body.message]).toEqual([409, 'This Idempotency-Key was already used for another request.']);
    expect((await jobsOf(owner)).map(({ id }) => id)).toEqual([first.body.jobId]);
  });

  it('lets five be made at once and asks for patience then', async () => {
    for (let i = 0; i < 5; i++) expect((await generate()).status).toBe(200);
    const { status, body, headers } = await generate();
    expect([status, body.message]).toEqual([429, 'Please wait until your other avatars are finished.']);
    expect(headers['retry-after']).toBe('5');
    const [first] = await jobsOf(owner);
    await finish(first.id);
    expect((await generate()).status).toBe(200);
  });

  it('is for editors', async () => {
    token = await aToken(api.core, await aMember(api.core, owner, 'viewer'));
    expect((await generate()).status).toBe(403);
  });
});

describe('the status of an avatar', () => {
  it('is processing, then completed with its picture and its id', async () => {
    const { jobId } = (await generate()).body;
    const before = await check(jobId);
    expect(before.body).toMatchObject({ status: 'processing', success: true });
    expect(before.body.data).toMatchObject({ url: null, public_url: null, avatar_id: null, error: null });
    await finish(jobId);
    const { body } = await check(jobId);
    expect(body).toMatchObject({ status: 'completed', success: true });
    expect(body.data.url).toMatch(/^\/api\/media\/accounts\/.+\.jpg\?expires=\d+&signature=/);
    expect(body.data.public_url).toBe(`http://localhost:3000${body.data.url}`);
    for (const url of [body.data.url, body.data.product_image_url]) {
      expect((await api.app.inject({ url: String(url) })).statusCode).toBe(200);
    }
    const avatar = (await api.ask(`GET /a2e/avatars/${body.data.avatar_id}`, { token })).body.data;
    expect(avatar).toMatchObject({
      name: 'Red-haired woman in a green blazer with round',
      description: FIELDS.description,
      gender: 'female',
      age: 'adult',
      appearance: 'caucasian',
      kind: 'character',
      is_own: true,
      scene_hints: { setting: 'home' },
      product_image_url: body.data.product_image_url,
    });
  });

  it('is failed with the error', async () => {
    const { jobId } = (await generate()).body;
    await failAvatar(api.core, jobId);
    const { status, body } = await check(jobId);
    expect([status, body.status, body.success]).toEqual([200, 'failed', false]);
    expect(body.data.error).toBe('Avatar generation failed. Please try again.');
  });

  it('is failed when nobody finished it', async () => {
    const { jobId } = (await generate()).body;
    api.clock.advance({ minutes: 11 });
    token = await aToken(api.core, owner);
    expect((await check(jobId)).body).toMatchObject({
      status: 'failed',
      data: { error: 'Avatar generation took too long. Please try again.' },
    });
    expect(await claimAvatarJob(api.core, jobId)).toBeUndefined();
  });

  it('is told to the team of the account and to nobody else', async () => {
    const { jobId } = (await generate()).body;
    const viewer = await aToken(api.core, await aMember(api.core, owner, 'viewer'));
    expect((await check(jobId, viewer)).status).toBe(200);
    const stranger = await aToken(api.core, await aUser(api.core));
    expect((await check(jobId, stranger)).status).toBe(404);
    expect((await check(newId(api.core))).status).toBe(404);
    expect((await check('1')).status).toBe(422);
  });
});
