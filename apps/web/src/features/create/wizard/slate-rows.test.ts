import { type AvatarGroup, draftContent } from '@herald/contract/draft';
import { expect, test } from 'vitest';
import { slateRows } from './slate-rows.ts';

const empty = draftContent.parse({});
const value = (content: typeof empty, key: string) => slateRows(content).find((row) => row.key === key);
const withAvatar = (patch: Partial<AvatarGroup>) => ({ ...empty, avatar: { ...empty.avatar, ...patch } });

test('what is not chosen yet says where it will be', () => {
  expect(slateRows(empty)).toEqual([
    { key: 'Avatar', value: 'Described in step 1', isOpen: true },
    { key: 'Voice', value: 'Chosen in step 2', isOpen: true },
    { key: 'Scene', value: 'Home Setting, natural light' },
    { key: 'Length', value: 'Set by the script', isOpen: true },
  ]);
});

test.each<[Partial<AvatarGroup>, string]>([
  [{ customImageUrl: '/a.jpg', age: 'adult', clothing: 'casual' }, 'Custom, adult (30-39), casual'],
  [{ customImageUrl: '/a.jpg', age: 'adult' }, 'Custom, adult (30-39)'],
  [{ avatarType: 'library', selectedAvatar: 'Kofi' }, 'Kofi'],
  [{ avatarType: 'digital', createdAvatarId: 'x', avatarName: 'Grace' }, 'Digital, Grace'],
  [{ avatarType: 'photo', createdAvatarId: 'x', avatarName: 'Dana' }, 'Photo, Dana'],
])('an avatar %o is called %s', (avatar, words) => {
  expect(value(withAvatar(avatar), 'Avatar')).toEqual({ key: 'Avatar', value: words });
});

test('a voice is told by whose it is', () => {
  const voice = { ...empty.voice, generatedAudioUrl: '/a.m4a' };
  expect(value({ ...empty, voice }, 'Voice')?.value).toBe('AI voice, 1.0x');
  const own = { ...voice, useCustomAudio: true };
  expect(value({ ...empty, voice: { ...own, audioUrl: '/a.m4a' } }, 'Voice')?.value).toBe('Your own audio');
  const facts = { voice: { name: 'Ava', place: 'English, United States' } };
  const picked = slateRows({ ...empty, voice: { ...empty.voice, isChosen: true } }, facts);
  expect(picked[1]).toEqual({ key: 'Voice', value: 'Ava, English, United States, not spoken yet', isOpen: true });
  expect(slateRows({ ...empty, step: 2 }, facts)[1]).toEqual(picked[1]);
  const named = slateRows({ ...empty, voice: { ...voice, speechRate: 1.2 } }, facts);
  expect(named.find(({ key }) => key === 'Voice')?.value).toBe('Ava, English, United States, 1.2x');
});

test.each([
  ['color', 'Plain color'],
  ['picture', 'Your own picture'],
  ['modern', 'Modern Office, natural light'],
] as const)('setting %s is called %s', (setting, words) => {
  expect(value({ ...empty, background: { ...empty.background, setting } }, 'Scene')?.value).toBe(words);
});

test('the kitchen of a home is called by its name, and a photo keeps its place unless it is cut out', () => {
  const background = { ...empty.background, setting: 'home', room: 'kitchen' } as const;
  expect(value({ ...empty, background }, 'Scene')?.value).toBe('Kitchen, natural light');
  const photo = withAvatar({ avatarType: 'photo' });
  expect(value(photo, 'Scene')?.value).toBe('As in your photo');
  const behind = { ...background, isBehindPhoto: true };
  expect(value({ ...photo, background: behind }, 'Scene')?.value).toBe('Kitchen, natural light');
});

test('somebody filmed stays in the room of their clip, wherever they were chosen', () => {
  const office = { ...empty, background: { ...empty.background, setting: 'modern' } } as const;
  const sceneOf = (kind: 'filmed' | 'preset') => slateRows(office, { kind }).find(({ key }) => key === 'Scene')?.value;
  expect([sceneOf('filmed'), sceneOf('preset')]).toEqual(['The room of the clip', 'Modern Office, natural light']);
});

test('somebody filmed who is cut out is seen before the scene', () => {
  const behind = { ...empty, background: { ...empty.background, setting: 'modern', isBehindPhoto: true } } as const;
  const sceneOf = (draft: typeof empty) =>
    slateRows(draft, { kind: 'filmed' }).find(({ key }) => key === 'Scene')?.value;
  expect(sceneOf(behind)).toBe('Modern Office, natural light');
  expect(sceneOf({ ...empty, output: { ...empty.output, ground: 'green' } })).toMatch(/green/i);
});

test('the length is that of the film, with its end card', () => {
  const script = { ...empty.script, duration: 10 };
  expect(value({ ...empty, script, output: { ...empty.output, hook: 'Dry skin?' } }, 'Length')?.value).toBe('0:10');
  expect(value({ ...empty, script, output: { ...empty.output, end_card: 'Try it' } }, 'Length')?.value).toBe('0:13');
});

test('an own sound that is not there yet has no length, whatever was spoken before', () => {
  const voice = { ...empty.voice, useCustomAudio: true, generatedAudioUrl: '/spoken.wav' };
  const waiting = { ...empty, voice, script: { ...empty.script, duration: 10 } };
  expect(value(waiting, 'Voice')).toEqual({ key: 'Voice', value: 'Upload or record it in step 2', isOpen: true });
  expect(value(waiting, 'Length')).toEqual({ key: 'Length', value: 'Set by your audio', isOpen: true });
  const sent = { ...waiting, voice: { ...voice, audioUrl: '/own.m4a' } };
  expect([value(sent, 'Voice')?.value, value(sent, 'Length')?.value]).toEqual(['Your own audio', '0:10']);
});

test('the length is a time code, beside what the plan allows', () => {
  const long = { ...empty, script: { ...empty.script, duration: 83.4 } };
  expect(value(long, 'Length')?.value).toBe('1:23');
  const [length] = slateRows(long, { maxSec: 180 }).filter(({ key }) => key === 'Length');
  expect(length?.value).toBe('1:23 of 3:00');
});
