import type { ListedVoice } from '@herald/media/engines/speech-service';
import { expect, it } from 'vitest';
import { presentVoiceGroups } from './voice.ts';

it('lists a voice of which nobody knows the gender under "Other"', () => {
  const ava: ListedVoice = {
    ...{ id: 'a:1', label: 'Ava', gender: 'female', quality: 'neural', locale: 'en-US', engine: 'a' },
  };
  const { gender: _, ...bars } = { ...ava, id: 'a:2', label: 'Bars' };
  const groups = presentVoiceGroups([bars, ava], () => '');
  expect(
    groups.map(({ label, children }) => [label, children.map(({ value, gender }) => `${value} ${gender}`)]),
  ).toEqual([
    ['Female', ['a:1 female']],
    ['Other', ['a:2 other']],
  ]);
});
