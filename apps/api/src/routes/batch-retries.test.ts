import { rescueBatches } from '@herald/core/batches';
import { aMember, anOrderedVideo, aToken, aUser, finishAsFilm, type TestUser } from '@herald/core/testing';
import { claimVideo, failVideo } from '@herald/core/videos';
import { EngineError } from '@herald/media/engine-error';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type BatchCalls, batchCalls } from '../testing/batch-calls.ts';
import { runOnce, runToEnd, waitingVideos } from '../testing/batch-runs.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let owner: TestUser;
let at: BatchCalls;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());
beforeEach(async () => {
  owner = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
  at = await batchCalls(api, await aToken(api.core, owner));
});

describe('trying again', () => {
  const failing = (may_pass: boolean) => ({ stage: 'drawing', reason: 'No disk.', next_step: '', may_pass }) as const;

  it('makes only what failed and may work, and three times at most', async () => {
    const id = await at.started(at.variants(['One.', 'Two.', 'Three.']));
    const fates = ['works', 'may pass', 'must be mended'];
    await runToEnd(api, id, (claimed) => {
      const fate = fates.shift();
      if (fate === 'works') return finishAsFilm(api.core, claimed);
      return failVideo(api.core, claimed, failing(fate === 'may pass'));
    });
    expect(await at.batch(id)).toMatchObject({ status: 'partial', may_retry: 1, must_mend: 1 });
    const videos = (await at.items(id)).map(({ video_id }) => video_id);
    for (const retry of [1, 2, 3]) {
      expect((await at.post(`/batch-jobs/${id}/retry-failed`)).body.data).toMatchObject({ status: 'running' });
      await runToEnd(api, id, (claimed) => {
        expect(claimed.videoId).toBe(videos[1]);
        return failVideo(api.core, claimed, failing(true));
      });
      expect((await at.items(id))[1]).toMatchObject({ retries: retry, status: 'failed' });
    }
    expect(await at.batch(id)).toMatchObject({ may_retry: 0, must_mend: 2 });
    const { status, body } = await at.post(`/batch-jobs/${id}/retry-failed`);
    expect([status, body.message]).toEqual([409, 'No film of this batch can be tried again as it is.']);
    expect((await at.items(id)).map(({ video_id }) => video_id)).toEqual(videos);
  });

  it('makes one film alone where it is asked for one, and none of another batch', async () => {
    const [id, other] = [await at.started(at.variants(['One.', 'Two.'])), await at.started(at.variants(['Three.']))];
    for (const batch of [id, other]) {
      await runToEnd(api, batch, (claimed) => failVideo(api.core, claimed, failing(true)));
    }
    const [, second] = await at.items(id);
    const [foreign] = await at.items(other);
    expect((await at.post(`/batch-jobs/${id}/retry-failed?item=${foreign?.id}`)).status).toBe(409);
    await at.post(`/batch-jobs/${id}/retry-failed?item=${second?.id}`);
    expect((await at.items(id)).map(({ status }) => status)).toEqual(['failed', 'waiting']);
    await runToEnd(api, id);
    expect(await at.batch(id)).toMatchObject({ status: 'partial', counts: { finished: 1, failed: 1 }, may_retry: 1 });
  });

  it('ends complete when everything has worked in the end', async () => {
    const id = await at.started(at.variants(['One.']));
    await runToEnd(api, id, (claimed) => failVideo(api.core, claimed, failing(true)));
    expect((await at.batch(id)).status).toBe('failed');
    await at.post(`/batch-jobs/${id}/retry-failed`);
    await runToEnd(api, id);
    expect(await at.batch(id)).toMatchObject({ status: 'complete', counts: { finished: 1 } });
  });
});

describe('a batch that was cancelled', () => {
  it('goes on with the films that it lacks, by the slots there are', async () => {
    const id = await at.started(at.variants(['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.']));
    await runOnce(api, id);
    const [first] = await waitingVideos(api, id);
    const claimed = await claimVideo(api.core, first ?? '');
    if (claimed) await finishAsFilm(api.core, claimed);
    await at.post(`/batch-jobs/${id}/cancel`);
    expect(await at.batch(id)).toMatchObject({ counts: { finished: 1, cancelled: 5 }, may_retry: 5, must_mend: 0 });
    expect((await at.post(`/batch-jobs/${id}/retry-failed`)).body.data).toMatchObject({
      ...{ status: 'running', finished_at: null, may_retry: 0 },
      counts: { finished: 1, waiting: 5, cancelled: 0 },
    });
    await runToEnd(api, id);
    expect(await at.batch(id)).toMatchObject({ status: 'complete', counts: { finished: 6 } });
    const [{ count }] = await at.sql('select count(*)::int from videos where batch_id = $1', [id]);
    expect([count, (await at.items(id)).map(({ retries }) => retries)]).toEqual([6, Array(6).fill(0)]);
  });

  it('makes one of them alone, and stays as far as it is with the others', async () => {
    const id = await at.started(at.variants(['One.', 'Two.']));
    await at.post(`/batch-jobs/${id}/cancel`);
    const [, second] = await at.items(id);
    await at.post(`/batch-jobs/${id}/retry-failed?item=${second?.id}`);
    await runToEnd(api, id);
    expect(await at.batch(id)).toMatchObject({
      status: 'partial',
      counts: { finished: 1, cancelled: 1 },
      may_retry: 1,
    });
  });

  it('waits where as many run as may, and makes all films of one that was to be watched first', async () => {
    const id = await at.started(at.variants(['One.', 'Two.']));
    await at.sql('update batches set is_held = true where id = $1', [id]);
    await at.post(`/batch-jobs/${id}/cancel`);
    await at.sql(
      `insert into batches (id, account_id, name, kind, status, created_at)
       select gen_random_uuid(), account_id, 'Other', 'matrix', 'running', now() from batches, generate_series(1, 10) where id = $1`,
      [id],
    );
    const { status, body } = await at.post(`/batch-jobs/${id}/retry-failed`);
    expect([status, body.message]).toEqual([409, expect.stringContaining('are running already')]);
    await at.sql(`update batches set status = 'complete' where name = 'Other'`);
    await at.post(`/batch-jobs/${id}/retry-failed`);
    await runToEnd(api, id);
    expect(await at.batch(id)).toMatchObject({ status: 'complete', is_held: false, counts: { finished: 2 } });
  });
});

describe('what changes while a batch runs', () => {
  it('a person who left the team ends it with that reason, and another one can go on', async () => {
    const editor = await aMember(api.core, owner, 'editor');
    at = await batchCalls(api, await aToken(api.core, editor));
    const id = await at.started(at.variants(['One.', 'Two.']));
    await at.sql('delete from memberships where user_id = $1', [editor.id]);
    await runToEnd(api, id);
    const reasons = (await at.sql('select failure from batch_items where batch_id = $1', [id])).map(
      ({ failure }) => failure,
    );
    expect(reasons).toEqual(Array(2).fill({ kind: 'again', reason: expect.stringContaining('may not make videos') }));
    at = await batchCalls(api, await aToken(api.core, owner));
    await at.post(`/batch-jobs/${id}/retry-failed`);
    await runToEnd(api, id);
    expect((await at.batch(id)).status).toBe('complete');
  });

  it('slots that others took, and a plan that ended, are said for each film', async () => {
    const free = await aUser(api.core, { planSlugs: ['FE'] });
    at = await batchCalls(api, await aToken(api.core, free));
    const id = await at.started(at.variants(['One.', 'Two.', 'Three.']));
    await anOrderedVideo(api.core, free);
    await runToEnd(api, id);
    expect(await at.batch(id)).toMatchObject({ status: 'partial', counts: { finished: 2, failed: 1 }, may_retry: 1 });
    expect((await at.items(id))[2]?.failure?.reason).toContain('3 videos');
    await at.sql('delete from user_plans where user_id = $1', [free.id]);
    await at.post(`/batch-jobs/${id}/retry-failed`);
    await runToEnd(api, id);
    expect((await at.items(id))[2]?.failure?.reason).toMatch(/plan/);
  });

  it('a worker that died between a film and its note leaves neither a second film nor a lost one', async () => {
    const id = await at.started(at.variants(['One.', 'Two.']));
    await runOnce(api, id);
    // As if a retry had put the film into the queue, and the note of it was lost.
    await at.sql(`update batch_items set status = 'waiting' where batch_id = $1`, [id]);
    // And as if the worker had died with its lease.
    await at.sql(`update batches set leased_until = now() + interval '1 minute' where id = $1`, [id]);
    await runOnce(api, id);
    expect((await at.batch(id)).counts.waiting).toBe(2);
    const [{ count: again }] = await at.sql(
      `select count(*)::int from pgboss.job where name = 'run-batch' and data ->> 'batchId' = $1 and start_after > now()`,
      [id],
    );
    expect(again).toBe(1);
    await at.sql(`update batches set leased_until = now() - interval '1 second' where id = $1`, [id]);
    await runToEnd(api, id);
    expect(await at.batch(id)).toMatchObject({ status: 'complete', counts: { finished: 2 } });
    const [{ count }] = await at.sql('select count(*)::int from videos where batch_id = $1', [id]);
    expect(count).toBe(2);
  });

  it('a voice that is away is asked again for a while, and one that ended is not', async () => {
    const id = await at.started(at.variants(['One.']));
    const away = () => Promise.reject(new EngineError('unavailable', 'The voice is away.'));
    await expect(runOnce(api, id, { speak: away })).rejects.toThrow('The voice is away.');
    expect((await at.batch(id)).counts).toMatchObject({ waiting: 1 });
    await runOnce(api, id, { speak: away, retryCount: 6 });
    const again = { kind: 'again', reason: 'The voice is away.' };
    expect([(await at.batch(id)).status, (await at.items(id))[0]?.failure]).toEqual(['failed', again]);
    await at.post(`/batch-jobs/${id}/retry-failed`);
    const ended = () => Promise.reject(new EngineError('voice_ended', 'The voice ended.'));
    await runOnce(api, id, { speak: ended });
    const mend = { kind: 'mend', reason: 'The voice ended.' };
    expect((await at.items(id))[0]?.failure).toEqual(mend);
  });

  it('a batch that lost its job gets another one, and one that waits for a film does not', async () => {
    const jobs = async () => {
      const query = `select count(*)::int from pgboss.job where name = 'run-batch' and data ->> 'batchId' = $1`;
      return (await at.sql(query, [id]))[0]?.count;
    };
    const id = await at.started(at.variants(['One.']));
    await at.sql(`delete from pgboss.job where name = 'run-batch'`);
    await rescueBatches(api.core);
    expect(await jobs()).toBe(1);
    await runOnce(api, id);
    await at.sql(`delete from pgboss.job where name = 'run-batch'`);
    await rescueBatches(api.core);
    expect(await jobs()).toBe(0);
    const [item] = await at.items(id);
    await at.post(`/videos/${item?.video_id ?? ''}/cancel`);
    await runOnce(api, id);
    expect((await at.batch(id)).status).toBe('cancelled');
  });

  it('two workers at once make every film once', async () => {
    const id = await at.started(at.variants(['One.', 'Two.', 'Three.']));
    await Promise.all([runOnce(api, id), runOnce(api, id), runOnce(api, id)]);
    const [{ count }] = await at.sql('select count(*)::int from videos where batch_id = $1', [id]);
    expect(count).toBe(3);
  });
});
