import type { AdminVoicePack } from '@herald/contract/endpoints/admin-voices';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { someSettings } from '#testing/a-setting.ts';
import { aReadyPack, aVoicePack, voicePacksOf } from '#testing/a-voice-pack.ts';
import { backOfficeOf } from '#testing/an-admin-user.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { press } from '#testing/press.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, message, pending, refuse } from '#testing/replies.ts';

function open(packs: AdminVoicePack[], server: Handlers = {}) {
  return renderScreen('/dashboard?tab=settings&section=voices', {
    as: 'administrator',
    server: {
      ...backOfficeOf([]),
      listSettings: () => data(someSettings()),
      listCountries: () => data([]),
      ...voicePacksOf(packs),
      ...server,
    },
  });
}

const told = (text: string | RegExp) => screen.findByText(text);
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const rows = async () => within(await screen.findByRole('list', { name: 'Voices' })).getAllByRole('listitem');

describe('the voices of the installation', () => {
  test('say that they load, and that they could not be loaded', async () => {
    const { user, server } = open([], { listVoicePacks: () => refuse('internal', { message: 'Out of order.' }) });
    await told('Out of order.');
    server.answer({ listVoicePacks: () => pending() });
    await press(user, 'Try again');
    await waitFor(() => expect(server.callsTo('listVoicePacks').length).toBeGreaterThan(1));
  });

  test('tell what is here, how fast it is, and what can be had', async () => {
    open([aVoicePack({ id: 'kokoro', name: 'Kokoro', kind: 'kokoro', quality: '82M, 8 bit' }), aReadyPack()]);
    const [first, second] = await rows();
    for (const text of ['Thorsten', 'Piper, medium', 'German (Germany)', '63 MB', 'CC0', 'Installed']) {
      expect(within(first ?? expect.unreachable()).getByText(text)).toBeDefined();
    }
    expect(within(first ?? expect.unreachable()).getByText('5.0x real time here')).toBeDefined();
    expect(within(second ?? expect.unreachable()).getByText('Size unknown')).toBeDefined();
    expect((await button('Play: sample of Thorsten')).disabled).toBe(false);
    expect((await button('Play: sample of Kokoro')).disabled).toBe(true);
    expect(screen.getByText('1 voice, 1 language')).toBeDefined();
    expect(screen.getByText('41 GB free')).toBeDefined();
  });

  test('are found by language and by what is installed', async () => {
    const { user } = open([aReadyPack(), aVoicePack({ id: 'pl', name: 'Gosia', locales: ['pl-PL'] })]);
    await user.type(await screen.findByRole('textbox', { name: 'Search voices' }), 'polish');
    expect((await rows()).map((row) => row.textContent)).toEqual([expect.stringContaining('Gosia')]);
    await user.click(screen.getByRole('radio', { name: 'Installed 0' }));
    await told('No voice fits your search.');
  });

  test('tell where to put files without internet, and look there again', async () => {
    const { user, server } = open([], { lookForVoicePacks: () => message('The folder was looked through.') });
    await told('/srv/herald/voices');
    await press(user, 'Look again');
    await waitFor(() => expect(server.callsTo('lookForVoicePacks')).toHaveLength(1));
  });

  test('ask the source for their sizes by themselves', async () => {
    const { server } = open([aVoicePack()], {
      readVoicePackSizes: () => {
        server.answer(voicePacksOf([aVoicePack({ size_bytes: 63_000_000 })]));
        return message('The sizes are known.');
      },
    });
    await told('63 MB');
    expect(server.callsTo('readVoicePackSizes')).toHaveLength(1);
  });

  test('say why the source does not tell its sizes, and ask again when told to', async () => {
    const { user, server } = open([aVoicePack()], {
      readVoicePackSizes: () => refuse('unavailable', { message: 'voices.herald.test does not respond.' }),
    });
    await told(/voices\.herald\.test does not respond\./);
    await press(user, 'Read sizes');
    await waitFor(() => expect(server.callsTo('readVoicePackSizes')).toHaveLength(2));
  });
});

describe('a download', () => {
  test('begins with a press, shows the bytes that came, and can be cancelled', async () => {
    const progress = { phase: 'downloading' as const, received_bytes: 40e6, total_bytes: 63e6, bytes_per_sec: 4e6 };
    const { user, server } = open([aVoicePack()], {
      downloadVoicePack: () => message('The voice is being downloaded.'),
      cancelVoicePack: () => message('The download was cancelled.'),
    });
    await button('Download: Thorsten, medium');
    server.answer(voicePacksOf([aVoicePack({ state: 'fetching', progress })]));
    await press(user, 'Download: Thorsten, medium');
    await told('40 MB of 63 MB, 6 s left');
    expect(screen.getByRole('progressbar', { name: 'Download of Thorsten' }).getAttribute('aria-valuenow')).toBe('63');
    expect(server.lastCallTo('downloadVoicePack').params).toEqual({ id: 'de_DE-thorsten-medium' });
    await press(user, 'Cancel the download of Thorsten');
    await waitFor(() => expect(server.callsTo('cancelVoicePack')).toHaveLength(1));
  });

  test('is paused and resumed with what arrived', async () => {
    const progress = { phase: 'downloading' as const, received_bytes: 40e6, total_bytes: 63e6, bytes_per_sec: 4e6 };
    const { user, server } = open([aVoicePack({ state: 'fetching', progress })], {
      pauseVoicePack: () => message('The download is paused.'),
      downloadVoicePack: () => message('The voice is being downloaded.'),
    });
    const pause = await button('Pause the download of Thorsten');
    server.answer(voicePacksOf([aVoicePack({ state: 'paused', progress: { ...progress, bytes_per_sec: 0 } })]));
    await user.click(pause);
    await told('40 MB of 63 MB arrived');
    expect(server.callsTo('pauseVoicePack')).toHaveLength(1);
    expect(screen.getByRole('progressbar', { name: 'Download of Thorsten' }).getAttribute('aria-valuenow')).toBe('63');
    expect(screen.getByText('Paused')).toBeDefined();
    await press(user, 'Resume the download of Thorsten');
    await waitFor(() => expect(server.callsTo('downloadVoicePack')).toHaveLength(1));
    expect(await button('Discard the download of Thorsten')).toBeDefined();
  });

  test('that failed says why and what to do, and is tried again', async () => {
    const failure = { code: 'checksum_wrong' as const, message: 'It is not what was promised. Try again.' };
    const { user, server } = open([aVoicePack({ state: 'failed', failure })], {
      downloadVoicePack: () => message('The voice is being downloaded.'),
    });
    await told('Checksum wrong');
    expect(screen.getByRole('alert').textContent).toBe(failure.message);
    await press(user, 'Try again: Thorsten, medium');
    await waitFor(() => expect(server.callsTo('downloadVoicePack')).toHaveLength(1));
    server.answer({ cancelVoicePack: () => message('The download was cancelled.') });
    await press(user, 'Discard the download of Thorsten');
    await waitFor(() => expect(server.callsTo('cancelVoicePack')).toHaveLength(1));
  });

  test('of a voice for research asks first', async () => {
    const licence = { name: 'Research only', business: 'forbidden' as const, url: 'https://voices.herald.test/card' };
    const { user, server } = open([aVoicePack({ name: 'Lessac', licence })], {
      downloadVoicePack: () => message('The voice is being downloaded.'),
    });
    await press(user, 'Download: Lessac, medium');
    await screen.findByRole('alertdialog', { name: 'Download Lessac?' });
    expect(server.callsTo('downloadVoicePack')).toEqual([]);
    await press(user, 'Download anyway');
    await waitFor(() => expect(server.callsTo('downloadVoicePack')).toHaveLength(1));
  });
});

describe('a voice from files', () => {
  const file = (name: string) => new File(['model'], name);
  const model = file('sw_CD-ours-low.onnx');
  const config = file('sw_CD-ours-low.onnx.json');

  async function choose(files: File[], server: Handlers = {}) {
    const shown = open([], server);
    await shown.user.click(await button('Add from files'));
    await screen.findByRole('dialog', { name: 'Add from files' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.unreachable();
    await shown.user.upload(input, files);
    return shown;
  }

  test('is sent with its two files and is told of when it speaks', async () => {
    const { user, server } = await choose([model, config], { addVoicePack: () => data({ name: 'sw_CD-ours-low' }) });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringContaining(model.name), expect.stringContaining(config.name)]),
    );
    await press(user, 'Add voice');
    await told('sw_CD-ours-low speaks on this machine.');
    expect(server.callsTo('addVoicePack')).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is not sent while a file is missing', async () => {
    const { server } = await choose([model]);
    await told('sw_CD-ours-low.onnx.json is missing.');
    expect((await button('Add voice')).disabled).toBe(true);
    expect(server.callsTo('addVoicePack')).toEqual([]);
  });

  test('tells how much was sent, and is stopped by Cancel', async () => {
    const { user } = await choose([model, config], { addVoicePack: () => pending() });
    await press(user, 'Add voice');
    await told(/^Sending .*, 50%$/);
    expect(screen.getByRole('progressbar', { name: 'Sent' }).getAttribute('aria-valuenow')).toBe('50');
    await press(user, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('that cannot speak is refused with the reason, and the files can be changed', async () => {
    const message = 'The voice arrived and cannot speak here: it is damaged.';
    const { user } = await choose([model, config], {
      addVoicePack: () => refuse('validation', { message, errors: { files: [message] } }),
    });
    await press(user, 'Add voice');
    await told(message);
    expect(await screen.findByText('Choose other files')).toBeDefined();
  });
});

describe('a voice that is here', () => {
  test('is measured again, and removed after a question', async () => {
    const { user, server } = open([aReadyPack()], {
      measureVoicePack: () => message('The voice is being measured.'),
      removeVoicePack: () => message('The voice was removed.'),
    });
    await press(user, 'Measure Thorsten again');
    await waitFor(() => expect(server.callsTo('measureVoicePack')).toHaveLength(1));
    await press(user, 'Remove Thorsten');
    await press(user, 'Remove voice');
    await told('Thorsten is gone from this machine.');
  });

  test('and cannot speak says why', async () => {
    open([aVoicePack({ state: 'broken', problem: 'The model of this natural voice cannot be read.' })]);
    await told('Cannot speak');
    expect(screen.getByRole('alert').textContent).toBe('The model of this natural voice cannot be read.');
  });
});
