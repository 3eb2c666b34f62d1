import { type AvatarGroup, draftContent } from '@herald/contract/draft';
import type { Avatar } from '@herald/contract/endpoints/avatars';
import { describe, expect, test } from 'vitest';
import { makingOf, makingText } from '../avatar/product/avatar-job.ts';
import { MISSING_FIELDS_TEXT, missingFields } from '../avatar/product/custom-fields.ts';
import { avatarTypeSwitched, jobCompleted, jobFailed, jobStarted, ownAvatarKept } from './avatar-changes.ts';

const { avatar: empty } = draftContent.parse({});
const jobId = '0198f6a0-0000-7000-8000-0000000000aa';
const avatarId = '0198f6a0-0000-7000-8000-0000000000bb';
const made = { url: '/api/media/face.jpg', avatarId };

test('switching avatar type clears the selected library avatar, created avatar id and creation error', () => {
  const before: AvatarGroup = {
    ...empty,
    description: 'Warm',
    customImageUrl: '/api/media/face.jpg',
    selectedAvatarId: 'kofi',
    selectedAvatar: 'Kofi',
    createdAvatarId: avatarId,
    avatarCreationError: 'No.',
  };
  const after = { ...before, ...avatarTypeSwitched('library') };
  expect(after).toMatchObject({
    avatarType: 'library',
    selectedAvatarId: '',
    selectedAvatar: '',
    createdAvatarId: null,
    avatarCreationError: '',
  });
  expect(after).toMatchObject({ description: 'Warm', customImageUrl: '/api/media/face.jpg' });
});

describe('custom avatar generation', () => {
  test('a started job is processing, and the error before is forgotten', () => {
    expect(jobStarted(jobId)).toEqual({
      avatarJobId: jobId,
      avatarCreationStatus: 'processing',
      avatarCreationError: '',
    });
  });

  test('completed sets custom image url, status completed and created avatar id', () => {
    expect(jobCompleted('custom', made)).toMatchObject({
      avatarJobId: null,
      customImageUrl: made.url,
      avatarCreationStatus: 'completed',
      createdAvatarId: avatarId,
    });
  });

  test('completed leaves the product as it is, which may have been removed in the meantime', () => {
    expect(jobCompleted('custom', made)).not.toHaveProperty('productImageUrl');
  });

  test('completed while another tab is open does not choose the avatar there', () => {
    const patch = jobCompleted('library', made);
    expect(patch.customImageUrl).toBe(made.url);
    expect(patch).not.toHaveProperty('createdAvatarId');
  });

  test('failed sets status failed with the error and keeps the picture before', () => {
    const patch = jobFailed('Out of ink');
    expect(patch).toEqual({ avatarJobId: null, avatarCreationStatus: 'failed', avatarCreationError: 'Out of ink' });
  });

  test.each<[string, Partial<AvatarGroup>, boolean, string]>([
    ['before anything', {}, false, ''],
    ['while it starts', {}, true, 'Starting avatar generation...'],
    ['while it is made', jobStarted(jobId), false, 'Generating your avatar...'],
    ['when it is made', jobCompleted('custom', made), false, 'Avatar generated successfully!'],
    ['when it failed', jobFailed('No.'), false, 'Avatar generation failed'],
    [
      'when it failed after one was made',
      { ...jobCompleted('custom', made), ...jobFailed('No.') },
      false,
      'Avatar generation failed',
    ],
  ])('%s it reads so', (_name, patch, isStarting, words) => {
    expect(makingText(makingOf({ ...empty, ...patch }, isStarting))).toBe(words);
  });

  test('requires description, gender, appearance and age, and no product image', () => {
    expect(missingFields(empty)).toEqual(['description', 'gender', 'age', 'appearance']);
    const full = {
      description: 'Warm',
      gender: 'female',
      age: 'adult',
      appearance: 'mixed',
    };
    expect(missingFields({ ...empty, ...full })).toEqual([]);
    expect(missingFields({ ...empty, ...full, description: '   ' })).toEqual(['description']);
    expect(MISSING_FIELDS_TEXT).toBe('Please fill in all required fields.');
  });
});

test('a kept face or photo is the chosen avatar', () => {
  const kept = { id: avatarId, display_name: 'Grace' } as Avatar;
  expect(ownAvatarKept(kept)).toMatchObject({
    createdAvatarId: avatarId,
    selectedAvatarId: avatarId,
    selectedAvatar: 'Grace',
    avatarName: 'Grace',
  });
});
