import { type AvatarGroup, draftContent } from '@herald/contract/draft';
import { describe, expect, test } from 'vitest';
import { faceErrorText } from './draw-face.ts';
import { defaultFace, faceFromDraft, faceOf, faceQuery, faceTitle } from './face-options.ts';

const { avatar: empty } = draftContent.parse({});

const from = (patch: Partial<AvatarGroup>) => faceFromDraft({ ...empty, ...patch });

test('defaults: female, european, 25, 1024, jpeg, studio, stampless, joyous; the rest left to chance', () => {
  expect(faceOf(empty)).toEqual({
    gender: 'female',
    ethnicity: 'european',
    age: 25,
    resolution: 1024,
    image_format: 'jpeg',
    lighting: 'studio',
    stampless: true,
    mood: 'joyous',
    zoom_level: 'standard',
    skintone: null,
    hair_length: null,
    facial_hair: null,
    seed: null,
  });
  expect(draftContent.parse({ avatar: { face: defaultFace } }).avatar.face).toEqual(defaultFace);
});

describe('what the draft says about the character', () => {
  test.each([
    ['teen', 18],
    ['young-adult', 25],
    ['adult', 35],
    ['middle-aged', 45],
    ['mature', 55],
    ['', 25],
  ])('age range %s is age %i', (age, years) => {
    expect(from({ age }).age).toBe(years);
  });

  test.each([
    ['caucasian', 'european'],
    ['african', 'african'],
    ['asian', 'east_asian'],
    ['hispanic', 'latin_american'],
    ['mixed', 'european'],
    ['other', 'european'],
  ])('appearance %s is ethnicity %s', (appearance, ethnicity) => {
    expect(from({ appearance }).ethnicity).toBe(ethnicity);
  });

  test.each([
    ['business', 'composed'],
    ['formal', 'composed'],
    ['casual', 'joyous'],
    ['creative', 'joyous'],
  ])('clothing %s is mood %s', (clothing, mood) => {
    expect(from({ clothing, isDressed: true }).mood).toBe(mood);
  });

  test('a new draft, which wears what the preferences say, has the usual mood', () => {
    expect(from({ clothing: 'formal' }).mood).toBe('joyous');
  });

  test('what was set in the studio stays', () => {
    const face = { ...defaultFace, age: 62 };
    expect(faceOf({ ...empty, age: 'teen', face })).toBe(face);
  });
});

test('blank means random: the service is not told', () => {
  const query = faceQuery({ ...defaultFace, skintone: 0, seed: 7 });
  expect(query).toMatchObject({ skintone: 0, seed: 7, stampless: 'yes', resolution: 1024 });
  expect(query).not.toHaveProperty('hair_length');
  expect(query).not.toHaveProperty('facial_hair');
  expect(faceQuery({ ...defaultFace, stampless: false }).stampless).toBe('no');
});

test('a face is named by what was asked for', () => {
  expect(faceTitle({ ...defaultFace, age: 62 })).toBe('Female, 62, European');
  expect(faceTitle({ ...defaultFace, gender: 'male', age: null, ethnicity: 'east_asian' })).toBe('Male, East Asian');
});

describe('errors of the studio', () => {
  test.each([
    [429, 'Too Many Requests', '', 'Rate limit exceeded. Please try again later. (Status: 429)'],
    [400, 'Bad Request', 'Age must be below 80.', 'Age must be below 80. (Status: 400)'],
    [422, 'Unprocessable Entity', 'Age must be below 80.', 'Age must be below 80. (Status: 422)'],
    [500, 'Internal Server Error', 'x', 'Face Studio API error: Internal Server Error (Status: 500)'],
    [503, '', '', 'Face Studio API error (Status: 503)'],
  ])('%i', (httpStatus, statusText, detail, words) => {
    expect(faceErrorText({ httpStatus, statusText, detail })).toBe(words);
  });
});
