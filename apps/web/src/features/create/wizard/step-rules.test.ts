import { type AvatarGroup, draftContent, type VoiceGroup } from '@herald/contract/draft';
import { describe, expect, test } from 'vitest';
import {
  furthestStep,
  isAvatarStepValid,
  isStepValid,
  isVoiceStepValid,
  reachableStep,
  waitsForOwnAction,
} from './step-rules.ts';

const empty = draftContent.parse({});
const avatar = (patch: Partial<AvatarGroup>): AvatarGroup => ({ ...empty.avatar, ...patch });
const voice = (patch: Partial<VoiceGroup>): VoiceGroup => ({ ...empty.voice, ...patch });

const described = {
  description: 'Warm and a little dry',
  appearance: 'mixed',
  gender: 'female',
  age: 'adult',
  customImageUrl: '/api/media/face.jpg',
};
const chosen = { avatarType: 'library', selectedAvatarId: 'kofi', selectedAvatar: 'Kofi' } as const;
const kept = { createdAvatarId: '0198f6a0-0000-7000-8000-000000000001' };
const spoken = { ttsText: 'Hello', country: 'en', region: 'US', generatedAudioUrl: '/api/media/a.m4a' };
const uploaded = { useCustomAudio: true, audioUrl: '/api/media/b.m4a', generatedAudioUrl: '/api/media/b.m4a' };

describe('step 1', () => {
  test.each<[string, Partial<AvatarGroup>, boolean]>([
    ['library with a selected avatar', chosen, true],
    ['library without an id', { ...chosen, selectedAvatarId: '' }, false],
    ['library without a selected avatar', { ...chosen, selectedAvatar: '' }, false],
    ['custom with everything and an image', described, true],
    ['custom without description', { ...described, description: '' }, false],
    ['custom with a blank description', { ...described, description: '  \n' }, false],
    ['custom without appearance', { ...described, appearance: '' }, false],
    ['custom without gender', { ...described, gender: '' }, false],
    ['custom without age', { ...described, age: '' }, false],
    ['custom without a generated image', { ...described, customImageUrl: '' }, false],
    ['custom without clothing', { ...described, clothing: '' }, true],
    ['digital with nothing at all', { avatarType: 'digital' }, true],
    ['digital with a face in use', { avatarType: 'digital', ...kept }, true],
    ['photo that was kept', { avatarType: 'photo', ...kept }, true],
    ['photo that was not kept, however well described', { avatarType: 'photo', ...described }, false],
  ])('%s: valid is %3$s', (_name, patch, isValid) => {
    expect(isAvatarStepValid(avatar(patch))).toBe(isValid);
  });
});

describe('step 2', () => {
  test.each<[string, Partial<VoiceGroup>, boolean]>([
    ['text-to-speech with script, country, region and audio', spoken, true],
    ['text-to-speech without script', { ...spoken, ttsText: ' ' }, false],
    ['text-to-speech without country', { ...spoken, country: '' }, false],
    ['text-to-speech without region', { ...spoken, region: '' }, false],
    ['text-to-speech without generated audio', { ...spoken, generatedAudioUrl: '' }, false],
    ['custom audio with a file and its url', uploaded, true],
    ['custom audio without a file', { ...uploaded, audioUrl: '' }, false],
    ['custom audio without a generated url', { ...uploaded, generatedAudioUrl: '' }, false],
    ['custom audio does not count while text-to-speech is chosen', { ...uploaded, useCustomAudio: false }, false],
  ])('%s', (_name, patch, isValid) => {
    expect(isVoiceStepValid(voice(patch))).toBe(isValid);
  });
});

test('step 3 is always valid', () => {
  expect(isStepValid(empty, 3)).toBe(true);
});

describe('forward only over valid steps', () => {
  const withAvatar = { ...empty, avatar: avatar(chosen) };
  const withBoth = { ...withAvatar, voice: voice(spoken), script: { ...empty.script, content: 'Hello' } };
  const voiceAlone = { ...empty, voice: voice(spoken) };

  test.each([
    ['nothing', empty, 1],
    ['an avatar', withAvatar, 2],
    ['an avatar and a voice', withBoth, 3],
    ['a voice without an avatar', voiceAlone, 1],
  ] as const)('%s leads as far as it should', (_name, content, furthest) => {
    expect(furthestStep(content)).toBe(furthest);
  });

  test('a script that was changed after it was spoken has to be spoken again', () => {
    expect(furthestStep({ ...withBoth, script: { ...empty.script, content: 'Hello there' } })).toBe(2);
  });

  test('a link to a later step leads to the first that is missing; back is free', () => {
    expect(reachableStep(withAvatar, 3)).toBe(2);
    expect(reachableStep({ ...withBoth, script: { ...empty.script, content: 'Hello there' } }, 3)).toBe(3);
    expect(reachableStep(withBoth, 1)).toBe(1);
  });
});

test('a step waits for its own button when everything else is there', () => {
  const filled = avatar({ ...described, customImageUrl: '' });
  const withAvatar = (patch: AvatarGroup) => waitsForOwnAction({ ...empty, avatar: patch }, 1);
  expect(withAvatar(filled)).toBe(true);
  expect(withAvatar({ ...filled, customImageUrl: '/a.jpg' })).toBe(false);
  expect(withAvatar({ ...filled, description: '' })).toBe(false);
  expect(withAvatar({ ...filled, avatarType: 'library' })).toBe(false);

  const withVoice = (patch: Partial<VoiceGroup>) => waitsForOwnAction({ ...empty, voice: voice(patch) }, 2);
  expect(withVoice({ ...spoken, generatedAudioUrl: '' })).toBe(true);
  expect(withVoice({ ...spoken, generatedAudioUrl: '', ttsText: '' })).toBe(false);
  expect(withVoice({ useCustomAudio: true })).toBe(false);
  const changed = { ...empty, voice: voice(spoken), script: { ...empty.script, content: 'Something else' } };
  expect(waitsForOwnAction(changed, 2)).toBe(true);
  expect(waitsForOwnAction({ ...changed, script: { ...empty.script, content: 'Hello' } }, 2)).toBe(false);
});
