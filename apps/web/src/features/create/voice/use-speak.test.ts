import { draftContent, type VoiceGroup } from '@herald/contract/draft';
import { describe, expect, it } from 'vitest';
import { speechProblem } from './use-speak.ts';

const { voice: whole } = draftContent.parse({
  voice: { ttsText: 'Hello.', country: 'en', region: 'US', ttsId: 'ava' },
});

describe('speaking a script needs', () => {
  it.each<[string, Partial<VoiceGroup>, string]>([
    ['a script', { ttsText: '  ' }, 'No Script Provided: Please enter your script to convert to speech'],
    ['a country', { country: '' }, 'Region Not Selected: Please select country and region'],
    ['a region', { region: '' }, 'Region Not Selected: Please select country and region'],
    ['a voice', { ttsId: '' }, 'No Voice Selected: Please select a voice'],
  ])('%s', (_, change, words) => {
    const problem = speechProblem({ ...whole, ...change });
    expect(`${problem?.title}: ${problem?.description}`).toBe(words);
  });

  it('nothing more', () => {
    expect(speechProblem(whole)).toBeNull();
  });

  it('first what stands first in the form', () => {
    expect(speechProblem({ ...whole, ttsText: '', ttsId: '' })?.field).toBe('script');
  });
});
