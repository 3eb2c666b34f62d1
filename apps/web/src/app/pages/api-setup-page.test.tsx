import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aGoodTest, anApiKey, apiKeysOf } from '#testing/an-api-key.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { press } from '#testing/press.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, offline } from '#testing/replies.ts';

const ALL_READY = 'All API keys are configured and ready to use!';
const heygen = anApiKey({ service: 'heygen', title: 'HeyGen' });
const set = anApiKey({ is_set: true, key_ending: 'm4Xp' });

const open = (server: Handlers) => renderScreen('/api-setup', { server });
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.findByRole('button', { name });

describe('the screen for API keys', () => {
  test('says where keys are kept', async () => {
    open(apiKeysOf([heygen, anApiKey()]));
    expect(await screen.findByRole('heading', { name: 'API keys' })).toBeDefined();
    await screen.findByText('Keys are kept encrypted on the server, never in this browser.');
    expect(screen.queryByText(ALL_READY)).toBeNull();
  });

  test('hides what is typed until it is asked to show it', async () => {
    const { user } = open(apiKeysOf([anApiKey()]));
    const input = await field(/^OpenAI/);
    expect(input.type).toBe('password');
    await user.click(await button('Show key'));
    expect(input.type).toBe('text');
  });

  test('saves the keys that were typed and no others, and forgets them', async () => {
    const { user, server } = open({
      ...apiKeysOf([heygen, anApiKey()]),
      saveApiKeys: () => data({ may_edit: true, keys: [heygen, set], all_ready: false }),
    });
    const save = await button('Save API Configuration');
    expect(save).toHaveProperty('disabled', true);
    await user.type(await field(/^OpenAI/), ' sk-m4Xp ');
    await user.click(save);
    await screen.findByPlaceholderText('•••• m4Xp, paste to replace');
    expect(server.lastCallTo('saveApiKeys').body).toEqual({ openai: 'sk-m4Xp' });
    expect((await field(/^OpenAI/)).value).toBe('');
  });

  test('puts a refusal under its key', async () => {
    const { user } = open({
      ...apiKeysOf([anApiKey()]),
    });
    await user.type(await field(/^OpenAI/), 'two words');
    await user.click(await button('Save API Configuration'));
    await screen.findByText('Please use letters, digits and signs without spaces.');
  });

  test('tries a key that is saved', async () => {
    const { user, server } = open({ ...apiKeysOf([set]), testApiKey: () => data(aGoodTest()) });
    expect(await screen.findByText('Not tried yet')).toBeDefined();
    await user.type(await field(/^OpenAI/), 'new');
    expect(await button('Try OpenAI')).toHaveProperty('disabled', true);
    await user.clear(await field(/^OpenAI/));
    server.answer(apiKeysOf([{ ...set, last_test: aGoodTest() }], true));
    await user.click(await button('Try OpenAI'));
    await screen.findByText('Answered in 240 ms.');
    expect(screen.getByText(ALL_READY)).toBeDefined();
  });

  test('says what a status of the service means, and counts the tries', async () => {
    const failed = aGoodTest({ is_ok: false, failure: 'HTTP_401', message: 'OpenAI refused the key.' });
    const { user } = open({ ...apiKeysOf([{ ...set, last_test: failed }]), testApiKey: () => data(failed) });
    const words = 'Invalid API key. Please check your API configuration.';
    await screen.findByText(words);
    await screen.findByText('OpenAI refused the key.');
    await press(user, 'Try OpenAI');
    await press(user, 'Try OpenAI');
    await screen.findByText(`${words} (Tried 2 times.)`);
  });

  test('says that this server reached nothing, not that the line of the reader is dead', async () => {
    const words = 'OpenAI could not be reached from this server.';
    const failed = aGoodTest({ is_ok: false, failure: 'NETWORK_ERROR', message: words });
    const { user, server } = open({ ...apiKeysOf([{ ...set, last_test: failed }]), testApiKey: () => data(failed) });
    expect(await screen.findAllByText(words)).toHaveLength(1);
    await press(user, 'Try OpenAI');
    await waitFor(() => expect(server.callsTo('testApiKey')).toHaveLength(1));
    expect(await screen.findAllByText(words)).toHaveLength(1);
    expect(screen.queryByText(/internet connection/)).toBeNull();
  });

  test('shows quota and end dates', async () => {
    const last_test = aGoodTest({ quota: '12 credits left', ends: [{ model: 'tts-1', on: '2037-01-06' }] });
    open(apiKeysOf([{ ...set, last_test }]));
    await screen.findByText('12 credits left');
    await screen.findByText(/^tts-1 ends on January 6, 2037/);
  });

  test('says what a key cost, and sets the most it may cost in a month', async () => {
    const paid = { ...set, price_micros: 15_000_000, month_micros: 1_200_000 };
    const capped = { ...paid, month_cap_micros: 5_000_000 };
    const { user, server } = open({
      ...apiKeysOf([paid]),
      saveApiKeyBudget: () => data({ may_edit: true, keys: [capped], all_ready: false }),
    });
    await screen.findByText('$1.20');
    await user.click(await button('Monthly cap for OpenAI'));
    expect((await field(/^Price for 1,000,000 characters/)).value).toBe('15');
    await user.type(await field(/^Monthly cap \(/), 'little');
    await user.click(await button('Save'));
    await screen.findByText('Please enter an amount in dollars.');
    await user.clear(await field(/^Monthly cap \(/));
    await user.type(await field(/^Monthly cap \(/), '$5');
    await user.click(await button('Save'));
    const meter = await screen.findByRole('meter', { name: 'Cost of OpenAI this month' });
    expect(meter.getAttribute('aria-valuetext')).toBe('$1.20 of $5.00');
    expect(server.lastCallTo('saveApiKeyBudget')).toMatchObject({
      params: { service: 'openai' },
      body: { price_micros: 15_000_000, month_cap_micros: 5_000_000 },
    });
  });

  test('sets a price for each kind of work of a key', async () => {
    const other_work = { work: 'picture', price_per: 'picture', price_micros: null, usual_price: null } as const;
    const { user, server } = open({ ...apiKeysOf([{ ...set, other_work }]), saveApiKeyBudget: offline });
    await user.click(await button('Monthly cap for OpenAI'));
    const noPrice = 'Herald knows no usual price. Empty: this work is not counted and passes the cap.';
    expect(await screen.findAllByText(noPrice)).toHaveLength(2);
    await user.type(await field(/^Price for a picture/), 'much');
    await user.click(await button('Save'));
    await screen.findByText('Please enter an amount in dollars.');
    await user.clear(await field(/^Price for a picture/));
    await user.type(await field(/^Price for a picture/), '0.04');
    await user.click(await button('Save'));
    await screen.findByRole('alert');
    expect(server.lastCallTo('saveApiKeyBudget').body).toEqual({
      price_micros: null,
      other_price_micros: 40_000,
      month_cap_micros: null,
    });
  });

  test('names the unit of speech that is paid by the second, with its usual price', async () => {
    const usual_price = { micros: 333, per: 'second', read_on: '2026-11-21', source: 'A list.' } as const;
    const other_work = { work: 'speech', price_per: 'second', price_micros: null, usual_price } as const;
    const { user } = open(apiKeysOf([{ ...set, other_work }]));
    await user.click(await button('Monthly cap for OpenAI'));
    await field(/^Price for a second of speech/);
    await screen.findByText(/^Empty for the usual .* for a second of speech, read on 2026-11-21/);
  });

  test('says that nothing is counted without a price, and what was wrong with a cap', async () => {
    const { user } = open({ ...apiKeysOf([set]), saveApiKeyBudget: offline });
    await screen.findByText('Costs are not counted');
    await user.click(await button('Monthly cap for OpenAI'));
    await screen.findByText('Herald knows no usual price. Empty: costs are not counted and no cap applies.');
    await user.click(await button('Save'));
    await screen.findByRole('alert');
  });

  test('asks for a key again that cannot be read', async () => {
    open(apiKeysOf([{ ...set, key_is_lost: true }]));
    await screen.findByText('Enter it again');
    expect(await button('Try OpenAI')).toHaveProperty('disabled', true);
  });

  test('removes a key after asking', async () => {
    const { user, server } = open({
      ...apiKeysOf([set]),
      removeApiKey: () => data({ may_edit: true, keys: [anApiKey()], all_ready: false }),
    });
    await user.click(await button('Remove the key for OpenAI'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Not set up');
    expect(server.lastCallTo('removeApiKey').params).toEqual({ service: 'openai' });
  });

  test('tells members who may not', async () => {
    renderScreen('/api-setup', {
      as: 'viewer',
      server: { listApiKeys: () => data({ may_edit: false, keys: [], all_ready: false }) },
    });
    await screen.findByText('Only the owner of this account and its team admins see and change its keys.');
    expect(screen.queryByRole('button', { name: 'Save API Configuration' })).toBeNull();
  });

  test('can be asked for again when the keys did not come', async () => {
    const { user, server } = open({ listApiKeys: offline });
    await screen.findByText('Failed to load the API keys');
    server.answer(apiKeysOf([anApiKey()]));
    await user.click(await button('Try again'));
    await waitFor(() => expect(screen.queryByText('Not set up')).not.toBeNull());
  });
});
