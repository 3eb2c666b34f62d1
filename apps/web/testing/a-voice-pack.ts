import type { AdminVoicePack } from '@herald/contract/endpoints/admin-voices';
import type { Handlers } from './fake-server.ts';
import { data, message } from './replies.ts';

/** A pack of the catalogue that is not here. */
export function aVoicePack(changes: Partial<AdminVoicePack> = {}): AdminVoicePack {
  return {
    id: 'de_DE-thorsten-medium',
    name: 'Thorsten',
    kind: 'piper',
    quality: 'medium',
    locales: ['de-DE'],
    speakers: null,
    size_bytes: null,
    licence: { name: 'CC0', business: 'allowed', url: 'https://voices.herald.test/MODEL_CARD' },
    is_offered: true,
    state: 'absent',
    progress: null,
    failure: null,
    problem: null,
    real_time_factor: null,
    voices: [],
    ...changes,
  };
}

/** The same pack after it spoke here: a second of speech takes 0.2 s. */
export const aReadyPack = (changes: Partial<AdminVoicePack> = {}): AdminVoicePack =>
  aVoicePack({
    state: 'ready',
    size_bytes: 63_000_000,
    speakers: 1,
    real_time_factor: 0.2,
    voices: [
      { id: 'piper:de', label: 'Thorsten - Piper', locale: 'de-DE', sample_url: '/api/a2e/tts/voices/x/sample' },
    ],
    ...changes,
  });

/** What the section Voices of the settings asks for. */
export const voicePacksOf = (packs: AdminVoicePack[]): Handlers => ({
  readVoicePackSizes: () => message('The sizes are known.'),
  listVoicePacks: () =>
    data({ folder: '/srv/herald/voices', source: 'https://voices.herald.test/', free_bytes: 41_000_000_000, packs }),
});
