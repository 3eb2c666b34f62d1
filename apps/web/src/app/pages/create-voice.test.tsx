import { defaultPreferences } from '@herald/contract/endpoints/preferences';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { listenForShortcuts } from '#lib/shortcuts.ts';
import { aClip, aDraft, aFinishedDraft, anAvatar, aVoice, wizardOf } from '#testing/a-draft.ts';
import { aReadyPack, aVoicePack, voicePacksOf } from '#testing/a-voice-pack.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { type Person, renderScreen } from '#testing/render-screen.tsx';
import { data, message, offline, pending, refuse } from '#testing/replies.ts';

const cast = { avatarType: 'library' as const, selectedAvatarId: 'kofi', selectedAvatar: 'Kofi' };
const emma = anAvatar({ id: 'emma', avatar_id: 'emma', display_name: 'Emma', gender: 'female' });
const both: Handlers = {
  listAvatars: () => data([anAvatar(), emma]),
  getAvatar: ({ params }) => data(params.id === 'emma' ? emma : anAvatar()),
};

async function openVoice(voice = {}, server: Handlers = {}, as: Person = 'owner') {
  const content = aDraft({ avatar: cast, voice });
  const shown = renderScreen('/create?step=2', { as, server: { ...wizardOf(content), ...server } });
  await screen.findByText('Ava');
  return shown;
}

const chosenVoice = () => document.querySelector<HTMLInputElement>('input[name=voice]:checked')?.value;

/** Back to the first step for another avatar, and forward again. */
async function castAnother({ user }: Awaited<ReturnType<typeof openVoice>>, name: string) {
  await user.click(screen.getByText('Previous'));
  await user.click(await screen.findByRole('radio', { name }));
  await user.click(screen.getByText('Next'));
  await screen.findByText('Ava');
}

test('a letter in the open list of countries looks for one and leaves the step alone', async () => {
  const stop = listenForShortcuts();
  const { user, router } = await openVoice();
  await user.click(screen.getByRole('combobox', { name: 'Country' }));
  const [entry] = await screen.findAllByRole('option');
  entry?.focus();
  await user.keyboard('p');
  await user.keyboard('{Escape}');
  expect(router.state.location.search).toBe('?step=2');
  stop();
});

test('a mark that nobody knows is told, with the one that was meant at a press', async () => {
  const { user } = await openVoice({ ttsText: 'Hello [smlie] you.' });
  await user.click(await screen.findByRole('button', { name: 'Write [smile] instead of [smlie]' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Script' }).value).toBe('Hello [smile] you.');
  expect(screen.queryByRole('button', { name: /instead of/ })).toBeNull();
});

test('stars around words, which would be printed, go at a press', async () => {
  const { user } = await openVoice({ ttsText: 'The first one is **free**. Save 50%*, really.' });
  await user.click(await screen.findByRole('button', { name: 'Leave out the stars around words' }));
  const { value } = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Script' });
  expect(value).toBe('The first one is free. Save 50%*, really.');
  expect(screen.queryByRole('button', { name: /stars/ })).toBeNull();
});

test('a speech rate that no voice talks at is refused with a sentence, and the rate stays', async () => {
  const { user } = await openVoice({ speechRate: 1.2 });
  const rate = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Speech rate' });
  await user.clear(rate);
  await user.type(rate, '9{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('“9” was not taken. Choose 0.5 to 2.0.');
  expect(rate.value).toBe('1.2');
  await user.clear(rate);
  await user.type(rate, '1.5{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(rate.value).toBe('1.5');
});

describe('the voice of the presenter', () => {
  test('fits from the start, as the country and the region are chosen', async () => {
    await openVoice();
    await waitFor(() => expect(chosenVoice()).toBe('noah'));
  });

  test('follows to another avatar', async () => {
    const shown = await openVoice({}, both);
    await waitFor(() => expect(chosenVoice()).toBe('noah'));
    await castAnother(shown, 'Emma');
    await waitFor(() => expect(chosenVoice()).toBe('ava'));
  });

  test('stays once the user has chosen it', async () => {
    const shown = await openVoice({}, both);
    await shown.user.click(screen.getByText('Ava'));
    await shown.user.click(screen.getByText('Noah'));
    await castAnother(shown, 'Emma');
    expect(chosenVoice()).toBe('noah');
  });

  test('is chosen again when the place does not offer it', async () => {
    await openVoice({ ttsId: 'antoine', isChosen: true }, { getVoice: () => data(aVoice({ value: 'antoine' })) });
    await waitFor(() => expect(chosenVoice()).toBe('noah'));
  });
});

describe('a voice that ended', () => {
  const ended = { ttsId: 'azure:en-US-OldNeural', isChosen: true };

  test('is named, and another one speaks only when the user takes it', async () => {
    const { user, server } = await openVoice(ended, { getVoice: () => refuse('not_found') });
    await screen.findByText(/Your voice “en-US-OldNeural” is no longer offered. Noah is the nearest here./);
    expect(chosenVoice()).toBeUndefined();
    expect(server.callsTo('saveDraft').every(({ body }) => body.content.voice.ttsId === ended.ttsId)).toBe(true);
    await user.click(screen.getByText('Use Noah'));
    expect(chosenVoice()).toBe('noah');
    expect(screen.queryByText(/no longer offered/)).toBeNull();
  });

  test('is spoken again in the time of its audio, once the user has taken another', async () => {
    const clip = aClip({ voice_id: ended.ttsId, script: 'Big news.', speech_rate: 1 });
    const sound = { ttsText: 'Big news.', audioId: clip.audio_id, generatedAudioUrl: clip.url };
    const { user, server } = await openVoice(
      { ...ended, ...sound },
      { getVoice: () => refuse('not_found'), getAudio: () => data(clip), generateSpeech: () => data(aClip()) },
    );
    await user.click(await screen.findByText('Use Noah'));
    const [again] = await screen.findAllByRole('button', { name: 'Generate again' });
    await user.click(again ?? expect.unreachable());
    await waitFor(() => expect(server.callsTo('generateSpeech')).toHaveLength(1));
    expect(server.lastCallTo('generateSpeech').body).toMatchObject({ tts_id: 'noah', in_time_of: clip.audio_id });
  });

  test('stays chosen while nobody can say whether it ended', async () => {
    await openVoice(ended, { getVoice: offline });
    expect(chosenVoice()).toBeUndefined();
    expect(screen.queryByText(/no longer offered/)).toBeNull();
  });
});

describe('the list of voices', () => {
  test('stands under the headings Female and Male', async () => {
    await openVoice();
    const women = within(screen.getByRole('group', { name: 'Female' }));
    const men = within(screen.getByRole('group', { name: 'Male' }));
    expect(women.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual(['ava']);
    expect(men.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual(['noah']);
  });
});

describe('the style of a voice', () => {
  const styles = [{ value: 'cheerful', label: 'Cheerful' }];
  const styled: Handlers = {
    listVoices: () =>
      data([
        { value: 'female', label: 'Female', children: [aVoice({ styles })] },
        { value: 'male', label: 'Male', children: [aVoice({ value: 'noah', label: 'Noah', gender: 'male' })] },
      ]),
    generateSpeech: () => data(aClip()),
  };

  test('can be chosen where it has some, is spoken in, and goes with the voice', async () => {
    const { user, server } = await openVoice({ ttsText: 'Pour it.', ttsId: 'ava', isChosen: true }, styled);
    (await screen.findByLabelText('Style')).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('option', { name: 'Cheerful' }));
    await user.click(screen.getByText('Generate Audio'));
    await waitFor(() => expect(server.callsTo('generateSpeech').length).toBe(1));
    expect(server.lastCallTo('generateSpeech').body).toMatchObject({ tts_id: 'ava', style: 'cheerful' });
    await user.click(screen.getByText('Noah'));
    expect(screen.queryByLabelText('Style')).toBeNull();
    await user.click(screen.getByText('Ava'));
    expect(screen.getByLabelText('Style').textContent).toContain('As usual');
  });
});

describe('the sound of a script', () => {
  test('comes into view when it is made', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = await openVoice({ ttsText: 'Pour it.' }, { generateSpeech: () => data(aClip()) });
    await user.click(screen.getByText('Generate Audio'));
    const player = await screen.findByLabelText('Your audio');
    await waitFor(() => expect(scroll).toHaveBeenCalled());
    const [shown] = scroll.mock.contexts;
    expect(shown).toSatisfy((box: Element) => box.contains(player));
  });

  test('is not made without a connection, and the screen says so each time', async () => {
    const { user } = await openVoice({ ttsText: 'Pour it.' }, { generateSpeech: offline });
    await user.click(screen.getByText('Generate Audio'));
    const words = 'Network error. Please check your internet connection.';
    expect(await screen.findByText(words)).toBeDefined();
    await user.click(await screen.findByText('Generate Audio'));
    expect(await screen.findByText(`${words} (Tried 2 times.)`)).toBeDefined();
  });
});

const ownSound = aClip({ source: 'upload', name: 'talk.wav', script: '', locale: 'es-ES', voice_id: null });

/** The panel for own sounds, in a draft that speaks Spanish in Mexico. */
test('a script that is pasted beyond its limit is shortened, which is said', async () => {
  const { user } = await openVoice();
  await user.click(screen.getByRole('textbox', { name: 'Script' }));
  await user.paste('word '.repeat(1200));
  expect(
    await screen.findByText(
      'A script can have 5,000 characters, so the last 1,000 characters of what you pasted are left out.',
    ),
  ).toBeDefined();
});

async function openUpload(server: Handlers = {}, voice = {}) {
  const place = { country: 'es', region: 'MX', useCustomAudio: true };
  const content = aDraft({ avatar: cast, voice: { ...place, ...voice } });
  const spanish: Handlers = {
    listCountries: () =>
      data([
        { value: 'en', label: 'English' },
        { value: 'es', label: 'Spanish' },
      ]),
  };
  const shown = renderScreen('/create?step=2', { server: { ...wizardOf(content), ...spanish, ...server } });
  await screen.findByLabelText('Spoken language');
  return shown;
}

describe('an own sound', () => {
  test('is sent with the language of the draft', async () => {
    const { user, server } = await openUpload({ uploadAudio: () => data(ownSound) });
    await waitFor(() => expect(screen.getByLabelText('Spoken language').textContent).toContain('Spanish'));
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    await user.upload(input ?? expect.unreachable(), new File(['sound'], 'talk.wav', { type: 'audio/wav' }));
    await waitFor(() => expect(server.callsTo('uploadAudio').length).toBe(1));
    expect(server.lastCallTo('uploadAudio').form?.get('locale')).toBe('es-MX');
  });

  test('is matched with its words in the language that is chosen', async () => {
    const own = { audioUrl: ownSound.url, generatedAudioUrl: ownSound.url, audioId: ownSound.audio_id };
    const server = { getAudio: () => data(ownSound), ttsSync: () => data(ownSound) };
    const { user, server: asked } = await openUpload(server, own);
    await user.type(await screen.findByLabelText(/^Transcript/), 'Hello');
    screen.getByLabelText('Spoken language').focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('option', { name: 'English' }));
    await user.click(await screen.findByText('Match words'));
    await waitFor(() => expect(asked.callsTo('ttsSync').length).toBe(1));
    expect(asked.lastCallTo('ttsSync').body).toMatchObject({ text: 'Hello', locale: 'en' });
  });
});

describe('the earlier sounds of the account', () => {
  const listed = { listCustomAudio: () => data([ownSound]), getAudio: () => data(ownSound) };

  test('can be used again', async () => {
    const { user, server } = await openUpload(listed);
    await user.click(await screen.findByLabelText('Use talk.wav'));
    expect(await screen.findByText('In use')).toBeDefined();
    await waitFor(() => {
      const { voice, script } = server.lastCallTo('saveDraft').body.content;
      expect(voice).toMatchObject({ useCustomAudio: true, audioId: ownSound.audio_id, audioUrl: ownSound.url });
      expect(script.duration).toBe(ownSound.duration);
    });
  });

  test('can be deleted after a question, also out of the draft', async () => {
    const own = { audioUrl: ownSound.url, generatedAudioUrl: ownSound.url, audioId: ownSound.audio_id };
    const { user, server } = await openUpload({ ...listed, deleteAudio: () => message('Removed.') }, own);
    await user.click(await screen.findByLabelText('Delete talk.wav'));
    await user.click(await screen.findByText('Delete'));
    expect(await screen.findByText('Audio that you upload or record is listed here.')).toBeDefined();
    expect(server.lastCallTo('deleteAudio').params).toEqual({ id: ownSound.audio_id });
    await waitFor(() => expect(server.lastCallTo('saveDraft').body.content.voice.audioId).toBeNull());
  });

  test('stay when deleting is refused', async () => {
    const deleteAudio = () => refuse('conflict', { message: 'A video still needs it.' });
    const { user } = await openUpload({ ...listed, deleteAudio });
    await user.click(await screen.findByLabelText('Delete talk.wav'));
    await user.click(await screen.findByText('Delete'));
    expect(await screen.findByText('A video still needs it.')).toBeDefined();
    expect(screen.getByLabelText('Use talk.wav')).toBeDefined();
  });

  test('say that they load', async () => {
    await openUpload({ listCustomAudio: pending });
    expect(await screen.findByText('Loading your earlier audio')).toBeDefined();
  });

  test('offer another try when they did not load', async () => {
    const { user, server } = await openUpload({ listCustomAudio: () => refuse('conflict', { message: 'Not now.' }) });
    await screen.findByText('Not now.');
    server.answer(listed);
    await user.click(screen.getByText('Try again'));
    expect(await screen.findByText('talk.wav')).toBeDefined();
  });
});

describe('the preview', () => {
  test('plays the music of the draft under the voice, quieter, and stops with it', async () => {
    // The sound of the draft may be there already: it outlives the screen a little.
    const { contexts } = vi.spyOn(HTMLMediaElement.prototype, 'play').mock;
    const sounds = () => contexts.filter((context) => context instanceof HTMLMediaElement);
    const playing = (name: string) => sounds().find(({ src, paused }) => src.includes(name) && !paused);
    const music_url = '/api/media/tune.m4a?expires=1&signature=a';
    const content = aFinishedDraft({ output: { music_url } });
    const getPreferences = () => data({ ...defaultPreferences, showPreviewBeforeGenerate: true });
    const { user } = renderScreen('/create?step=2', { server: { ...wizardOf(content), getPreferences } });
    const [play = expect.unreachable()] = await screen.findAllByLabelText('Play: the preview');
    expect(playing('tune')).toBeUndefined();
    await user.click(play);
    const music = await waitFor(() => playing('tune') ?? expect.unreachable());
    expect(music.volume).toBeLessThan(0.35);
    const voice = playing('clip') ?? expect.unreachable();
    voice.pause();
    await waitFor(() => expect(playing('tune')).toBeUndefined());
  });
});

describe('the marks of a script', () => {
  const script = () => screen.getByLabelText<HTMLTextAreaElement>('Script');
  const isFocused = (text: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(text));
  const openMarks = async (user: Awaited<ReturnType<typeof openVoice>>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Add mark' }));
    return screen.findByRole('menu');
  };

  test('are written at the cursor', async () => {
    const { user } = await openVoice({ ttsText: 'Pour it slowly.' });
    script().setSelectionRange(4, 4);
    await openMarks(user);
    await user.keyboard('h');
    await isFocused('Hands');
    await user.keyboard('{ArrowRight}');
    await isFocused('Open palm');
    await user.keyboard('point d');
    await isFocused('Point down');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(script().value).toBe('Pour [point down] it slowly.'));
  });

  test('for a product wait until there is one', async () => {
    const { user } = await openVoice({ ttsText: 'Pour it.' });
    await openMarks(user);
    const item = screen.getByRole('menuitem', { name: /Show product/u });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(item.textContent).toContain('Add a product in step 3 first');
  });
});

describe('a natural voice for the language', () => {
  const inflect = (changes = {}) =>
    aVoicePack({
      id: 'inflect-micro-v2',
      name: 'Inflect Micro',
      kind: 'inflect',
      locales: ['en-US'],
      size_bytes: 37_500_000,
      licence: { name: 'Apache 2.0', business: 'allowed', url: 'https://voices.herald.test/README.md' },
      ...changes,
    });
  const openAs = (packs: ReturnType<typeof inflect>[], as: Person = 'administrator') =>
    openVoice({}, { ...voicePacksOf(packs), downloadVoicePack: () => message('It is being downloaded.') }, as);
  const offer = () => screen.queryByRole('region', { name: 'A natural voice' });

  test('is downloaded by an administrator with one press, and joins the list when it speaks', async () => {
    const { user, server } = await openAs([inflect()]);
    const download = await screen.findByRole('button', { name: 'Download 37.5 MB' });
    const progress = { phase: 'downloading' as const, received_bytes: 12e6, total_bytes: 37.5e6, bytes_per_sec: 4e6 };
    server.answer(voicePacksOf([inflect({ state: 'fetching', progress })]));
    await user.click(download);
    await screen.findByText('12 MB of 37.5 MB of Inflect Micro.');
    expect(server.lastCallTo('downloadVoicePack').params).toEqual({ id: 'inflect-micro-v2' });
    const asked = server.callsTo('listVoices').length;
    server.answer(voicePacksOf([inflect({ state: 'ready', voices: aReadyPack().voices })]));
    await waitFor(() => expect(offer()).toBeNull());
    await waitFor(() => expect(server.callsTo('listVoices').length).toBeGreaterThan(asked));
  });

  test('is not offered to customers', async () => {
    const { server } = await openAs([inflect()], 'owner');
    expect([offer(), server.callsTo('listVoicePacks')]).toEqual([null, []]);
  });

  test.each([
    ['the source does not answer', [inflect({ size_bytes: null })]],
    ['one speaks already', [inflect(), aReadyPack({ locales: ['en-GB'] })]],
  ])('is not offered where %s', async (_, packs) => {
    const { server } = await openAs(packs);
    await waitFor(() => expect(server.callsTo('listVoicePacks')).not.toEqual([]));
    expect(offer()).toBeNull();
  });

  test('that could not be downloaded says why, and is tried again', async () => {
    const failure = { code: 'unreachable' as const, message: 'voices.herald.test does not respond.' };
    const { user, server } = await openAs([inflect({ state: 'failed', failure })]);
    await screen.findByText('voices.herald.test does not respond.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(server.callsTo('downloadVoicePack')).toHaveLength(1));
  });
});
