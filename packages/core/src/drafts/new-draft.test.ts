import { newBrandKit } from '@herald/contract/brand';
import { defaultPreferences } from '@herald/contract/endpoints/preferences';
import { describe, expect, it } from 'vitest';
import { newDraft } from './new-draft.ts';

describe('an empty draft', () => {
  it('begins with the preferences of its owner', () => {
    const draft = newDraft({
      ...defaultPreferences,
      defaultLanguage: 'fr-FR',
      defaultVoice: 'male-french',
      defaultAvatarStyle: 'fitness',
      defaultBackgroundStyle: 'outdoor',
      voiceSpeed: [1.2],
      videoQuality: 'best',
      audioBitrate: 'standard',
    });
    expect(draft.voice).toMatchObject({
      ...{ country: 'fr', region: 'FR', ttsId: 'espeak:fr:m3' },
      ...{ speechRate: 1.2, ttsText: '' },
    });
    expect(draft.avatar).toMatchObject({ gender: 'male', clothing: 'fitness', description: '' });
    expect(draft.background.setting).toBe('outdoor');
    expect(draft.output).toMatchObject({ video_quality: 'best', audio_bitrate: 'standard', resolution: 720 });
  });

  it('has a voice like the preferred one when that speaks another language', () => {
    const preferences = { ...defaultPreferences, defaultVoice: 'male-french', defaultLanguage: 'de-DE' };
    expect(newDraft(preferences).voice.ttsId).toBe('espeak:de:m3');
  });

  it('begins with a voice that was named, and a presenter of its gender', () => {
    const draft = newDraft({ ...defaultPreferences, defaultVoice: 'male-kokoro:am_adam' });
    expect([draft.voice.ttsId, draft.avatar.gender]).toEqual(['kokoro:am_adam', 'male']);
  });

  it('begins with the brand of the account', () => {
    const kit = {
      ...newBrandKit,
      color: '#102030',
      logo_url: '/api/media/logo',
      line: 'Half price',
      link_url: 'north.co',
    };
    const { output } = newDraft(defaultPreferences, kit);
    expect(output).toMatchObject({ logo_url: '/api/media/logo', end_card: 'Half price', link_url: 'north.co' });
    expect(output.brand).toEqual({ color: '#102030', accent: '#f2c879', font: 'bricolage', end_card: 'stage' });
    expect(newDraft(defaultPreferences).output.brand).toBeUndefined();
  });

  it('begins with the defaults when there are no preferences', () => {
    const draft = newDraft(defaultPreferences);
    expect(draft.voice).toMatchObject({ country: 'en', region: 'US', speechRate: 1 });
    expect(draft.background.setting).toBe('modern');
    expect(draft.output).toMatchObject({ video_quality: 'high', audio_bitrate: 'high', resolution: 720 });
  });
});
