import type { ServiceBody } from '@herald/contract/endpoints/admin-services';
import { aToken, aUser, aVideo, type TestUser, testAdmin } from '@herald/core/testing';
import { openProviders } from '@herald/providers';
import { openSpeechServerDouble, type SpeechServerDouble, usualManner } from '@herald/providers/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { batchCalls } from '../testing/batch-calls.ts';
import { runToEnd } from '../testing/batch-runs.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

/** 15 dollars for a million characters. */
const PRICE = 15_000_000;
const TEXT = 'A script of thirty characters.';
const COST = 450;

let api: TestApi;
let server: SpeechServerDouble;
let admin: string;
let owner: TestUser;
let token: string;
let voice: string;
let service: { id: string; version: number };

beforeAll(async () => {
  server = await openSpeechServerDouble();
  const providers = await openProviders({ insideServices: [new URL(server.baseUrl).host] });
  api = await createTestApi(inject('databaseServerUrl'), { context: { providers } });
});
beforeEach(async () => {
  server.manner = usualManner();
  admin = await aToken(api.core, testAdmin);
  const services = (await api.ask('GET /admin/services', { token: admin })).body.data.services;
  for (const { id } of services) await api.ask(`DELETE /admin/services/${id}`, { token: admin });
  await api.core.db.pool.query('delete from service_uses');
  owner = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
  token = await aToken(api.core, owner);
  await add();
  server.asked.length = 0;
});
afterAll(async () => {
  await api.close();
  await server.close();
});

const body = (values: Partial<ServiceBody> = {}): ServiceBody => ({
  wire: 'openai',
  title: 'Paid voices',
  url: server.baseUrl,
  model: 'kokoro',
  price_micros: PRICE,
  ...values,
});

async function add(values: Partial<ServiceBody> = {}): Promise<void> {
  const { body: answer } = await api.ask('POST /admin/services', { token: admin, body: body(values) });
  const added = answer.data.services.at(-1);
  if (!added) throw new Error('It was not added.');
  service = added;
  voice = `s${added.id.slice(-8)}:af_heart`;
}

/** Another price or cap, as the dialog saves it. */
async function change(values: Partial<ServiceBody>): Promise<void> {
  const { wire: _, ...rest } = body(values);
  const { status, body: answer } = await api.ask(`PUT /admin/services/${service.id}`, {
    token: admin,
    body: { ...rest, base_version: service.version },
  });
  expect(status).toBe(200);
  service = answer.data.services.at(-1) ?? service;
}

const wanted = (msg = TEXT) => ({ msg, tts_id: voice, country: 'en', region: 'US', speechRate: 1 });
const speak = (msg = TEXT, as = token) => api.ask('POST /a2e/tts/generate', { token: as, body: wanted(msg) });
const check = (text = TEXT) =>
  api.ask('POST /video-generation/check-tts-limits', {
    token,
    body: { script_text: text, tts_id: voice, country: 'en', region: 'US', speechRate: 1 },
  });
const uses = async () =>
  (
    await api.core.db.pool.query(
      'select kind, units, cost_micros::int as cost, is_done as "isDone" from service_uses order by created_at, id',
    )
  ).rows;
const listed = async () =>
  (await api.ask('GET /admin/services', { token: admin })).body.data.services.find(({ id }) => id === service.id);

describe('the sound of a paid voice', () => {
  it('is priced before the click, counted with it, and free when it is there already', async () => {
    const line = {
      what: 'speech',
      service: 'Paid voices',
      units: 30,
      price_micros: PRICE,
      price_per: 'million_characters',
      amount_micros: COST,
      is_kept: false,
      is_over_cap: false,
    };
    expect((await check()).body.data.cost).toEqual([line]);
    expect((await speak()).status).toBe(200);
    expect(await uses()).toEqual([{ kind: 'speech', units: 30, cost: COST, isDone: true }]);
    expect((await check()).body.data.cost).toEqual([{ ...line, amount_micros: 0, is_kept: true }]);
    expect((await speak()).status).toBe(200);
    expect([server.asked.length, (await uses()).length]).toEqual([1, 1]);
  });

  it('is paid for once when two ask at once, or five', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => speak()));
    expect(new Set(answers.map(({ body: answer }) => answer.data.audio_id)).size).toBe(1);
    expect([server.asked.length, (await uses()).length]).toEqual([1, 1]);
  });

  it('costs nothing when the service fails', async () => {
    server.manner.fault = (response) => response.writeHead(500).end();
    expect((await speak()).status).toBeGreaterThanOrEqual(400);
    expect(await uses()).toEqual([]);
  });

  it('has no amount where no price is set, and a voice of Herald has no line', async () => {
    await change({ price_micros: null });
    // Nobody sends a bill for a server of one's own.
    expect((await check()).body.data.cost).toEqual([]);
    const own = await api.ask('POST /video-generation/check-tts-limits', {
      token,
      body: { script_text: TEXT, tts_id: 'flite:slt:f-young', country: 'en', region: 'US' },
    });
    expect(own.body.data.cost).toEqual([]);
  });
});

describe('variants of a paid voice', () => {
  it('pay for each of their parts once, as the check says, and for nothing when they are made again', async () => {
    const at = await batchCalls(api, token);
    const [hooks, own, call] = [
      ['Is it far too cold?', 'Are you so tired?'],
      'Two drops of it help.',
      'Tap the link below.',
    ];
    const variants = () => {
      const order = at.variants(hooks, { voice: { ...at.content.voice, ttsText: own, ttsId: voice } });
      return { ...order, source: { ...order.source, matrix: { ...order.source.matrix, calls: [call] } } };
    };
    const parts = [...hooks, own, call];
    const units = parts.join('').length;
    const { cost, hash } = await at.check(variants());
    expect(cost).toMatchObject([
      { what: 'speech', service: 'Paid voices', units, amount_micros: (units * PRICE) / 1e6 },
    ]);
    const { body: started } = await at.post('/batch-jobs', { ...variants(), hash });
    await runToEnd(api, started.data.id);
    expect((await at.batch(started.data.id)).status).toBe('complete');
    expect(server.asked.length).toBe(parts.length);
    expect((await at.check(variants())).cost).toEqual([]);
  });
});

describe('a cap', () => {
  it('lets one of two through that come at once', async () => {
    await change({ month_cap_micros: COST + 10 });
    const answers = await Promise.all([
      speak('One script of 30 characters.!!'),
      speak('Two script of 30 characters.!!'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toMatch(
      /^This would pass the monthly cap of this installation for Paid voices\. Choose another voice, ask whoever/,
    );
    expect([server.asked.length, (await uses()).length]).toEqual([1, 1]);
    expect((await check('Another thirty characters here')).body.data.cost).toMatchObject([{ is_over_cap: true }]);
  });

  it('of an account leaves the others theirs', async () => {
    await change({ account_cap_micros: COST + 10 });
    expect((await speak()).status).toBe(200);
    expect((await speak('Another script, also too long.')).status).toBe(409);
    const other = await aToken(api.core, await aUser(api.core, { planSlugs: ['UNLIMITED'] }));
    expect((await speak(TEXT, other)).status).toBe(200);
  });

  it('does not make the service count as away, and is shown with what it cost', async () => {
    await change({ month_cap_micros: COST });
    await speak();
    await speak('Another script, also too long.');
    expect(await listed()).toMatchObject({
      is_away: false,
      price_micros: PRICE,
      usual_price: null,
      month_cap_micros: COST,
      account_cap_micros: null,
      month_micros: COST,
      month_uses: 1,
      top_accounts: [{ owner: 'Ann Example', micros: COST }],
    });
    const { body: figures } = await api.app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${admin}` },
    });
    expect(figures).toMatch(
      new RegExp(`^herald_service_month_dollars\\{service="s${service.id.slice(-8)}"\\} 0.00045$`, 'm'),
    );
  });

  it('is refused below nothing', async () => {
    const { status, body: answer } = await api.ask('POST /admin/services', {
      token: admin,
      body: body({ title: 'Other', month_cap_micros: -1 }),
    });
    expect([status, answer.errors?.month_cap_micros?.[0]]).toEqual([422, 'Please enter 0 or more.']);
  });

  it('is left as it is by a save that does not name it, and keeps what the last test said', async () => {
    await change({ month_cap_micros: 5 });
    await api.ask(`POST /admin/services/${service.id}/test`, { token: admin });
    await change({ account_cap_micros: 7 });
    expect(await listed()).toMatchObject({ month_cap_micros: 5, account_cap_micros: 7, last_test: { is_ok: true } });
  });
});

describe('a preview of a paid voice', () => {
  const preview = (msg = TEXT) => api.ask('POST /tts/preview', { token, body: wanted(msg) });

  it('is paid for once, also when two ask at once', async () => {
    const answers = await Promise.all([preview(), preview()]);
    answers.push(await preview());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text.length)).size).toBe(1);
    expect([server.asked.length, (await uses()).length]).toEqual([1, 1]);
  });

  it('takes the sound that was made', async () => {
    await speak();
    expect((await preview()).status).toBe(200);
    expect(server.asked).toHaveLength(1);
  });
});

describe('the sample of a paid voice', () => {
  it('is paid for once by the account that hears it first, and by nobody without a signed address', async () => {
    const { body: answer } = await api.ask('GET /tts/voices', { token });
    const url = answer.data.find(({ value }) => value === voice)?.sample_url ?? '';
    const bare = url.split('?')[0] ?? '';
    expect((await api.app.inject({ url: bare })).statusCode).toBe(403);
    expect(server.asked).toHaveLength(0);
    const answers = await Promise.all([api.app.inject({ url }), api.app.inject({ url })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([302, 302]);
    expect([server.asked.length, (await uses()).length]).toEqual([1, 1]);
    expect((await api.app.inject({ url: bare })).statusCode).toBe(302);
  });
});

describe('the cost of a video', () => {
  it('is told before it is ordered: the film by the second, and the sound that is there already', async () => {
    const { body: sound } = await speak();
    await api.core.db.pool.query(
      `insert into services (id, name, kind, wire, title, url, price_micros, created_at, updated_at)
       values ('01930000-0000-7000-8000-0000aabbccdd', 'saabbccdd', 'film', 'videos', 'Film maker', 'http://films.test', 100000, now(), now())`,
    );
    const { body: estimate } = await api.ask('POST /video-generation/estimate', {
      token,
      body: {
        voice: { ttsText: TEXT, ttsId: voice, country: 'en', region: 'US', audioId: sound.data.audio_id },
        output: { made_by: 'saabbccdd' },
      },
    });
    const { duration } = sound.data;
    expect(estimate.data.cost).toEqual([
      expect.objectContaining({ what: 'speech', amount_micros: 0, is_kept: true }),
      expect.objectContaining({
        what: 'film',
        service: 'Film maker',
        units: duration,
        amount_micros: Math.round(duration * 100_000),
      }),
    ]);
  });

  it('is that of its film and its sound', async () => {
    const { body: sound } = await speak();
    const videoId = await aVideo(api.core, owner, 'completed');
    await api.core.db.pool.query('update videos set audio_id = $2 where id = $1', [videoId, sound.data.audio_id]);
    const cost = (as = token) => api.ask(`GET /videos/${videoId}/cost`, { token: as });
    expect((await cost()).body.data).toEqual([
      {
        what: 'speech',
        service: 'Paid voices',
        units: 30,
        price_micros: PRICE,
        price_per: 'million_characters',
        amount_micros: COST,
      },
    ]);
    expect((await cost(await aToken(api.core, await aUser(api.core)))).status).toBe(404);
  });
});
