import { expect, it } from 'vitest';
import { aVoicePack } from '#testing/a-voice-pack.ts';
import { languageOptions, nameText, speaks, stateWords } from './pack-words.ts';

it.each([
  ['Upc ona', 'Ona'],
  ['Hfc female', 'HFC Female'],
  ['Ljspeech', 'LJ Speech'],
  ['Thorsten', 'Thorsten'],
])('writes the file name %s as %s', (name, written) => {
  expect(nameText({ name })).toBe(written);
});

it('lists the languages of all packs once, and filters by them', () => {
  const packs = [{ locales: ['pl-PL'] }, { locales: ['de-DE', 'de-AT'] }, { locales: ['de-DE'] }];
  expect(languageOptions(packs)).toEqual([
    { value: 'de', label: 'German' },
    { value: 'pl', label: 'Polish' },
  ]);
  expect(packs.filter((pack) => speaks(pack, 'de'))).toHaveLength(2);
});

it('says of a failed download what became of the voice', () => {
  const failure = { code: 'unreachable' as const, message: 'huggingface.co does not respond.' };
  const { label, note } = stateWords(aVoicePack({ state: 'failed', failure }));
  expect([label, note]).toEqual(['Not reached', 'Nothing was installed']);
});
