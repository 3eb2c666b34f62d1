import { describe, expect, it } from 'vitest';
import { optionLists } from '../option-lists.ts';
import { refusedFields } from '../testing/refused-fields.ts';
import { defaultPreferences, preferences, readStoredPreferences } from './preferences.ts';

describe('the preferences of a user', () => {
  it('are the defaults as long as nothing was changed', () => {
    expect(preferences.parse({})).toEqual(defaultPreferences);
  });

  it.each([
    ['defaultVoice', optionLists.defaultVoice],
    ['defaultLanguage', optionLists.language],
    ['defaultAvatarStyle', optionLists.avatarStyle],
    ['defaultBackgroundStyle', optionLists.background],
    ['theme', optionLists.theme],
    ['videoQuality', optionLists.videoQuality],
    ['audioBitrate', optionLists.audioBitrate],
  ])('take every %s that is offered, and no other', (field, options) => {
    for (const { value } of options) expect(refusedFields(preferences, { [field]: value }), value).toEqual([]);
    for (const value of ['', 'other', null]) expect(refusedFields(preferences, { [field]: value })).toEqual([field]);
  });

  it.each([
    ['female-kokoro:af_heart', []],
    ['male-s0123abcd:Adam 2', []],
    ['kokoro:af_heart', ['defaultVoice']],
    ['robot-kokoro:x', ['defaultVoice']],
    ['male-kokoro:', ['defaultVoice']],
  ])('take a voice of the lists with its gender: %s', (defaultVoice, fields) => {
    expect(refusedFields(preferences, { defaultVoice })).toEqual(fields);
  });

  it.each([
    [[0.5], []],
    [[2], []],
    [[], ['voiceSpeed']],
    [[1, 1], ['voiceSpeed']],
    [[0.4], ['voiceSpeed.0']],
    [[2.1], ['voiceSpeed.0']],
    [1, ['voiceSpeed']],
  ])('take the voice speed %j as one number from 0.5 to 2', (voiceSpeed, fields) => {
    expect(refusedFields(preferences, { voiceSpeed })).toEqual(fields);
  });

  it.each(Object.entries(defaultPreferences).filter(([, value]) => typeof value === 'boolean'))(
    'take %s only as on or off',
    (field, value) => {
      expect(refusedFields(preferences, { [field]: !value })).toEqual([]);
      expect(refusedFields(preferences, { [field]: String(value) })).toEqual([field]);
    },
  );

  it('lose only the options that another release has taken away', () => {
    const stored = { ...defaultPreferences, theme: 'light', defaultVoice: 'robot', voiceSpeed: [9] };
    expect(readStoredPreferences(stored)).toEqual({ ...defaultPreferences, theme: 'light' });
  });

  it('keep the best quality of a release that called it otherwise', () => {
    const stored = { ...defaultPreferences, videoQuality: 'highest' };
    expect(readStoredPreferences(stored)).toEqual({ ...defaultPreferences, videoQuality: 'best' });
  });

  it('send no marketing mails unless the user asks for them', () => {
    expect(defaultPreferences.marketingEmails).toBe(false);
  });
});
