import { type AvatarGroup, draftContent, type VoiceGroup } from '@herald/contract/draft';
import { expect, test } from 'vitest';
import { parseStep } from '../steps/steps.ts';
import { footerNote, noteTarget } from './footer-note.ts';

const empty = draftContent.parse({});
const withAvatar = (patch: Partial<AvatarGroup>) => ({ ...empty, avatar: { ...empty.avatar, ...patch } });
const withVoice = (patch: Partial<VoiceGroup>) => ({ ...empty, voice: { ...empty.voice, ...patch } });
const described = {
  description: 'Warm',
  appearance: 'mixed',
  gender: 'female',
  age: 'adult',
};

test.each<[Partial<AvatarGroup>, string]>([
  [{}, 'Still missing: a description, a gender and 2 more'],
  [{ description: 'Warm', appearance: 'mixed' }, 'Still missing: a gender and an age range'],
  [{ ...described, age: '' }, 'Still missing: an age range'],
  [described, 'Generate the avatar to continue'],
  [{ ...described, customImageUrl: '/a.jpg' }, 'Next: write the script and choose a voice'],
  [{ avatarType: 'library' }, 'Choose an avatar to continue'],
  [{ avatarType: 'library', selectedAvatarId: 'kofi', selectedAvatar: 'Kofi' }, 'Kofi is on the stage'],
  [{ avatarType: 'photo' }, 'Use your photo to continue'],
  [{ avatarType: 'digital' }, 'Use this avatar, or continue with these options'],
])('on step 1 with %o it reads: %s', (avatar, words) => {
  expect(footerNote(withAvatar(avatar), 1)).toBe(words);
});

test.each<[Partial<VoiceGroup>, string]>([
  [{}, 'Write the script to continue'],
  [{ ttsText: 'Hello' }, 'Choose country and region to continue'],
  [{ ttsText: 'Hello', country: 'en', region: 'US' }, 'Generate the audio to continue'],
  [{ useCustomAudio: true }, 'Upload audio, or record and use a take, to continue'],
])('on step 2 with %o it reads: %s', (voice, words) => {
  expect(footerNote(withVoice(voice), 2)).toBe(words);
});

test('a script that the plan refuses is to be shortened before anything else', () => {
  const written = withVoice({ ttsText: 'Hello', country: 'en', region: 'US' });
  expect(footerNote(written, 2, { isScriptTooLong: true })).toBe('Shorten the script to continue');
  expect(footerNote(written, 1, { isScriptTooLong: true })).toContain('Still missing');
});

test('the note leads to the script that is too long, else to the button that the step waits for', () => {
  const written = withVoice({ ttsText: 'Hello', country: 'en', region: 'US' });
  const unplaced = withVoice({ ttsText: 'Hello' });
  expect([written, unplaced].map((one) => noteTarget(one, 2, { isScriptTooLong: true }))).toEqual(['script', 'script']);
  expect([written, unplaced].map((one) => noteTarget(one, 2))).toEqual(['action', undefined]);
  expect(noteTarget(withAvatar(described), 1, { isScriptTooLong: true })).toBe('action');
});

test('only the three steps are steps of an address', () => {
  expect(['1', '2', '3', '0', '4', '2.0', 'two', '', null].map(parseStep)).toEqual([
    1,
    2,
    3,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});
