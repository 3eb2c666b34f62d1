import { defaultPreferences, type Preferences } from '@herald/contract/endpoints/preferences';
import { errorTexts } from '@herald/contract/errors';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aVoice } from '#testing/a-draft.ts';
import { aUser } from '#testing/a-user.ts';
import { aVideo } from '#testing/a-video.ts';
import { choose } from '#testing/choose.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { libraryOf } from '#testing/library-server.ts';
import { type Person, renderScreen, siteInfo } from '#testing/render-screen.tsx';
import { data, held, offline, pending, refuse } from '#testing/replies.ts';

/** The only natural voice of the installation. */
const adam = aVoice({ value: 'kokoro:am_adam', label: 'Adam', gender: 'male', quality: 'neural' });

const saves: Handlers = {
  savePreferences: ({ body }) => ({ ...data(body), message: 'Your preferences have been updated successfully.' }),
};

async function open(saved: Partial<Preferences> = {}, server: Handlers = saves) {
  const shown = renderScreen('/settings?tab=preferences', {
    server: {
      getPreferences: () => data({ ...defaultPreferences, ...saved }),
      listVoices: () => data([{ value: 'male', label: 'Male', children: [adam] }]),
      ...server,
    },
  });
  await screen.findByRole('button', { name: 'Save Preferences' });
  return shown;
}

describe('the settings', () => {
  const chosenTab = async () => (await screen.findByRole('tab', { selected: true })).textContent;

  test.each([
    ['/settings', 'Profile'],
    ['/settings?tab=profile', 'Profile'],
    ['/settings?tab=preferences', 'Preferences'],
    ['/settings?tab=security', 'Security'],
    ['/settings?tab=moon', 'Profile'],
  ])('show at %s the tab %s', async (address, tab) => {
    renderScreen(address, { server: { getSecurity: pending } });
    await screen.findByRole('heading', { name: 'Account Settings', level: 1 });
    expect(screen.getByText('Manage your account, security, and preferences')).toBeDefined();
    expect(await chosenTab()).toBe(tab);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Preferences',
      'Security',
    ]);
  });

  test('lead to the API keys and to what Herald keeps of the person', async () => {
    renderScreen('/settings');
    const keys = await screen.findByRole('link', { name: 'API keys' });
    expect(keys.getAttribute('href')).toBe('/api-setup');
    expect(screen.getByRole('link', { name: 'My data' }).getAttribute('href')).toBe('/settings/my-data');
  });

  test('name the chosen tab in the address', async () => {
    const { user, router } = renderScreen('/settings');
    await user.click(await screen.findByRole('tab', { name: 'Preferences' }));
    expect(router.state.location.search).toBe('?tab=preferences');
    expect(await screen.findByRole('button', { name: 'Save Preferences' })).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Profile' }));
    expect(router.state.location.search).toBe('');
  });
});

describe('the default voice', () => {
  test('can be a natural one of the language, and stays a man’s in another language', async () => {
    const { user, server } = await open();
    await choose(user, 'Default Voice', 'Adam (natural)');
    await user.click(screen.getByRole('button', { name: 'Save Preferences' }));
    await waitFor(() => expect(server.callsTo('savePreferences')).toHaveLength(1));
    expect(server.lastCallTo('savePreferences').body.defaultVoice).toBe('male-kokoro:am_adam');
    await choose(user, 'Default Language', 'French');
    expect(screen.getByRole('combobox', { name: 'Default Voice' }).textContent).toBe('Male, young (English)');
  });

  test('that is gone has to be chosen again', async () => {
    await open({ defaultVoice: 'female-sgone:x' });
    expect(await screen.findByText('This voice is no longer there. Choose another one.')).toBeDefined();
  });
});

describe('the preferences', () => {
  test('say that they load', async () => {
    renderScreen('/settings?tab=preferences', { server: { getPreferences: pending } });
    expect(await screen.findByText('Loading preferences...')).toBeDefined();
  });

  test('show what is saved', async () => {
    await open({ defaultLanguage: 'de-DE', voiceSpeed: [1.5] });
    expect(screen.getByRole('combobox', { name: 'Default Language' }).textContent).toContain('German');
    expect(screen.getByText('1.5x')).toBeDefined();
  });

  test('show no defaults when they do not load, and load when asked', async () => {
    const shown = renderScreen('/settings?tab=preferences', { server: { getPreferences: offline } });
    expect(await screen.findByText('Failed to load preferences')).toBeDefined();
    expect(screen.queryByRole('combobox', { name: 'Default Language' })).toBeNull();
    shown.server.answer({ getPreferences: () => data({ ...defaultPreferences, defaultLanguage: 'de-DE' }) });
    await shown.user.click(screen.getByRole('button', { name: 'Try again' }));
    const language = await screen.findByRole('combobox', { name: 'Default Language' });
    expect(language.textContent).toContain('German');
  });

  test('count what is not saved', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('switch', { name: 'Confirm Before Delete' }));
    expect(screen.getByText('1 change is not saved')).toBeDefined();
    await user.click(screen.getByRole('switch', { name: 'Auto-save Drafts' }));
    expect(screen.getByText('2 changes are not saved')).toBeDefined();
  });

  test('count a change that is taken back no longer', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('switch', { name: 'Confirm Before Delete' }));
    await user.click(screen.getByRole('switch', { name: 'Confirm Before Delete' }));
    expect(screen.queryByText(/not saved/)).toBeNull();
  });

  test('offer nothing to save while nothing is changed', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Save Preferences' })).toHaveProperty('disabled', true);
  });

  test('are saved as a whole', async () => {
    const { user, server } = await open();
    await choose(user, 'Default Background', 'Studio');
    await user.click(screen.getByRole('button', { name: 'Save Preferences' }));
    expect(await screen.findByText('Preferences Saved')).toBeDefined();
    expect(server.lastCallTo('savePreferences').body).toEqual({
      ...defaultPreferences,
      defaultBackgroundStyle: 'studio',
    });
  });

  test('choose how much the files of new videos keep', async () => {
    const { user, server } = await open();
    await choose(user, 'Video Quality', 'Best');
    await choose(user, 'Audio Bit Rate', 'Standard (96 kbit/s)');
    await user.click(screen.getByRole('button', { name: 'Save Preferences' }));
    expect(await screen.findByText('Preferences Saved')).toBeDefined();
    expect(server.lastCallTo('savePreferences').body).toMatchObject({ videoQuality: 'best', audioBitrate: 'standard' });
  });

  test('choose which mails come, and have one switch above them', async () => {
    const { user, server } = await open({ weeklyReports: false });
    const mail = (name: string) => screen.getByRole<HTMLButtonElement>('switch', { name });
    expect(mail('Weekly report').getAttribute('aria-checked')).toBe('false');
    await user.click(mail('Video ready'));
    await user.click(mail('Send me mails'));
    expect([mail('Video ready').disabled, mail('Weekly report').disabled]).toEqual([true, true]);
    await user.click(screen.getByRole('button', { name: 'Save Preferences' }));
    expect(await screen.findByText('Preferences Saved')).toBeDefined();
    expect(server.lastCallTo('savePreferences').body).toEqual({
      ...defaultPreferences,
      emailNotifications: false,
      videoCompleteNotifications: false,
      weeklyReports: false,
    });
  });

  test('offer news and offers, which nobody gets without asking for them', async () => {
    const { user, server } = await open();
    const news = screen.getByRole('switch', { name: 'News and offers' });
    expect(news.getAttribute('aria-checked')).toBe('false');
    expect(screen.queryByText(/has no mail server/)).toBeNull();
    await user.click(news);
    await user.click(screen.getByRole('button', { name: 'Save Preferences' }));
    expect(await screen.findByText('Preferences Saved')).toBeDefined();
    expect(server.lastCallTo('savePreferences').body).toEqual({ ...defaultPreferences, marketingEmails: true });
  });

  test('tell plainly that an installation without a mail server sends no mails', async () => {
    await open({}, { siteInfo: () => data({ ...siteInfo, sends_mail: false }) });
    expect(await screen.findByText(/This installation has no mail server/)).toBeDefined();
  });

  test('say that they are being saved', async () => {
    const answer = held({ ...data(defaultPreferences), message: 'Saved.' });
    const { user } = await open({}, { savePreferences: answer.handler });
    await user.click(screen.getByRole('switch', { name: 'Confirm Before Delete' }));
    await user.click(screen.getByRole('button', { name: 'Save Preferences' }));
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDefined();
    answer.release();
    await screen.findByText('Preferences Saved');
  });

  test('say why they were not saved', async () => {
    const { user } = await open({}, { savePreferences: () => refuse('rate_limited') });
    await user.click(screen.getByRole('switch', { name: 'Confirm Before Delete' }));
    await user.click(screen.getByRole('button', { name: 'Save Preferences' }));
    expect(await screen.findByText('Rate limit exceeded. Please try again later.')).toBeDefined();
  });

  test('have words of their own for a failure without any', async () => {
    const { user } = await open({}, { savePreferences: () => refuse('internal', { message: errorTexts.unknown }) });
    await user.click(screen.getByRole('switch', { name: 'Confirm Before Delete' }));
    await user.click(screen.getByRole('button', { name: 'Save Preferences' }));
    expect(await screen.findByText('Failed to save preferences.')).toBeDefined();
  });

  test('go back to the defaults at once and save them', async () => {
    const { user, server } = await open({ defaultLanguage: 'de-DE' });
    await user.click(screen.getByRole('button', { name: 'Reset to Defaults' }));
    expect(screen.getByRole('combobox', { name: 'Default Language' }).textContent).toContain('English (US)');
    expect(await screen.findByText('All preferences have been reset to default values.')).toBeDefined();
    expect(server.lastCallTo('savePreferences').body).toEqual(defaultPreferences);
  });

  test('say that the reset failed', async () => {
    const { user } = await open({}, { savePreferences: offline });
    await user.click(screen.getByRole('button', { name: 'Reset to Defaults' }));
    expect(await screen.findByText('Failed to reset preferences.')).toBeDefined();
  });

  test('try a theme as soon as it is chosen', async () => {
    const { user } = await open();
    await choose(user, 'Theme', 'Light');
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('light'));
  });

  test('bring the theme of the account to another browser, and each change of it', async () => {
    await open({ theme: 'light' });
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('light'));
    expect(screen.getByRole('combobox', { name: 'Theme' }).textContent).toContain('Light');
    expect(screen.queryByText(/not saved/)).toBeNull();
  });

  test('leave the theme of this browser alone while the account has not changed its own', async () => {
    localStorage.setItem('theme', 'light');
    localStorage.setItem('account_theme', 'auto');
    const { server } = await open({ theme: 'auto' });
    await waitFor(() => expect(server.callsTo('getPreferences').length).toBeGreaterThan(0));
    expect(screen.getByRole('combobox', { name: 'Theme' }).textContent).toContain('Light');
    expect(screen.getByText('1 change is not saved')).toBeDefined();
  });
});

describe('the theme in the user menu', () => {
  async function chooseLight(as: Person = 'owner') {
    const shown = renderScreen('/dashboard', { as, server: { ...libraryOf([aVideo()]), ...saves } });
    await shown.user.click(await screen.findByLabelText(/^Account of/));
    const submenu = await screen.findByRole('menuitem', { name: 'Theme' });
    submenu.focus();
    await shown.user.keyboard('{ArrowRight}');
    const light = await screen.findByRole('menuitemradio', { name: 'Light' });
    light.focus();
    await shown.user.keyboard('{Enter}');
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('light'));
    return shown;
  }

  test('is saved in the account', async () => {
    const { server } = await chooseLight();
    await waitFor(() => expect(server.callsTo('savePreferences')).toHaveLength(1));
    expect(server.lastCallTo('savePreferences').body).toEqual({ ...defaultPreferences, theme: 'light' });
  });

  test('stays in this browser while an administrator is signed in as somebody else', async () => {
    const { id } = aUser();
    const { server } = await chooseLight(aUser({ impersonator: { id, name: 'Morgan', email: 'morgan@herald.test' } }));
    expect(server.callsTo('savePreferences')).toHaveLength(0);
  });
});

describe('the keyboard', () => {
  test('single-key shortcuts can be switched off', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
    expect(localStorage.getItem('shortcuts')).toBe('off');
  });

  test('lists the shortcuts', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'List the shortcuts' }));
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined();
    expect(screen.getByText('Create a video')).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
