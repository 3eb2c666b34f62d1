import { anOrderedVideo, aToken, aUser, finishAsFilm, type TestUser } from '@herald/core/testing';
import { claimVideo, failVideo } from '@herald/core/videos';
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

async function aTemplate() {
  const wish = {
    name: 'Price drop',
    category: 'sell',
    content: { ...at.content, voice: { ...at.content.voice, ttsText: 'In {{city}} for {{price}}.' } },
    variables: [
      { name: 'city', max_length: 20 },
      { name: 'price', kind: 'number', default: '$9' },
    ],
  };
  return (await at.post('/templates', wish)).body.data.id;
}
const table = async (cities: string[], changes: object = {}) => ({
  name: 'Cities',
  pattern: '{campaign}_{city}',
  source: {
    kind: 'table',
    template_id: await aTemplate(),
    rows: cities.map((city, index) => ({ row: index + 2, values: { city } })),
  },
  ...changes,
});

describe('a check', () => {
  it('says for each row how it is understood, what does not fit, and what all of it takes', async () => {
    const checked = await at.check(await table(['Oslo', '', 'Bergen', 'Oslo']));
    expect(checked.films.map(({ row, file_name, state, same_as }) => [row, file_name, state, same_as])).toEqual([
      [2, 'Cities_Oslo_9x16.mp4', 'ready', null],
      [3, 'Cities_none_9x16.mp4', 'unfit', null],
      [4, 'Cities_Bergen_9x16.mp4', 'ready', null],
      [5, 'Cities_Oslo-2_9x16.mp4', 'same', 'r2'],
    ]);
    expect(checked.films[0]?.script).toBe('In Oslo for $9.');
    expect(checked.films[1]?.problems).toEqual([{ field: 'city', text: 'Please fill this in.' }]);
    expect(checked).toMatchObject({ starts: 2, slots_left: null, ready_in_seconds: null, cost: [] });
    const [first, , third] = checked.films;
    expect(first?.duration_seconds).toBeGreaterThan(0.5);
    expect(checked.film_seconds).toBeCloseTo((first?.duration_seconds ?? 0) + (third?.duration_seconds ?? 0), 0);
    expect(await at.sql('select 1 from batches where account_id = $1', [owner.accountId])).toEqual([]);
  });

  it('looks at everything a film needs, as its order would', async () => {
    const unfit = async (changes: object) => {
      const { films } = await at.check(at.variants(['Hello?'], changes));
      return films[0]?.problems.map(({ text }) => text).join(' ');
    };
    expect(await unfit({ voice: { ...at.content.voice, ttsId: 'nobody' } })).toBe('Please select a voice');
    expect(await unfit({ voice: { ...at.content.voice, ttsText: '[dance] now' } })).toContain('[dance] is not a mark');
    expect(
      await unfit({ avatar: { ...at.content.avatar, selectedAvatarId: '0198f2a0-0000-7000-8000-000000000001' } }),
    ).toBe('This avatar is not available any more. Please choose another one.');
    expect(await unfit({ output: { made_by: 'runway' } })).toContain('no longer there');
    expect(await unfit({ output: { link_url: 'nowhere at all' } })).toContain('web address');
    expect(await unfit({ output: { logo_url: '/api/media/accounts/x/pictures/y.webp' } })).toContain('not available');
    expect(await unfit({ voice: { ...at.content.voice, ttsText: 'word '.repeat(900) } })).toMatch(/Please shorten/);
  });

  it('of variants knows the template that their draft was filled from, if it is there for whoever asks', async () => {
    const template_id = await aTemplate();
    const of = at.variants(['Cold?']);
    const named = { ...of, source: { ...of.source, template_id } };
    const { template } = await at.batch(await at.started(named));
    expect(template).toEqual({ id: template_id, name: 'Price drop' });
    const stranger = await batchCalls(api, await aToken(api.core, await aUser(api.core, { planSlugs: ['UNLIMITED'] })));
    expect((await stranger.post('/batch-jobs/check', named)).status).toBe(404);
  });

  it('of a table counts as a use of its template once it starts', async () => {
    const order = await table(['Oslo']);
    await at.started(order);
    const [template] = await at.sql('select uses from templates where id = $1', [order.source.template_id]);
    expect(template).toEqual({ uses: 1 });
  });

  it('refuses an order that is none: too many films, an unknown part of a name', async () => {
    const many = at.variants(Array(20).fill('Hello.'));
    const bodies = Array(10).fill('And.');
    const matrix = { ...many.source.matrix, bodies, calls: Array(3).fill('Tap.') };
    const tooMany = await at.post('/batch-jobs/check', { ...many, source: { ...many.source, matrix } });
    expect([tooMany.status, tooMany.body.message]).toEqual([422, 'This makes 600 films; one batch can have 500.']);
    const pattern = await at.post('/batch-jobs/check', { ...at.variants(['Hi.']), pattern: '{city}' });
    expect(pattern.body.errors).toEqual({ pattern: ['There is no {city} in this batch.'] });
  });

  it('counts what is left of the month, less what other batches still need', async () => {
    const free = await aUser(api.core, { planSlugs: ['FE'] });
    at = await batchCalls(api, await aToken(api.core, free));
    const order = at.variants(['One.', 'Two.', 'Three.', 'Four.']);
    const checked = await at.check(order);
    expect(checked.slots_left).toBe(3);
    expect(checked.films.map(({ state }) => state)).toEqual(['ready', 'ready', 'ready', 'no_slot']);
    const id = await at.started(at.variants(['One.', 'Two.']));
    expect((await at.check(order)).slots_left).toBe(1);
    await runToEnd(api, id);
    expect((await at.check(order)).slots_left).toBe(1);
  });
});

describe('a start', () => {
  it('is of what was checked: another content, or fewer slots, is refused', async () => {
    const { hash } = await at.check(at.variants(['One.', 'Two.']));
    const other = await at.post('/batch-jobs', { ...at.variants(['One.', 'Two!']), hash });
    expect([other.status, other.body.code]).toEqual([409, 'batch_changed']);
    const free = await aUser(api.core, { planSlugs: ['FE'] });
    at = await batchCalls(api, await aToken(api.core, free));
    const before = await at.check(at.variants(['One.', 'Two.', 'Three.']));
    await anOrderedVideo(api.core, free);
    const late = await at.post('/batch-jobs', { ...at.variants(['One.', 'Two.', 'Three.']), hash: before.hash });
    expect(late.body.code).toBe('batch_changed');
  });

  it('happens once for a key, and the key is for that request alone', async () => {
    const order = at.variants(['One.', 'Two.']);
    const { hash } = await at.check(order);
    const headers = { 'idempotency-key': 'press-1' };
    const [first, second] = await Promise.all([
      at.post('/batch-jobs', { ...order, hash }, headers),
      at.post('/batch-jobs', { ...order, hash }, headers),
    ]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.data.id).toBe(first.body.data.id);
    expect((await at.get('/batch-jobs')).body.data.total).toBe(1);
    await at.post(`/batch-jobs/${first.body.data.id}/cancel`, {});
    expect((await at.post('/batch-jobs', { ...order, hash }, headers)).body).toEqual(first.body);
    const other = await at.post('/batch-jobs', { ...at.variants(['Three.']), hash }, headers);
    expect(other.status).toBe(409);
  });

  it('needs one film that fits', async () => {
    const order = await table(['']);
    const { hash } = await at.check(order);
    expect((await at.post('/batch-jobs', { ...order, hash })).status).toBe(409);
  });
});

describe('a batch', () => {
  it('makes every film once, four at a time, and ends with files under their names', async () => {
    const id = await at.started(at.variants(['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.']));
    expect(await at.batch(id)).toMatchObject({
      status: 'running',
      counts: { films: 6, waiting: 6 },
      started_by: 'Ann Example',
    });
    await runOnce(api, id);
    // Another job of the same batch finds nothing to do.
    await runOnce(api, id);
    expect((await at.batch(id)).counts).toMatchObject({ waiting: 2, making: 4 });
    await runToEnd(api, id);
    expect(await at.batch(id)).toMatchObject({ status: 'complete', counts: { finished: 6, films: 6 }, may_retry: 0 });
    const films = await at.items(id);
    expect(films.map(({ file_name }) => file_name)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Winter_h${n}_c1_9x16.mp4`));
    expect(films[0]).toMatchObject({
      status: 'finished',
      script: 'One.\n\nOwn words.\n\nTap.',
      duration: 12,
      failure: null,
    });
    const [{ count }] = await at.sql('select count(*)::int from videos where account_id = $1', [owner.accountId]);
    expect(count).toBe(6);
  });

  it('stands behind every single film, whenever that is ordered', async () => {
    const id = await at.started(at.variants(['One.', 'Two.']));
    await runOnce(api, id);
    const other = await aUser(api.core);
    const [mine, single] = [await anOrderedVideo(api.core, owner), await anOrderedVideo(api.core, other)];
    const order = await at.sql(`select id from videos where status = 'pending' and id = any($1) order by rank desc`, [
      [mine.id, single.id, ...(await waitingVideos(api, id))],
    ]);
    expect(
      order
        .slice(0, 2)
        .map((row) => row.id)
        .sort(),
    ).toEqual([mine.id, single.id].sort());
    const jobs = await at.sql(
      `select priority from pgboss.job where name = 'make-video' and data ->> 'videoId' = any($1)`,
      [await waitingVideos(api, id)],
    );
    expect(jobs.every(({ priority }) => priority <= -1_000_000)).toBe(true);
  });

  it('mails one word at its end, and none for each film', async () => {
    api.mailer.hasTransport = true;
    await at.sql('update users set email_verified_at = now() where id = $1', [owner.id]);
    await runToEnd(api, await at.started(at.variants(['One.', 'Two.'])));
    api.mailer.hasTransport = false;
    const mails = (await api.mails.list()).filter(({ to }) => to === owner.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your batch “Winter” has ended: 2 of 2 films are ready']);
  });

  it('gives its results as a table and as one file, under the names of the batch', async () => {
    const id = await at.started(at.variants(['One.', '=Two.']));
    let number = 0;
    await runToEnd(api, id, (claimed) => {
      number += 1;
      const failure = { stage: 'drawing', reason: '=The voice ended.', next_step: '', may_pass: false } as const;
      return number === 1 ? finishAsFilm(api.core, claimed) : failVideo(api.core, claimed, failure);
    });
    const { text, headers } = await at.get(`/batch-jobs/${id}/results`);
    expect(headers['content-type']).toContain('text/csv');
    const [head, first, second] = text.trim().split('\r\n');
    expect(head).toBe(
      'Name,File,Row,Variant,Ratio,Status,Length in seconds,Made in seconds,CPU seconds,Made once in percent,AI-generated,Address,Reason',
    );
    expect(first).toMatch(
      /^Winter_h1_c1_9x16,Winter_h1_c1_9x16\.mp4,,h1-c1,9:16,finished,12\.0,[\d.]+,,,yes,http.*\/watch\/.+,$/,
    );
    expect(second).toBe("Winter_h2_c1_9x16,,,h2-c1,9:16,failed,,,,,yes,,'=The voice ended.");
    const { url } = (await at.post(`/batch-jobs/${id}/zip`)).body.data;
    const zip = await api.ask(`GET ${url.replace('/api', '')}`);
    expect(zip.text).toContain('Winter_h1_c1_9x16.mp4');
    expect(await at.batch(id)).toMatchObject({ status: 'partial', counts: { finished: 1, failed: 1 }, must_mend: 1 });
  });

  it('has no zip before a film is finished', async () => {
    const id = await at.started(at.variants(['One.']));
    expect((await at.post(`/batch-jobs/${id}/zip`)).status).toBe(409);
  });
});

describe('a batch in several ratios', () => {
  const inTwo = (hooks: string[]) => {
    const order = at.variants(hooks);
    return { ...order, source: { ...order.source, matrix: { ...order.source.matrix, ratios: ['1:1', '9:16'] } } };
  };

  it('is one film with one slot for each variant, and a file for each ratio', async () => {
    const free = await aUser(api.core, { planSlugs: ['FE'] });
    at = await batchCalls(api, await aToken(api.core, free));
    expect(await at.check(inTwo(['One.', 'Two.', 'Three.']))).toMatchObject({ starts: 3, slots_left: 3 });
    const id = await at.started(inTwo(['One.', 'Two.']));
    await runToEnd(api, id);
    const [{ videos }] = await at.sql('select count(*)::int videos from videos where account_id = $1', [
      free.accountId,
    ]);
    expect(videos).toBe(2);
    const [first] = await at.items(id);
    expect(first).toMatchObject({ ratios: ['9:16', '1:1'], file_name: 'Winter_h1_c1_9x16.mp4' });
    expect(first?.files.map(({ aspect_ratio, width, height }) => [aspect_ratio, width, height])).toEqual([
      ['9:16', 720, 1280],
      ['1:1', 720, 720],
    ]);
    const names = ['Winter_h1_c1_9x16', 'Winter_h1_c1_1x1', 'Winter_h2_c1_9x16', 'Winter_h2_c1_1x1'];
    const rows = (await at.get(`/batch-jobs/${id}/results`)).text.trim().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(',').slice(0, 2))).toEqual(names.map((name) => [name, `${name}.mp4`]));
    const { url } = (await at.post(`/batch-jobs/${id}/zip`)).body.data;
    const zip = await api.ask(`GET ${url.replace('/api', '')}`);
    for (const name of names) expect(zip.text).toContain(`${name}.mp4`);
    const { data: video } = (await at.get(`/videos/${first?.video_id ?? ''}`)).body;
    expect(video.title).toBe('Winter_h1_c1');
    const download = await api.ask(`GET ${video.files[1]?.download_url?.replace('/api', '') ?? ''}`);
    expect(download.headers['content-disposition']).toContain('Winter_h1_c1_1x1.mp4');
  });

  it('is refused for a service, which films one', async () => {
    const { films } = await at.check({
      ...inTwo(['One.']),
      source: { ...inTwo(['One.']).source, content: { ...at.content, output: { made_by: 'runway' } } },
    });
    expect(films[0]?.problems.map(({ text }) => text)).toContain(
      'A service films one ratio for a video. Please choose one, or let Herald film.',
    );
  });
});

describe('one film first', () => {
  const held = async (hooks: string[]) => {
    const order = at.variants(hooks);
    const { hash } = await at.check(order);
    return (await at.post('/batch-jobs', { ...order, hash, one_first: true })).body.data.id;
  };

  it('is made alone, and the others follow when somebody says so', async () => {
    const id = await held(['One.', 'Two.', 'Three.']);
    await runToEnd(api, id);
    expect(await at.batch(id)).toMatchObject({
      ...{ status: 'running', is_held: true, ready_in_seconds: null },
      counts: { finished: 1, waiting: 2 },
    });
    expect((await at.post(`/batch-jobs/${id}/start-rest`)).body.data.is_held).toBe(false);
    // A second press changes nothing.
    expect((await at.post(`/batch-jobs/${id}/start-rest`)).status).toBe(200);
    await runToEnd(api, id);
    expect(await at.batch(id)).toMatchObject({ status: 'complete', counts: { finished: 3 } });
    expect((await at.post(`/batch-jobs/${id}/start-rest`)).status).toBe(409);
  });

  it('does not stand behind the single films of other people, as its others do', async () => {
    const id = await held(['One.', 'Two.']);
    await runToEnd(api, id);
    await at.post(`/batch-jobs/${id}/start-rest`);
    await runToEnd(api, id);
    const rows = await at.sql(
      `select rank from videos join batch_items on video_id = videos.id where videos.batch_id = $1 order by number`,
      [id],
    );
    expect(rows.map(({ rank }) => Number(rank) > -1000)).toEqual([true, false]);
  });

  it('does not stand behind them when it is tried again, either', async () => {
    const id = await held(['One.', 'Two.']);
    await runToEnd(api, id, (claimed) =>
      failVideo(api.core, claimed, { stage: 'drawing', reason: 'Broken.', next_step: 'Try again.' }),
    );
    await at.post(`/batch-jobs/${id}/retry-failed`);
    await runOnce(api, id);
    const [{ rank, status }] = await at.sql(`select rank, status from videos where batch_id = $1`, [id]);
    expect([status, Number(rank) > -1000]).toEqual(['pending', true]);
  });

  it('can be cancelled before the others start', async () => {
    const id = await held(['One.', 'Two.']);
    await runToEnd(api, id);
    expect((await at.post(`/batch-jobs/${id}/cancel`)).status).toBe(200);
    expect(await at.batch(id)).toMatchObject({ is_held: false, counts: { finished: 1, cancelled: 1 } });
  });
});

describe('the voice of a table', () => {
  const voiceOf = async (isChosen: boolean) => {
    const [avatar] = await at.sql(`select id, name from avatars where account_id is null and gender = 'male' limit 1`);
    at.content.avatar = { ...at.content.avatar, selectedAvatarId: avatar.id, selectedAvatar: avatar.name };
    at.content.voice = { ...at.content.voice, isChosen };
    const id = await at.started(await table(['Oslo']));
    const [row] = await at.sql(`select content -> 'voice' ->> 'ttsId' voice from batch_items where batch_id = $1`, [
      id,
    ]);
    return api.context.providers.speech.findVoice(row.voice)?.gender;
  };

  it('fits the presenter of the template, unless somebody chose it', async () => {
    expect([await voiceOf(false), await voiceOf(true)]).toEqual(['male', 'female']);
  });
});

describe('cancelling', () => {
  it('keeps what is finished, stops the rest, and gives its slots back', async () => {
    const free = await aUser(api.core, { planSlugs: ['FE'] });
    at = await batchCalls(api, await aToken(api.core, free));
    const id = await at.started(at.variants(['One.', 'Two.', 'Three.']));
    await runOnce(api, id);
    const [first] = await waitingVideos(api, id);
    const claimed = await claimVideo(api.core, first ?? '');
    if (claimed) await finishAsFilm(api.core, claimed);
    expect((await at.post(`/batch-jobs/${id}/cancel`)).status).toBe(200);
    expect(await at.batch(id)).toMatchObject({ status: 'cancelled', counts: { finished: 1, cancelled: 2 } });
    expect((await at.check(at.variants(['One.', 'Two.', 'Three.']))).slots_left).toBe(2);
    await runOnce(api, id);
    expect(await waitingVideos(api, id)).toEqual([]);
    expect((await at.post(`/batch-jobs/${id}/cancel`)).status).toBe(200);
  });

  it('refuses a batch that has ended', async () => {
    const id = await at.started(at.variants(['One.']));
    await runToEnd(api, id);
    expect((await at.post(`/batch-jobs/${id}/cancel`)).status).toBe(409);
  });
});

describe('lists and numbers', () => {
  it('show the batches of the account, the newest first, by state and by page', async () => {
    const ids = [await at.started(at.variants(['One.'])), await at.started(at.variants(['Two.', 'Three.']))];
    await runToEnd(api, ids[0] ?? '');
    const page = async (query: string) => (await at.get(`/batch-jobs?${query}`)).body.data.data.map(({ id }) => id);
    expect(await page('')).toEqual(ids.toReversed());
    expect(await page('status=complete')).toEqual([ids[0]]);
    expect(await page('per_page=1&page=2')).toEqual([ids[0]]);
    expect((await at.get('/batch-jobs/statistics')).body.data).toEqual({
      ...{ batches: 2, running: 1, film_seconds: 12 },
      films: { films: 3, waiting: 2, making: 0, finished: 1, failed: 0, cancelled: 0 },
    });
    expect((await at.get(`/batch-jobs/${ids[1]}/items?status=finished`)).body.data.total).toBe(0);
  });
});
