import { seedServices } from '@herald/core/services';
import { readServices } from '@herald/core/settings';
import { aToken, testAdmin } from '@herald/core/testing';
import type { ServiceToOpen } from '@herald/media/engines/outside-service';
import { openProviders } from '@herald/providers';
import { openSpeechServerDouble, type SpeechServerDouble } from '@herald/providers/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let server: SpeechServerDouble;
let token: string;

beforeAll(async () => {
  server = await openSpeechServerDouble();
  const providers = await openProviders({ insideServices: [new URL(server.baseUrl).host] });
  api = await createTestApi(inject('databaseServerUrl'), { context: { providers } });
});
beforeEach(async () => {
  for (const table of ['services', 'service_uses', 'audit_log']) {
    await api.core.db.pool.query(`delete from ${table}`);
  }
  await seed([named()]);
  token = await aToken(api.core, testAdmin);
});
afterAll(async () => {
  await api.close();
  await server.close();
});

const named = (): ServiceToOpen => ({
  ...{ name: 'server', title: 'OpenAI-compatible server', wire: 'openai' },
  ...{ baseUrl: server.baseUrl, model: 'kokoro', key: 'sk-1234' },
});
/** What a start does with the services of its environment. */
async function seed(services: ServiceToOpen[]): Promise<void> {
  await seedServices(api.core, services);
  await api.context.providers.services.replace(await readServices(api.core));
}

const list = async () => (await api.ask('GET /admin/services', { token })).body.data.services;
const deeds = async () => (await api.core.db.pool.query('select action from audit_log order by created_at, id')).rows;

describe('a service of the environment', () => {
  const terms = async (values: object, id?: string) =>
    api.ask(`PUT /admin/services/${id ?? (await list())[0]?.id}/terms`, {
      token,
      body: { price_micros: null, month_cap_micros: null, account_cap_micros: null, base_version: 1, ...values },
    });
  const speak = (msg: string) =>
    api.ask('POST /a2e/tts/generate', {
      token,
      body: { msg, tts_id: 'server:af_heart', country: 'en', region: 'US' },
    });

  it('has a price and caps, which are obeyed', async () => {
    const { status, body: answer } = await terms({ price_micros: 15_000_000, month_cap_micros: 460 });
    expect(status).toBe(200);
    expect(answer.data.services[0]).toMatchObject({ price_micros: 15_000_000, month_cap_micros: 460, version: 2 });
    expect((await speak('A script of thirty characters.')).status).toBe(200);
    const refused = await speak('Another text that has 30 signs');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('the monthly cap of this installation for OpenAI-compatible server'),
    ]);
    expect((await list())[0]).toMatchObject({ month_micros: 450, month_uses: 1 });
    await terms({ price_micros: 15_000_000, account_cap_micros: 500, base_version: 2 });
    expect((await speak('Another text that has 30 signs')).body.message).toContain('cap of your account');
    await terms({ base_version: 3 });
    expect((await speak('Another text that has 30 signs')).status).toBe(200);
    expect((await deeds()).map(({ action }) => action)).toEqual(Array(3).fill('service.update'));
  });

  it('keeps what somebody else set meanwhile', async () => {
    const version = (await list())[0]?.version ?? 0;
    await terms({ month_cap_micros: 7, base_version: version });
    expect((await terms({ month_cap_micros: 9, base_version: version })).status).toBe(409);
    expect((await terms({ month_cap_micros: 7, base_version: version })).status).toBe(200);
    expect((await list())[0]).toMatchObject({ month_cap_micros: 7, version: version + 1 });
  });

  it('is one the environment names', async () => {
    const stored = { wire: 'openai', title: 'Own server', url: server.baseUrl, model: 'kokoro' };
    const { body: answer } = await api.ask('POST /admin/services', { token, body: stored });
    const { id = '' } = answer.data.services.at(-1) ?? {};
    expect((await terms({}, id)).status).toBe(404);
    expect((await terms({}, 'nobody')).status).toBe(404);
  });
});
