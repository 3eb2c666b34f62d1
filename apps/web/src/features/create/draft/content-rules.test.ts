import { draftContent } from '@herald/contract/draft';
import { describe, expect, it } from 'vitest';
import { hasWork, isSoundOlder } from './content-rules.ts';

const draftOf = (ttsText: string, spoken: string, more: object = {}) =>
  draftContent.parse({ voice: { ttsText, generatedAudioUrl: '/a.wav', ...more }, script: { content: spoken } });

describe('a sound is older than its script', () => {
  it('when the script was changed after it was spoken', () => {
    expect(isSoundOlder(draftOf('Two drops.', 'Two drops.'))).toBe(false);
    expect(isSoundOlder(draftOf('Two drops. ', 'Two drops.'))).toBe(false);
    expect(isSoundOlder(draftOf('Three drops.', 'Two drops.'))).toBe(true);
  });

  it('never before there is one, and never when it is the customer’s own', () => {
    expect(isSoundOlder(draftOf('Two drops.', '', { generatedAudioUrl: '' }))).toBe(false);
    expect(isSoundOlder(draftOf('Two drops.', '', { useCustomAudio: true }))).toBe(false);
  });
});

describe('a draft has work in it', () => {
  it('not while it has only what comes with the preferences', () => {
    expect(hasWork(draftContent.parse({}))).toBe(false);
    expect(hasWork(draftContent.parse({ avatar: { gender: 'female', clothing: 'formal' } }))).toBe(false);
    expect(hasWork(draftContent.parse({ step: 2, voice: { country: 'en', region: 'US', ttsId: 'ava' } }))).toBe(false);
  });

  it.each([
    { avatar: { description: 'W' } },
    { avatar: { age: 'young' } },
    { avatar: { selectedAvatarId: 'kofi' } },
    { voice: { ttsText: 'Hello' } },
    { voice: { ttsId: 'ava', isChosen: true } },
    { background: { isChosen: true } },
    { output: { hook: 'Two drops' } },
  ])('as soon as the user did %j', (content) => {
    expect(hasWork(draftContent.parse(content))).toBe(true);
  });
});
