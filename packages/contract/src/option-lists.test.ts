import { describe, expect, it } from 'vitest';
import { defaultPreferences } from './endpoints/preferences.ts';
import { optionLists } from './option-lists.ts';

describe.each(Object.entries(optionLists))('the choices of %s', (_, options) => {
  it('are each offered once', () => {
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
  });

  it('read differently from each other', () => {
    expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
  });

  it('have words for people', () => {
    expect(options.filter(({ label }) => !/^[A-Z]/.test(label))).toEqual([]);
  });
});

it.each([
  ['defaultVoice', 'defaultVoice'],
  ['defaultLanguage', 'language'],
  ['defaultAvatarStyle', 'avatarStyle'],
  ['defaultBackgroundStyle', 'background'],
  ['theme', 'theme'],
] as const)('offers the %s that a new user has', (preference, list) => {
  expect(optionLists[list].map(({ value }) => value)).toContain(defaultPreferences[preference]);
});
