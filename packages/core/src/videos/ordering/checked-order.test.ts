import { startBody } from '@herald/contract/endpoints/video-generation';
import { expect, it } from 'vitest';
import { toKeptDraft, toOrder } from './checked-order.ts';

const ACCOUNT = '0198f2a0-0000-7000-8000-000000000001';
const own = (name: string) => `/api/media/accounts/${ACCOUNT}/${name}`;
const body = startBody.parse({
  title: '  My film  ',
  avatar_data: { avatarType: 'custom', customImageUrl: `${own('avatars/a.webp')}?signature=x`, productImageUrl: '' },
  voice_data: { generatedAudioUrl: `http://localhost${own('audio/a/sound.wav')}?signature=x`, audioUrl: '' },
});

it('an order has every group, also those the request leaves out', () => {
  const order = toOrder(body);
  expect(order.title).toBe('My film');
  expect(order.script.content).toBe('');
  expect(order.output.resolution).toBe(720);
});

it('the stored order keeps links without their signature', () => {
  const kept = toKeptDraft(toOrder(body), ACCOUNT);
  expect(kept.avatar.customImageUrl).toBe(own('avatars/a.webp'));
  expect(kept.voice.generatedAudioUrl).toBe(own('audio/a/sound.wav'));
});

it('the stored order drops links to other accounts', () => {
  const kept = toKeptDraft(toOrder(body), '0198f2a0-0000-7000-8000-000000000002');
  expect(kept.avatar.customImageUrl).toBe('');
  expect(kept.voice.generatedAudioUrl).toBe('');
});
