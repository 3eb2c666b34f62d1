import { claimAvatarJob, readAvatarJob, rescueAvatarJobs, startAvatar } from '@herald/core/avatars';
import type { RunningJob } from '@herald/core/queue';
import { anActor, aUser, createTestCore, databaseOutage, type TestCore } from '@herald/core/testing';
import { EngineError } from '@herald/media/engine-error';
import type { MadeAvatar } from '@herald/media/engines/image-engine';
import { readCharacterParams } from '@herald/media/person/read-character-params';
import { openProviders, type Providers, talkingFace } from '@herald/providers';
import { replaceParts } from '@herald/providers/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeAvatar } from './make-avatar.ts';

const local = await openProviders();
const FIELDS = {
  description: 'a man in a navy suit',
  gender: 'male',
  appearance: 'caucasian',
  age: 'adult',
  seed: '5',
};
const PICTURE = { bytes: new Uint8Array([1, 2, 3]), format: 'jpeg', widthPx: 1, heightPx: 1 } as const;

let test: TestCore;
beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
});
afterAll(() => test.close());

async function anOrderedAvatar() {
  const user = await aUser(test.core);
  const actor = await anActor(test.core, user);
  const productImage = { bytes: PICTURE.bytes, format: 'png', widthPx: 1, heightPx: 1, name: 'product' } as const;
  const { jobId } = await startAvatar(test.core, actor, { fields: FIELDS, productImage });
  const state = () => readAvatarJob(test.core, actor, jobId);
  const avatarsOfAccount = async () =>
    (await test.core.db.pool.query('select id from avatars where account_id = $1', [user.accountId])).rows;
  return { jobId, state, avatarsOfAccount };
}

function run(avatarJobId: string, more: Partial<RunningJob<'make-avatar'>> = {}): RunningJob<'make-avatar'> {
  return { id: avatarJobId, payload: { avatarJobId }, retryCount: 0, signal: new AbortController().signal, ...more };
}

/** The engines, with a brush of our own that paints otherwise. */
function withImage(paint: () => Promise<MadeAvatar>): Providers {
  const drawnBy = local.image.drawers().own;
  const avatar = async () => ({ ...(await talkingFace(local.portrait, await paint())), drawnBy });
  return replaceParts(local, { image: { ...local.image, avatar } });
}
const drawn = async (): Promise<MadeAvatar> => ({
  picture: PICTURE,
  params: readCharacterParams({ seed: 5 }),
  sceneHints: {},
});

describe('making an avatar', () => {
  it('draws the described person, keeps the picture and completes the job', async () => {
    const { jobId, state } = await anOrderedAvatar();
    await makeAvatar(test.core, local, run(jobId));
    const { job, avatar } = await state();
    expect(job).toMatchObject({ status: 'completed', error: null, avatarId: jobId });
    expect(avatar).toMatchObject({ kind: 'character', type: 'custom', productImageKey: job.request.product_image_key });
    expect(avatar?.params).toMatchObject({ gender: 'male', garment: { kind: 'blazer-shirt', color: '#22304f' } });
    const stored = await test.core.storage.stat(avatar?.pictureKey ?? '');
    expect(stored?.contentType).toBe('image/jpeg');
    expect(stored?.sizeBytes).toBeGreaterThan(20_000);
  });

  it('that was made before is not made again', async () => {
    const { jobId, avatarsOfAccount } = await anOrderedAvatar();
    const made = { count: 0 };
    const counting = withImage(async () => {
      made.count++;
      return drawn();
    });
    await makeAvatar(test.core, counting, run(jobId));
    await makeAvatar(test.core, counting, run(jobId, { retryCount: 1 }));
    expect(made.count).toBe(1);
    expect(await avatarsOfAccount()).toHaveLength(1);
  });

  it('goes on after a worker was killed at any moment, and there is one avatar', async () => {
    const { jobId, state, avatarsOfAccount } = await anOrderedAvatar();
    const { core } = test;
    const lostAt = [
      { ...core, storage: { ...core.storage, put: dies } },
      { ...core, db: { ...core.db, transaction: dies } },
    ];
    for (const [retryCount, dying] of lostAt.entries()) {
      await expect(makeAvatar(dying, withImage(drawn), run(jobId, { retryCount }))).rejects.toThrow('killed');
      expect((await state()).job.status).toBe('processing');
    }
    await makeAvatar(core, withImage(drawn), run(jobId, { retryCount: 2 }));
    expect((await state()).job.status).toBe('completed');
    expect(await avatarsOfAccount()).toEqual([{ id: jobId }]);
  });

  it('by two workers at once gives one avatar', async () => {
    const { jobId, state, avatarsOfAccount } = await anOrderedAvatar();
    await Promise.all([1, 2, 3].map(() => makeAvatar(test.core, withImage(drawn), run(jobId))));
    expect((await state()).job.status).toBe('completed');
    expect(await avatarsOfAccount()).toHaveLength(1);
  });

  it('is tried three times, then its owner is told', async () => {
    const { jobId, state } = await anOrderedAvatar();
    const broken = withImage(async () => {
      throw new Error('out of paint at /srv/secret');
    });
    for (const retryCount of [0, 1]) {
      await expect(makeAvatar(test.core, broken, run(jobId, { retryCount }))).rejects.toThrow('out of paint');
      expect((await state()).job.status).toBe('processing');
    }
    await makeAvatar(test.core, broken, run(jobId, { retryCount: 2 }));
    expect((await state()).job).toMatchObject({
      status: 'failed',
      error: 'Avatar generation failed. Please try again.',
    });
  });

  it('tells at once what is wrong with the order itself', async () => {
    const { jobId, state } = await anOrderedAvatar();
    const refusing = withImage(async () => {
      throw new EngineError('input_refused', 'This description is not allowed.');
    });
    await makeAvatar(test.core, refusing, run(jobId));
    expect((await state()).job).toMatchObject({ status: 'failed', error: 'This description is not allowed.' });
  });

  it('that lost its job gets another one, and ends when nobody finished it in time', async () => {
    const { jobId, state } = await anOrderedAvatar();
    const jobs = async () =>
      (await test.core.db.pool.query(`select state from pgboss.job where data ->> 'avatarJobId' = $1`, [jobId])).rows;
    await test.core.db.pool.query(`update pgboss.job set state = 'failed' where data ->> 'avatarJobId' = $1`, [jobId]);
    await Promise.all([1, 2, 3, 4].map(() => rescueAvatarJobs(test.core)));
    expect(await jobs()).toEqual([{ state: 'failed' }, { state: 'created' }]);
    test.clock.advance({ minutes: 11 });
    await rescueAvatarJobs(test.core);
    const { rows } = await test.core.db.pool.query('select status, error from avatar_jobs where id = $1', [jobId]);
    expect(rows).toEqual([{ status: 'failed', error: 'Avatar generation took too long. Please try again.' }]);
    expect((await state()).job.status).toBe('failed');
  });

  it('survives a database that is away when the job begins', async () => {
    const { jobId, state } = await anOrderedAvatar();
    const outage = await databaseOutage(inject('databaseServerUrl'), test.databaseUrl);
    const making = makeAvatar(test.core, withImage(drawn), run(jobId));
    await expect(test.core.db.ping()).rejects.toThrow();
    await outage.end();
    await making;
    expect((await state()).job.status).toBe('completed');
  });

  it('is left to the next worker when this one stops', async () => {
    const { jobId, state } = await anOrderedAvatar();
    const signal = AbortSignal.abort(new Error('The worker is stopping'));
    await expect(makeAvatar(test.core, local, run(jobId, { signal, retryCount: 2 }))).rejects.toThrow('stopping');
    expect((await state()).job.status).toBe('processing');
    expect(await claimAvatarJob(test.core, jobId)).toBeDefined();
  });
});

const dies = async (): Promise<never> => {
  throw new Error('killed');
};
