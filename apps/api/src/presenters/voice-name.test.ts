import { draftContent } from '@herald/contract/draft';
import { openProviders } from '@herald/providers';
import { expect, it } from 'vitest';
import { voiceNameOf } from './voice-name.ts';

const providers = await openProviders();
const spokenBy = (ttsId: string) => ({ ...draftContent.parse({}).voice, ttsId });

it.each(providers.speech.allVoices().map(({ id }) => id))('%s has a name with its language', (id) => {
  expect(voiceNameOf(providers, spokenBy(id))).toMatch(/^[^:]+, \S+.*( \(.+\))?$/);
});

it('is the name that the wizard shows', () => {
  const young = providers.speech.allVoices().find(({ id }) => id === 'flite:slt:f-young');
  expect(voiceNameOf(providers, spokenBy('flite:slt:f-young'))).toBe(`${young?.label.split(' - ')[0]}, English (US)`);
});

it('is empty for a voice that is gone, and never its id', () => {
  expect(voiceNameOf(providers, spokenBy('gone:voice'))).toBe('');
});

it('is a recording where people spoke themselves', () => {
  expect(voiceNameOf(providers, { ...spokenBy('flite:slt:f-young'), useCustomAudio: true })).toBe('Own recording');
});
