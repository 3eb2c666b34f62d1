import { type DraftContent, draftContent } from '@herald/contract/draft';
import { describe, expect, it } from 'vitest';
import { hasAvatar, sceneContent } from './scene-content.ts';

const draft = draftContent.parse({ avatar: { avatarType: 'library', selectedAvatarId: 'maya' } });
const asked = (change: Partial<DraftContent>) => JSON.stringify(sceneContent({ ...draft, ...change }));

describe('what a preview depends on', () => {
  it.each<[string, Partial<DraftContent>]>([
    ['the step', { step: 3 }],
    ['the title', { title: 'Winter' }],
    ['a script that is not spoken yet', { voice: { ...draft.voice, ttsText: 'Hello' } }],
    ['a link without an end card', { output: { ...draft.output, link_url: 'https://north.co' } }],
    ['the words on the button', { output: { ...draft.output, link_label: 'Buy it' } }],
    ['the quality', { output: { ...draft.output, video_quality: 'best', audio_bitrate: 'standard' } }],
    ['music', { output: { ...draft.output, music_url: '/m.mp3' } }],
  ])('is not %s', (_, change) => {
    expect(asked(change)).toBe(asked({}));
  });

  it.each<[string, Partial<DraftContent>]>([
    ['the sound', { voice: { ...draft.voice, audioId: 'a', generatedAudioUrl: '/a.wav' } }],
    ['the avatar', { avatar: { ...draft.avatar, selectedAvatarId: 'kofi' } }],
    ['the place', { background: { ...draft.background, setting: 'studio' } }],
    ['the product', { avatar: { ...draft.avatar, productImageUrl: '/p.png' } }],
    ['the captions', { output: { ...draft.output, captions: 'box' } }],
    ['the logo’s corner', { script: { ...draft.script, logoPosition: 'bottom-left' } }],
    ['the ratio', { output: { ...draft.output, aspect_ratio: '1:1' } }],
  ])('is %s', (_, change) => {
    expect(asked(change)).not.toBe(asked({}));
  });

  it('is a link that the end card shows', () => {
    const output = { ...draft.output, end_card: 'Try it' };
    const linked = { ...output, link_url: 'https://north.co' };
    expect(asked({ output: linked })).not.toBe(asked({ output }));
  });

  it('is no sound that was spoken while an own one is chosen and not there yet', () => {
    const own = { ...draft.voice, useCustomAudio: true };
    const spoken = { ...own, audioId: 'a', generatedAudioUrl: '/a.wav' };
    expect(asked({ voice: spoken })).toBe(asked({ voice: own }));
    expect(asked({ voice: { ...spoken, audioUrl: '/a.wav' } })).not.toBe(asked({ voice: own }));
  });

  it('keeps a form that the server accepts', () => {
    expect(draftContent.parse(sceneContent(draft))).toEqual(sceneContent(draft));
  });
});

describe('an avatar is there', () => {
  it.each<[Partial<DraftContent['avatar']>, boolean]>([
    [{ avatarType: 'library', selectedAvatarId: '' }, false],
    [{ avatarType: 'library', selectedAvatarId: 'maya' }, true],
    [{ avatarType: 'custom', customImageUrl: '' }, false],
    [{ avatarType: 'custom', customImageUrl: '/a.webp' }, true],
    [{ avatarType: 'photo', createdAvatarId: null }, false],
    [{ avatarType: 'digital', createdAvatarId: null, customImageUrl: '/another-way.webp' }, false],
    [{ avatarType: 'digital', createdAvatarId: 'a' }, true],
  ])('%j: %s', (avatar, expected) => {
    expect(hasAvatar({ ...draft, avatar: { ...draft.avatar, ...avatar } })).toBe(expected);
  });
});
