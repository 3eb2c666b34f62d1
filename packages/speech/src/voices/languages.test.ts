import { describe, expect, it } from 'vitest';
import { espeakVoices } from './espeak-voices.ts';
import { LANGUAGES } from './languages.ts';

const languages = Object.entries(LANGUAGES);
const regions = languages.flatMap(([country, { regions: codes }]) =>
  Object.keys(codes).map((region) => [country, region] as const),
);

describe.each(languages)('the language %s', (country, { label, names, regions: codes }) => {
  it('is called as English calls it', () => {
    const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(country) ?? '';
    expect(name.split(' ').at(-1)).toBe(label === 'Norwegian' ? 'Bokmål' : label);
  });

  it('has six people with names of their own', () => {
    expect(new Set(names).size).toBe(6);
  });

  it('is spoken somewhere', () => {
    expect(Object.keys(codes).length).toBeGreaterThan(0);
  });
});

describe.each(regions)('the voices of %s in %s', (country, region) => {
  const voices = espeakVoices(country, region);

  it('are three women and three men', () => {
    expect(voices.map(({ gender }) => gender)).toEqual(['female', 'female', 'female', 'male', 'male', 'male']);
  });

  it('can be told apart by id and by name', () => {
    expect(new Set(voices.map(({ id }) => id)).size).toBe(6);
    expect(new Set(voices.map(({ name }) => name)).size).toBe(6);
  });

  it('have ids that a stored draft can hold', () => {
    for (const { id } of voices) expect(id).toMatch(/^espeak:[a-z0-9-]{2,20}:[a-z0-9]{2,10}$/);
  });
});

it.each([
  ['xx', 'US'],
  ['en', 'XX'],
  ['', ''],
])('there are no voices for %j in %j', (country, region) => {
  expect(espeakVoices(country, region)).toEqual([]);
});
