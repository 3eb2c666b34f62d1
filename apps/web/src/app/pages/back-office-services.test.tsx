import type { AdminService } from '@herald/contract/endpoints/admin-services';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { mailsOf } from '#testing/a-mail.ts';
import { aService, servicesOf, someWires } from '#testing/a-service.ts';
import { someSettings } from '#testing/a-setting.ts';
import { anAdminUser, backOfficeOf } from '#testing/an-admin-user.ts';
import { choose } from '#testing/choose.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, held, offline, refuse } from '#testing/replies.ts';

const SERVER_ID = '0198a3b2-4c5d-7e6f-8a9b-0c1d2e3f4a51';
const SECOND_ID = '0198a3b2-4c5d-7e6f-8a9b-0c1d2e3f4a52';

function open(services: AdminService[], server: Handlers = {}) {
  return renderScreen('/dashboard?tab=settings&section=services', {
    as: 'administrator',
    server: {
      ...backOfficeOf([anAdminUser('Hannah Osei')]),
      ...mailsOf([]),
      listSettings: () => data(someSettings({})),
      ...servicesOf(services),
      ...server,
    },
  });
}

const answered = (services: AdminService[]) => () => data({ services, wires: someWires });
const told = (text: string | RegExp) => screen.findByText(text);
const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);

describe('the services of the installation', () => {
  test('say that they load, and then what to do without any', async () => {
    const list = held(data({ services: [], wires: someWires }));
    open([], { listServices: list.handler });
    await told('Loading the services...');
    list.release();
    await told('No service yet');
    await button('Add service');
  });

  test('can be asked for again when they did not come', async () => {
    const { user, server } = open([], { listServices: offline });
    await told(/Failed to load the services/);
    server.answer(servicesOf([aService()]));
    await user.click(await button('Try again'));
    await told('Own speech server');
  });

  test('show how they stand, where their key is from, and how many need somebody', async () => {
    open([
      aService({ id: 'server', title: 'First', origin: 'environment', has_key: true, key_ending: 'fz2M' }),
      aService({ title: 'Second', is_away: true, away_reason: 'The speech server does not respond.' }),
    ]);
    for (const text of ['Ready', 'Not reached', '•••• fz2M', 'Environment', 'voices:8880']) await told(text);
    const place = screen.getByRole('link', { name: /^Services/ });
    expect(place.textContent).toContain('1needs attention');
  });

  test('open to their facts, use and last test', async () => {
    const last = aService().last_test;
    const ends = [{ model: 'tts-1', on: '2037-01-06' }];
    const service = aService({ model: 'tts-1', last_test: last && { ...last, sample_rate_hz: 24_000, ends } });
    const { user } = open([service]);
    await user.click(await button('Open Own speech server'));
    await told(/tts-1 ends on January 6, 2037/);
    await told('412 sounds in 30 days, 3 drafts name its voices');
    for (const text of ['24,000 Hz', '1 offered, 1 with an end date', 'its lists of models and voices'])
      await told(text);
  });

  test('that are down keep what is known of them', async () => {
    const { user } = open([aService({ is_away: true, away_reason: 'The speech server does not respond.' })]);
    await user.click(await button('Open Own speech server'));
    await told(/does not respond. Its voices stay in the lists/);
    await told('Answered in 18 ms.');
  });

  test('of the environment can be tested and capped, not changed', async () => {
    const service = aService({ id: SERVER_ID, origin: 'environment', version: 3, month_cap_micros: 2_000_000 });
    const { user, server } = open([service], { saveServiceTerms: answered([service]) });
    await user.click(await button('Open Own speech server'));
    await told(/Set by the environment/);
    await button('Test now');
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    await user.click(await button('Price and caps'));
    expect((await field(/^Monthly cap/)).value).toBe('2');
    await user.type(await field(/^Price for/), '15');
    await user.click(await button('Save'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.lastCallTo('saveServiceTerms')).toMatchObject({
      params: { id: SERVER_ID },
      body: { price_micros: 15_000_000, month_cap_micros: 2_000_000, account_cap_micros: null, base_version: 3 },
    });
  });
});

const noMoney = { price_micros: null, month_cap_micros: null, account_cap_micros: null };

describe('the money of a service', () => {
  const paid = (values: Partial<AdminService> = {}) =>
    aService({ price_micros: 15_000_000, month_micros: 31_040_000, month_uses: 412, ...values });

  test.each([
    [{ month_cap_micros: 50_000_000 }, '$31.04', 'Ready'],
    [{ month_cap_micros: 34_000_000 }, 'Near its monthly cap', 'Near its cap'],
    [{ month_cap_micros: 31_040_000 }, 'Cap reached, the next engine takes over', 'At its cap'],
  ])('is a meter against its cap: %o', async (values, words, standing) => {
    open([paid(values)]);
    await told(words);
    await told(standing);
    await screen.findByRole('meter', { name: 'Cost of Own speech server this month' });
  });

  test('is told without a cap, and never called free where nobody set a price', async () => {
    open([paid({ id: 'one' }), aService({ id: 'two', month_uses: 3 }), aService()]);
    await told('$31.04');
    expect(await screen.findAllByText('price not set')).toHaveLength(2);
    expect(screen.queryByRole('meter')).toBeNull();
  });

  test('shows whose videos cost most', async () => {
    const { user } = open([paid({ top_accounts: [{ owner: 'Ann Example', micros: 20_000_000 }] })]);
    await user.click(await button('Open Own speech server'));
    await told('$15.00 for 1,000,000 characters');
    await told('$31.04, 412 calls');
    await told('Ann Example, $20.00');
  });

  test('is set in the form, beside where the usual price comes from', async () => {
    const usual_price = { micros: 100_000, per: 'second' as const, read_on: '2026-11-21', source: 'A price list.' };
    const service = aService({ price_per: 'second', usual_price, version: 4 });
    const { user, server } = open([service], { saveService: answered([service]) });
    await user.click(await button('Open Own speech server'));
    await told('$0.10 for a second of film, the usual price');
    await user.click(await button('Edit'));
    await told('Empty for the usual $0.10 for a second of film, read on 2026-11-21. A price list.');
    await user.type(await field(/^Price for a second of film/), 'cheap');
    await user.click(await button('Save'));
    await told('Please enter an amount in dollars.');
    await user.clear(await field(/^Price/));
    await user.type(await field(/^Price/), '0.017');
    await user.type(await field(/^Monthly cap/), '$50');
    await user.type(await field(/^Cap per account/), '5');
    await user.click(await button('Save'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.lastCallTo('saveService').body).toMatchObject({
      price_micros: 17_000,
      month_cap_micros: 50_000_000,
      account_cap_micros: 5_000_000,
    });
  });
});

describe('a service that films', () => {
  const comfy = aService({
    ...{ wire: 'comfyui', kind: 'film', title: 'ComfyUI', model: '', voices_offered: 0, month_uses: 3 },
    ...{ settings: { workflow: '{}' }, secret_settings: ['headers'], last_test: null },
  });

  test('has no voices to speak of', async () => {
    const { user } = open([comfy]);
    await told('Films, ComfyUI');
    await told('Not tested');
    await user.click(await button('Open ComfyUI'));
    await told('3 uses this month');
    expect(screen.queryAllByText('Voices').filter(({ tagName }) => tagName === 'DT')).toEqual([]);
  });

  test('is added with what only its kind wants to know', async () => {
    const { user, server } = open([], { addService: answered([comfy]) });
    await user.click(await button('Add service'));
    await field('Kind');
    await choose(user, 'What it is for', 'Films');
    expect(screen.queryByLabelText(/Voices/)).toBeNull();
    await user.type(await field('Name'), 'ComfyUI');
    await user.type(await field('Address'), 'http://gpu:8188');
    await user.type(await field('Workflow'), 'a workflow');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Add service' }));
    await waitFor(() => expect(server.callsTo('addService')).toHaveLength(1));
    expect(server.lastCallTo('addService').body).toMatchObject({
      ...{ wire: 'comfyui', title: 'ComfyUI', settings: { workflow: 'a workflow' } },
    });
  });

  test('keeps its headers until they are removed', async () => {
    const { user, server } = open([comfy], { saveService: answered([comfy]) });
    const edit = async () => {
      await user.click(await button('Edit'));
      return within(await screen.findByRole('dialog'));
    };
    await user.click(await button('Open ComfyUI'));
    const first = await edit();
    expect((await field(/^Headers/)).value).toBe('');
    await user.click(first.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.callsTo('saveService')).toHaveLength(1));
    expect(server.lastCallTo('saveService').body.settings).toEqual({ workflow: '{}' });
    const second = await edit();
    await user.click(second.getByRole('checkbox', { name: 'Remove headers' }));
    await user.click(second.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.callsTo('saveService')).toHaveLength(2));
    expect(server.lastCallTo('saveService').body.settings).toEqual({ workflow: '{}', headers: '' });
  });
});

describe('a service', () => {
  test('is added by kind, address, model and key', async () => {
    const { user, server } = open([], { addService: answered([aService({ title: 'Kitchen' })]) });
    await user.click(await button('Add service'));
    await user.type(await field('Name'), 'Kitchen');
    await user.type(await field('Address'), 'http://voices:8880');
    await user.type(await field('Model'), 'kokoro');
    await user.type(await field(/^API key/), 'sk-1');
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Add service' }));
    await told('Service Added');
    const { body, idempotencyKey } = server.lastCallTo('addService');
    expect(body).toEqual({
      wire: 'openai',
      title: 'Kitchen',
      url: 'http://voices:8880',
      model: 'kokoro',
      voices: '',
      key: 'sk-1',
      settings: {},
    });
    expect(idempotencyKey).toBeTruthy();
    await button('Open Kitchen');
  });

  test('is tested before it is added, and nothing is kept of that', async () => {
    const report = {
      ...{ at: '2026-11-22T10:00:00.000Z', is_ok: false, message: 'Nothing listens at this address.', failure: null },
      ...{ asked_for: 'GET /v1/models', latency_ms: null, voices: null, sample_rate_hz: null, models: null, ends: [] },
    };
    const { user, server } = open([], { tryService: () => data(report) });
    await user.click(await button('Add service'));
    await user.type(await field('Name'), 'Kitchen');
    await user.type(await field('Address'), 'http://voices:8880');
    await user.type(await field('Model'), 'kokoro');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Test' }));
    await told('Nothing listens at this address.');
    expect(server.lastCallTo('tryService').body).toMatchObject({ wire: 'openai', url: 'http://voices:8880' });
    expect(server.callsTo('addService')).toEqual([]);
  });

  test('is chosen by what it is for', async () => {
    const { user } = open([]);
    await user.click(await button('Add service'));
    await choose(user, 'What it is for', 'Films');
    expect((await field('Kind')).textContent).toBe('ComfyUI');
  });

  test('of a kind without models has no model', async () => {
    const { user } = open([]);
    await user.click(await button('Add service'));
    await choose(user, 'Kind', 'Piper');
    await waitFor(() => expect(screen.queryByLabelText('Model')).toBeNull());
  });

  test('shows the words of the server under the field', async () => {
    const words = 'voices:8880 leads into the network Herald runs in.';
    const { user } = open([], { addService: () => refuse('validation', { message: words, errors: { url: [words] } }) });
    await user.click(await button('Add service'));
    await user.type(await field('Name'), 'Kitchen');
    await user.type(await field('Address'), 'http://voices:8880');
    await user.type(await field('Model'), 'kokoro');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add service' }));
    await told(words);
    expect((await field('Address')).value).toBe('http://voices:8880');
  });

  test('keeps its key unless a new one is entered or it is removed', async () => {
    const service = aService({ has_key: true, key_ending: 'k9Qa', version: 4 });
    const { user, server } = open([service], { saveService: answered([service]) });
    const save = async (change: () => Promise<void>) => {
      await user.click(await button('Edit'));
      await change();
      await user.click(await button('Save'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      return server.lastCallTo('saveService').body;
    };
    await user.click(await button('Open Own speech server'));
    const same = {
      settings: {},
      title: service.title,
      url: service.url,
      model: 'kokoro',
      voices: '',
      ...noMoney,
      base_version: 4,
    };
    expect(await save(async () => undefined)).toEqual(same);
    const typed = await save(async () => user.type(await field(/^API key/), 'sk-2'));
    expect(typed).toEqual({ ...same, key: 'sk-2' });
    const removed = await save(async () => user.click(await screen.findByLabelText('Remove the key')));
    expect(removed).toEqual({ ...same, key: '' });
  });

  test('says that somebody else changed it', async () => {
    const words = 'Somebody else changed this service in the meantime.';
    const { user } = open([aService()], { saveService: () => refuse('conflict', { message: words }) });
    await user.click(await button('Open Own speech server'));
    await user.click(await button('Edit'));
    await user.click(await button('Save'));
    await told(words);
  });

  test('is removed after a question that names what uses it', async () => {
    const { user, server } = open([aService()], { removeService: answered([]) });
    await user.click(await button('Open Own speech server'));
    await user.click(await button('Remove'));
    const question = within(await screen.findByRole('alertdialog'));
    question.getByText(/412 sounds in 30 days, 3 drafts name its voices/);
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await told('Service Removed');
    expect(server.callsTo('removeService')).toHaveLength(1);
    await told('No service yet');
  });

  test('is tested, and the list shows what it said', async () => {
    const before = aService({ last_test: null });
    const report = { ...aService().last_test, at: new Date().toISOString(), message: 'Answered in 7 ms.' };
    const { user, server } = open([before], {
      testService: () => data(report as NonNullable<AdminService['last_test']>),
    });
    await user.click(await button('Open Own speech server'));
    await told(/Not tested yet/);
    server.answer(servicesOf([aService({ last_test: report as AdminService['last_test'] })]));
    await user.click(await button('Test now'));
    await told('Answered in 7 ms.');
  });

  test('is tested with all others, and those that failed are counted', async () => {
    const last = aService().last_test as NonNullable<AdminService['last_test']>;
    const { user, server } = open([aService(), aService({ id: SECOND_ID, title: 'Second' })], {
      testService: ({ params: { id } }) => data({ ...last, is_ok: id !== SECOND_ID }),
    });
    await user.click(await button('Test all'));
    await told('1 of 2 passed. Open the others to see why.');
    expect(server.callsTo('testService').map(({ params }) => params.id)).toEqual([aService().id, SECOND_ID]);
  });
});
