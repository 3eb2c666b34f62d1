import { errorTexts } from '@herald/contract/errors';
import { definitionOf, type SiteSettings } from '@herald/contract/settings';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { mailsOf } from '#testing/a-mail.ts';
import { someSettings } from '#testing/a-setting.ts';
import { anAdminUser, aPlan, backOfficeOf } from '#testing/an-admin-user.ts';
import { choose } from '#testing/choose.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, held, message, offline, refuse } from '#testing/replies.ts';

function open(server: Handlers = {}, { path = '/dashboard?tab=settings', values = {} as Partial<SiteSettings> } = {}) {
  return renderScreen(path, {
    as: 'administrator',
    server: {
      ...backOfficeOf([anAdminUser('Hannah Osei')]),
      ...mailsOf([]),
      listSettings: () => data(someSettings(values)),
      listPlans: () => data([aPlan('FE', 'Free Edition'), { ...aPlan('DFY', 'Done For You'), video_seconds: 300 }]),
      saveSettings: ({ body }) =>
        data(someSettings(Object.fromEntries(body.settings.map(({ key, value }) => [key, value])))),
      ...server,
    },
  });
}

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const theSwitch = (name: string) => screen.findByRole('switch', { name });
const press = (name: string) => screen.getByRole('button', { name });
const told = (text: string) => screen.findByText(text);

describe('the system settings', () => {
  test('say that they load until they are there', async () => {
    const settings = held(data(someSettings({ site_name: 'Nordlicht' })));
    open({ listSettings: settings.handler });
    await told('Loading settings...');
    expect(screen.getByRole('heading', { name: 'System Settings' })).toBeDefined();
    settings.release();
    expect((await field('Site Name')).value).toBe('Nordlicht');
    expect(screen.queryByText('Loading settings...')).toBeNull();
  });

  test('have a control for every setting', async () => {
    open();
    await field('Site Name');
    const labels = ['Site Name', 'Site Description', 'Max Videos per User', 'Max Video Length'];
    const places = labels.map((label) => screen.getByLabelText(label));
    const inOrder = places.every((place, index) => {
      const next = places[index + 1];
      return !next || Boolean(place.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING);
    });
    expect(inOrder).toBe(true);
    for (const name of ['Maintenance mode', 'Registration', 'Email verification', 'AI mark', 'Google voices'])
      await theSwitch(name);
    for (const name of ['Default plan', 'Storage per account', 'AI editor address']) await field(name);
  });

  test('tell the words that are stored for a setting in place of the usual ones', async () => {
    const settings = someSettings();
    const siteName = settings.site_name ?? expect.unreachable();
    settings.site_name = { ...siteName, description: 'Legal has to agree to it.' };
    open({ listSettings: () => data(settings) });
    await field('Site Name');
    expect(screen.getByText('Legal has to agree to it.')).toBeDefined();
  });

  test('save what changed, an empty text as empty and an empty number as 0', async () => {
    const { user, server } = open({}, { values: { site_name: 'Old', max_video_length: 300 } });
    await user.clear(await field('Site Name'));
    await user.clear(await field('Max Video Length'));
    await user.click(await theSwitch('Registration'));
    await told('3 changes are not saved: Site Name, Max Video Length, Registration');
    for (const was of ['was Old', 'was 300', 'was on']) expect(screen.getByText(was)).toBeDefined();
    await user.click(press('Save All Settings'));
    await told('Settings Saved');
    expect(server.lastCallTo('saveSettings').body.settings).toEqual([
      { key: 'site_name', value: '', type: 'string', group: 'general' },
      { key: 'max_video_length', value: 0, type: 'integer', group: 'general' },
      { key: 'registration_enabled', value: false, type: 'boolean', group: 'system' },
    ]);
    await waitFor(() => expect(screen.queryByText(/not saved/)).toBeNull());
  });

  test('keep what is changed while others are saved', async () => {
    const saved = held(data(someSettings({ site_name: 'Nordlicht' })));
    const { user } = open({ saveSettings: saved.handler });
    await user.type(await field('Site Name'), 'X');
    await user.click(press('Save All Settings'));
    await told('Saving...');
    await user.click(await theSwitch('Maintenance mode'));
    saved.release();
    await waitFor(() => expect(screen.queryByText('Saving...')).toBeNull());
    expect(screen.getByText('1 change is not saved: Maintenance mode')).toBeDefined();
    expect((await field('Site Name')).value).toBe('Nordlicht');
  });

  test('turn a rule off with its switch, and on again with its number', async () => {
    const { user } = open({}, { values: { alert_disk_percent: 70 } });
    const rule = await theSwitch('Disk is full');
    const number = await field('Disk is full, %');
    await user.click(rule);
    expect(number.value).toBe('0');
    await told('1 change is not saved: Disk is full');
    await user.click(rule);
    expect(number.value).toBe('70');
  });

  test('show a rule as off while its number is emptied or nothing but zeros, as it is saved', async () => {
    const { user, server } = open({}, { values: { alert_disk_percent: 70 } });
    const rule = await theSwitch('Disk is full');
    const number = await field('Disk is full, %');
    const states = [];
    for (const keys of ['{Backspace}{Backspace}', '00', '5']) {
      await user.type(number, keys);
      states.push(rule.getAttribute('aria-checked'));
    }
    expect(states).toEqual(['false', 'false', 'true']);
    await user.clear(number);
    await user.click(press('Save All Settings'));
    await told('Settings Saved');
    expect(server.lastCallTo('saveSettings').body.settings).toMatchObject([{ key: 'alert_disk_percent', value: 0 }]);
    expect(rule.getAttribute('aria-checked')).toBe('false');
  });

  test('describe the number of a rule by its effect, and by the words of the server', async () => {
    const words = 'Please enter a number from 0 to 100.';
    const { user } = open({
      saveSettings: () => refuse('validation', { message: words, errors: { alert_disk_percent: [words] } }),
    });
    const number = await field('Disk is full, %');
    const described = () => document.getElementById(number.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(described()).toBe(definitionOf('alert_disk_percent').effect);
    await user.type(number, '9');
    await user.click(press('Save All Settings'));
    await waitFor(() => expect(document.activeElement).toBe(number));
    expect(described()).toContain(words);
  });

  test('keep a list with one entry per line, each once', async () => {
    const { user, server } = open({}, { values: { watched_words: 'miracle\nmiracle' } });
    await user.type(await field('Watched words'), 'no side effects, none{Enter}');
    await user.click(press('Save All Settings'));
    await told('Settings Saved');
    expect(server.lastCallTo('saveSettings').body.settings).toEqual([
      { key: 'watched_words', value: 'miracle\nno side effects, none', type: 'string', group: 'moderation' },
    ]);
  });

  test('undo what is not saved', async () => {
    const { user } = open({}, { values: { site_name: 'Old' } });
    await user.type(await field('Site Name'), 'er');
    await user.click(press('Undo changes'));
    expect((await field('Site Name')).value).toBe('Old');
  });

  test('put the words of the server under the field and keep what was typed', async () => {
    const words = 'Please enter a number from 0 to 3,600.';
    const { user } = open({
      saveSettings: () => refuse('validation', { message: words, errors: { max_video_length: [words] } }),
    });
    const length = await field('Max Video Length');
    await user.clear(length);
    await user.type(length, '9999');
    await user.click(press('Save All Settings'));
    await waitFor(() => expect(length.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(length);
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    expect(length.value).toBe('9999');
  });

  test.each([
    [
      'Failed to save settings. Please check the console for details.',
      { saveSettings: () => refuse('internal', { message: errorTexts.unknown }) },
    ],
    ['Failed to save settings. Please try again.', { saveSettings: offline }],
  ] satisfies [string, Handlers][])('say "%s"', async (words, server) => {
    const { user } = open(server);
    await user.type(await field('Site Name'), 'X');
    await user.click(press('Save All Settings'));
    await told(words);
    expect((await field('Site Name')).value).toBe('X');
  });

  test('say "Settings Reloaded" and keep what is not saved', async () => {
    const { user, server } = open();
    await user.type(await field('Site Name'), 'Mine');
    server.answer({ listSettings: () => data(someSettings({ site_name: 'Theirs' })) });
    await user.click(press('Refresh'));
    await told('Settings Reloaded');
    await told('was Theirs');
    expect((await field('Site Name')).value).toBe('Mine');
  });

  test('say "Failed to reload settings."', async () => {
    const { user, server } = open();
    await field('Site Name');
    server.answer({ listSettings: () => refuse('internal', { message: errorTexts.unknown }) });
    await user.click(press('Refresh'));
    await told('Failed to reload settings.');
  });

  test('say "Cache Cleared" and read again', async () => {
    const { user, server } = open({ clearSettingsCache: () => message('Done.') });
    await field('Site Name');
    server.answer({ listSettings: () => data(someSettings({ site_name: 'By hand' })) });
    await user.click(press('Clear Cache'));
    await told('Cache Cleared');
    await waitFor(async () => expect((await field('Site Name')).value).toBe('By hand'));
  });

  test('say "Failed to clear cache."', async () => {
    const { user } = open({ clearSettingsCache: () => refuse('internal', { message: errorTexts.unknown }) });
    await field('Site Name');
    await user.click(press('Clear Cache'));
    await told('Failed to clear cache.');
  });

  test('that could not be loaded show no controls, and are asked for again', async () => {
    let isBroken = true;
    const settings = data(someSettings());
    const { user } = open({ listSettings: () => (isBroken ? refuse('forbidden') : settings) });
    await told('The settings could not be loaded');
    expect(screen.queryByRole('textbox', { name: 'Site Name' })).toBeNull();
    isBroken = false;
    await user.click(press('Try again'));
    expect(await field('Site Description')).toBeDefined();
  });

  test('say which promise of a plan a limit breaks', async () => {
    const { user } = open();
    await user.clear(await field('Max Video Length'));
    await user.type(await field('Max Video Length'), '240');
    await told(
      'For everyone, whatever the plan. 0 leaves it to the plans. Done For You promises 300 s: its people get 240 s.',
    );
  });

  test('say how many people it concerns', async () => {
    open({
      listSettings: () => data(someSettings({}, { email_verification_required: 14, maintenance_mode: 1 })),
    });
    await told(
      'People make videos once they confirm their address. Without a mail server every address counts as confirmed. 14 people have not confirmed theirs.',
    );
    await screen.findByText(/It would keep 1 person out\./);
  });

  test('offer only plans on offer, and mark one that is not', async () => {
    const { user, server } = open({}, { values: { default_plan: 'GONE' } });
    await screen.findByText(/This plan is not on offer/);
    await choose(user, 'Default plan', 'Done For You (DFY)');
    await user.click(press('Save All Settings'));
    await told('Settings Saved');
    expect(server.lastCallTo('saveSettings').body.settings).toMatchObject([{ key: 'default_plan', value: 'DFY' }]);
  });

  test('jump to a group by the rail and by the address', async () => {
    const { user, router } = open({}, { path: '/dashboard?tab=settings&section=features' });
    await field('Site Name');
    const rail = screen.getByRole('navigation', { name: 'Settings' });
    expect(within(rail).getByRole('link', { name: 'Features' }).getAttribute('aria-current')).toBe('true');
    await user.click(within(rail).getByRole('link', { name: 'System' }));
    expect(router.state.location.search).toBe('?tab=settings&section=system');
    await waitFor(() => expect(document.activeElement?.id).toBe('settings-system'));
  });

  test('ask before something unsaved is left, and go only then', async () => {
    const { user, router } = open();
    await user.type(await field('Site Name'), 'X');
    await user.click(screen.getByRole('tab', { name: 'User Management' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((await field('Site Name')).value).toBe('X');
    await user.click(screen.getByRole('tab', { name: 'User Management' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});
