import { readCsv } from '@herald/contract/csv';
import { limits } from '@herald/contract/limits';
import { aMember, anAvatar, aToken, aUser, type TestUser, testAdmin } from '@herald/core/testing';
import { saveFirstMeasurement } from '@herald/core/videos';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type BatchCalls, batchCalls } from '../testing/batch-calls.ts';
import { runToEnd } from '../testing/batch-runs.ts';
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

const wish = (changes: object = {}) => ({
  name: 'Cities',
  category: 'sell',
  content: {
    ...at.content,
    title: 'For {{city}}',
    voice: { ...at.content.voice, ttsText: 'Hello {{city}}.' },
    avatar: { ...at.content.avatar, productImageUrl: '{{picture}}' },
  },
  variables: [
    { name: 'city', max_length: 60 },
    { name: 'picture', kind: 'picture', required: false },
  ],
  ...changes,
});
const aTemplate = async (changes: object = {}) => (await at.post('/templates', wish(changes))).body.data.id;
const tableOf = (templateId: string, rows: object[], changes: object = {}) => ({
  name: 'Cities',
  source: { kind: 'table', template_id: templateId, rows: rows.map((values, index) => ({ row: index + 2, values })) },
  ...changes,
});

describe('a row', () => {
  it('with a variable nobody knows, or without one that is asked for, says which, and nothing is said raw', async () => {
    const rows = [{ city: 'Oslo' }, { city: 'Rome', colour: 'red' }, {}, { city: '{{picture}}' }];
    const { films, starts } = await at.check(tableOf(await aTemplate(), rows));
    expect(starts).toBe(1);
    expect(films.map(({ row, problems }) => [row, problems])).toEqual([
      [2, []],
      [3, [{ field: 'colour', text: 'This template has no such variable.' }]],
      [4, [{ field: 'city', text: 'Please fill this in.' }]],
      [5, [{ field: 'city', text: 'Please leave out {{ and }}.' }]],
    ]);
  });

  it('whose picture is an address inside the network, another account’s file or no picture does not start', async () => {
    const pictures = [
      'http://169.254.169.254/latest/meta-data',
      'http://localhost/x.png',
      '/api/media/accounts/other/pictures/x.png',
      'file:///etc/passwd',
    ];
    const { films, starts } = await at.check(
      tableOf(
        await aTemplate(),
        pictures.map((picture) => ({ city: 'Oslo', picture })),
      ),
    );
    expect(starts).toBe(0);
    const address = { field: 'picture', text: 'This picture was not fetched. Please choose it as a file.' };
    expect(films.map(({ problems }) => problems[0])).toEqual([
      ...[address, address],
      { field: '', text: expect.stringContaining('not available') },
      address,
    ]);
  });
});

describe('a template whose avatar is gone or not in the plan', () => {
  it('is filmed with somebody of the plan who stands in, and the check says so', async () => {
    const avatar = await anAvatar(api.core, owner, 'photo');
    const content = wish().content;
    const photo = { ...content.avatar, avatarType: 'photo', createdAvatarId: avatar.id, avatarName: 'Me' };
    const gone = await aTemplate({ content: { ...content, avatar: photo } });
    await api.ask(`DELETE /a2e/avatars/${avatar.id}`, { token: await aToken(api.core, owner) });
    const checked = await at.check(tableOf(gone, [{ city: 'Oslo' }]));
    expect([checked.starts, checked.notes]).toEqual([
      1,
      [expect.stringMatching(/^\w+ is not there any more\. \w+ stands in\.$/)],
    ]);

    const leila = (await at.get('/a2e/avatars')).body.data.find(({ name }) => name === 'Leila');
    const locked = { ...content.avatar, avatarType: 'library', selectedAvatarId: leila?.id, selectedAvatar: 'Leila' };
    const everybody = wish({ name: 'Locked', visibility: 'everybody', content: { ...content, avatar: locked } });
    const { data } = (await api.ask('POST /templates', { token: await aToken(api.core, testAdmin), body: everybody }))
      .body;
    at = await batchCalls(api, await aToken(api.core, await aUser(api.core, { planSlugs: ['FE'] })));
    const order = tableOf(data.id, [{ city: 'Oslo' }]);
    expect((await at.check(order)).notes).toEqual([expect.stringMatching(/^Leila is not in your plan\. /)]);
    const id = await at.started(order);
    await runToEnd(api, id);
    expect((await at.batch(id)).status).toBe('complete');
  });
});

describe('two people of a team', () => {
  it('who start the same batch get one, and another one once it has ended', async () => {
    const order = at.variants(['One.', 'Two.']);
    const other = await batchCalls(api, await aToken(api.core, await aMember(api.core, owner, 'editor')));
    const [{ hash }, { hash: same }] = [await at.check(order), await other.check(order)];
    expect(same).toBe(hash);
    const [mine, theirs] = await Promise.all([
      at.post('/batch-jobs', { ...order, hash }, { 'idempotency-key': 'mine' }),
      other.post('/batch-jobs', { ...order, hash }, { 'idempotency-key': 'theirs' }),
    ]);
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(theirs.body.data.id).toBe(mine.body.data.id);
    await runToEnd(api, mine.body.data.id);
    const [{ count }] = await at.sql('select count(*)::int from videos where account_id = $1', [owner.accountId]);
    expect(count).toBe(2);
    expect(await other.started(order)).not.toBe(mine.body.data.id);
  });
});

describe('words from right to left, emoji and what spreadsheets and file systems would run', () => {
  it('come through every field: names, titles, words, table and zip', async () => {
    const content = { ...wish().content, voice: { ...at.content.voice, ttsText: 'Hello there.' } };
    const template = await aTemplate({ name: 'قالب 🎬', description: 'תיאור', content });
    const cities = ['مدينة الرياض', 'תל אביב 👩🏽‍💻', '=cmd|calc!A1', '<img src=x onerror=alert(1)>', '../../etc'];
    const order = tableOf(
      template,
      cities.map((city) => ({ city })),
      { name: 'مبيعات 🎉', pattern: '{campaign}_{city}' },
    );
    const checked = await at.check(order);
    expect(checked.films.map(({ title }) => title)).toEqual(cities.map((city) => `For ${city}`));
    const id = await at.started(order);
    await runToEnd(api, id);
    expect(await at.batch(id)).toMatchObject({
      ...{ name: 'مبيعات 🎉', status: 'complete', template: { name: 'قالب 🎬' } },
    });
    const names = ['مدينة-الرياض', 'תל-אביב-👩🏽‍💻', 'cmd-calc-A1', 'img-src-x-onerror-alert-1', 'etc'].map(
      (city) => `مبيعات-🎉_${city}_9x16`,
    );
    const { rows } = readCsv((await at.get(`/batch-jobs/${id}/results`)).text);
    expect(rows.slice(1).map(([name]) => name)).toEqual(names);
    const { url } = (await at.post(`/batch-jobs/${id}/zip`)).body.data;
    const zip = await api.ask(`GET ${url.replace('/api', '')}`);
    for (const name of names) expect(zip.text).toContain(`${name}.mp4`);
  });
});

it('a check says when all films are ready, behind what waits, once this installation has measured one', async () => {
  const voice = { ...at.content.voice, ttsText: 'Here are the words that both of them have.' };
  const order = at.variants(['Is it far too cold?', 'Are you so tired?'], { voice });
  expect((await at.check(order)).ready_in_seconds).toBe(null);
  const measured = { performer: 'character', pixels: 720 * 1280, durationSec: 10 } as const;
  await saveFirstMeasurement(api.core, { ...measured, prepareSec: 1, drawSec: 20, finishSec: 4 });
  const { film_seconds, computing_seconds, alone_seconds, ready_in_seconds } = await at.check(order);
  expect(alone_seconds).toBeGreaterThan(film_seconds * 2);
  expect(computing_seconds).toBeLessThan(alone_seconds ?? 0);
  expect(ready_in_seconds).toBeGreaterThanOrEqual(computing_seconds ?? 0);
  await at.started(at.variants(['Three.', 'Four.', 'Five.']));
  expect((await at.check(order)).ready_in_seconds).toBeGreaterThanOrEqual(ready_in_seconds ?? 0);
});

describe('a table as large as a batch can be', () => {
  it('is checked with several long cells in each row', async () => {
    const names = ['v0', 'v1', 'v2'];
    const variables = names.map((name) => ({ name, max_length: 1000, required: false }));
    const voice = { ...at.content.voice, ttsText: names.map((name) => `{{${name}}}`).join(' ') };
    const body = { name: 'Full', category: 'sell', content: { ...at.content, voice }, variables };
    const template_id = (await at.post('/templates', body)).body.data.id;
    const values = Object.fromEntries(names.slice(1).map((name) => [name, '語'.repeat(1000)]));
    const rows = Array.from({ length: 500 }, (_, row) => ({ row: row + 2, values: { ...values, v0: `film ${row}` } }));
    const order = { name: 'Full', source: { kind: 'table', template_id, rows } };
    expect(Buffer.byteLength(JSON.stringify(order))).toBeGreaterThan(limits.jsonBodyBytes);
    expect(await at.check(order)).toMatchObject({ films: { length: 500 } });
    expect((await at.post('/batch-jobs/check', { ...order, name: 'x'.repeat(limits.batchBodyBytes) })).status).toBe(
      413,
    );
  });
});
