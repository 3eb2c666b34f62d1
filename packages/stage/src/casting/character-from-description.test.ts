import type { CharacterParams } from '@herald/media/person/character-params';
import { readCharacterParams } from '@herald/media/person/read-character-params';
import { describe, expect, it } from 'vitest';
import {
  AGE_RANGES,
  APPEARANCES,
  characterFromDescription,
  type DescriptionRequest,
} from './character-from-description.ts';
import { DESCRIBED_PEOPLE } from './testing/described-people.ts';

const FORM: DescriptionRequest = {
  description: '',
  gender: 'female',
  appearance: 'caucasian',
  ageRange: 'adult',
  seed: 1,
};
const SEEDS = [1, 2, 3, 40, 500, 6000];

const described = (description: string, form: Partial<DescriptionRequest> = {}) =>
  characterFromDescription({ ...FORM, description, ...form });

function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], value);
}

describe('a description', () => {
  it.each(DESCRIBED_PEOPLE)('shows: $text', ({ text, form, is }) => {
    for (const seed of SEEDS) {
      const { params, scene } = described(text, { ...form, seed });
      const seen = Object.keys(is).map((path) => [path, at({ ...params, scene }, path)]);
      expect(Object.fromEntries(seen)).toEqual(is);
    }
  });

  it('is tested with at least sixty sentences', () => {
    expect(DESCRIBED_PEOPLE.length).toBeGreaterThanOrEqual(60);
  });

  it('gives people that can be drawn', () => {
    for (const [i, { text, form }] of DESCRIBED_PEOPLE.entries()) {
      const { params } = described(text, { ...form, seed: i });
      expect(readCharacterParams(JSON.parse(JSON.stringify(params)))).toEqual(params);
    }
  });

  it('gives the same person for the same words and seed', () => {
    expect(described('long red hair')).toEqual(described('long red hair'));
  });
});

describe('another draw of the same description', () => {
  const TEXT =
    'a red-haired woman with a bob, green eyes, freckles, round gold glasses and a navy blazer over a white tee';

  it('keeps what the text says', () => {
    const said = ({ hair, eyeColor, freckles, glasses, garment }: CharacterParams) => [
      hair.style,
      hair.color,
      eyeColor,
      freckles,
      glasses,
      garment,
    ];
    for (const seed of SEEDS) expect(said(described(TEXT, { seed }).params)).toEqual(said(described(TEXT).params));
  });

  it('changes what the text leaves open', () => {
    const faces = SEEDS.map((seed) => JSON.stringify(described(TEXT, { seed }).params.shape));
    expect(new Set(faces).size).toBe(SEEDS.length);
    const clothes = SEEDS.map((seed) => JSON.stringify(described('red hair', { seed }).params.garment));
    expect(new Set(clothes).size).toBeGreaterThan(2);
  });
});

describe('the fields of the form', () => {
  it.each(APPEARANCES)('cast people of appearance %s, and nothing needs to be described', (appearance) => {
    const origins = SEEDS.map((seed) => described('', { appearance, seed }).params.ethnicity);
    const expected = {
      caucasian: ['european'],
      african: ['african'],
      asian: ['east_asian'],
      hispanic: ['latin_american'],
      mixed: ['latin_american'],
      other: origins,
    };
    expect(expected[appearance]).toEqual(expect.arrayContaining(origins));
  });

  it.each(AGE_RANGES)('keep the age within %s', (ageRange) => {
    const [from, to] = {
      teen: [16, 19],
      'young-adult': [20, 29],
      adult: [30, 39],
      'middle-aged': [40, 49],
      mature: [50, 70],
    }[ageRange];
    for (const seed of SEEDS) {
      const { ageYears } = described('', { ageRange, seed }).params;
      expect(ageYears).toBeGreaterThanOrEqual(from);
      expect(ageYears).toBeLessThanOrEqual(to);
    }
  });

  it('decides the sex, not the text', () => {
    expect(described('a man with short hair').params.gender).toBe('female');
  });

  it('choose clothes that suit the clothing choice, unless the text names some', () => {
    for (const seed of SEEDS) {
      expect(described('red hair', { clothing: 'fitness', seed }).params.garment.kind).toMatch(/^(tank|sport)$/);
      expect(described('a grey hoodie', { clothing: 'fitness', seed }).params.garment.kind).toBe('hoodie');
    }
  });

  it('make people smile unless the text says otherwise', () => {
    for (const seed of SEEDS) {
      expect(described('red hair', { seed }).params.mood).toBe('joyous');
      expect(described('a serious woman', { seed }).params.mood).toBe('composed');
    }
  });

  it('never make anybody younger than sixteen', () => {
    expect(described('a 12 years old child', { ageRange: 'teen' }).params.ageYears).toBe(16);
  });

  it('gives men at most stubble when the text has no beard', () => {
    for (const seed of SEEDS) {
      expect(described('', { gender: 'male', seed }).params.beard.style).toMatch(/^(none|stubble)$/);
    }
  });

  it('adds no glasses, covering or bindi that the text does not mention', () => {
    for (const seed of SEEDS) {
      const { glasses, bindi } = described('', { seed }).params;
      expect([glasses, bindi]).toEqual([null, false]);
    }
  });
});

describe('what was understood', () => {
  it('quotes the words of the text with their meaning', () => {
    const { understood } = described('a red-haired woman in a green blazer with round glasses in a bright kitchen');
    expect(understood).toEqual([
      { phrase: 'red-haired', meaning: 'Red hair' },
      { phrase: 'green blazer', meaning: 'Green blazer' },
      { phrase: 'round glasses', meaning: 'Round glasses' },
      { phrase: 'bright kitchen', meaning: 'Bright kitchen' },
    ]);
  });

  it.each([
    ['A 44-year-old barber', [['44-year-old', 'About 44 years old']], 'Trendy look'],
    ['a thirty-year-old woman', [['thirty-year-old', 'About 30 years old']], undefined],
    ['a Black 25 year old doctor', [['25 year old', 'About 25 years old']], 'Black, white coat'],
  ])('takes the age in %j for an age, and nobody for old', (text, ages, job) => {
    const { understood, unread } = described(text);
    const meanings = understood.map(({ meaning }) => meaning);
    expect(meanings.filter((meaning) => /years old/.test(meaning))).toEqual(ages.map(([, meaning]) => meaning));
    expect(meanings.filter((meaning) => !/years old/.test(meaning))).toEqual(job ? [job] : []);
    expect(understood.map(({ phrase }) => phrase)).toEqual(expect.arrayContaining(ages.map(([phrase]) => phrase)));
    expect(unread).toEqual([]);
  });

  it('keeps the origin of somebody whose job it does not know, and says which job that is', () => {
    expect(described('A Black sailor, 30')).toMatchObject({
      params: { ethnicity: 'african' },
      understood: [{ phrase: 'Black' }, { phrase: '30' }],
      unread: ['sailor'],
    });
  });

  it('names what cannot be drawn, and why', () => {
    const { notDrawn, params } = described('a woman with a tattoo, a red baseball cap and a striped blue shirt');
    expect(notDrawn.map(({ phrase }) => phrase)).toEqual(['tattoo', 'red baseball cap', 'striped blue shirt']);
    expect(params.garment).toMatchObject({ kind: 'shirt', color: '#2f62a8' });
  });

  it('draws beards on men only', () => {
    const { params, notDrawn, understood } = described('a woman with a beard');
    expect(params.beard.style).toBe('none');
    expect(notDrawn).toEqual([{ phrase: 'beard', meaning: 'Beards are drawn on men.' }]);
    expect(understood).toEqual([]);
  });

  it('is nothing for words about other things', () => {
    const { understood, notDrawn } = described('She shows bread, beard oil and a glass of green tea to her audience');
    expect([understood, notDrawn]).toEqual([[], []]);
  });

  it('survives any text', () => {
    for (const text of ['', '...', ',,, no no not', '🙂🙂', 'a'.repeat(1000), 'no', 'without', 'red', 'и', '"; drop']) {
      expect(described(text).params.gender).toBe('female');
    }
  });
});

describe('the fields of the form', () => {
  it.each([
    ['A friendly woman of 60 in a bright kitchen', { gender: 'female', ageRange: 'mature' }],
    ['an Indian man, 45', { gender: 'male', ageRange: 'middle-aged', appearance: 'asian' }],
    [
      'a Nigerian businesswoman in her early thirties',
      { gender: 'female', ageRange: 'adult', appearance: 'african', clothing: 'business' },
    ],
    ['a teenager', { ageRange: 'teen' }],
    ['somebody with red hair', {}],
    ['a man beside a woman', {}],
    ['A barber in his fifties', { gender: 'male', ageRange: 'mature', clothing: 'trendy' }],
    ['He has a moustache', { gender: 'male' }],
    ['She is with him', {}],
    ['a woman and her son, he waves', { gender: 'female' }],
    ['A Black sailor in a blue shirt', { appearance: 'african' }],
    ['A Black 44-year-old', { ageRange: 'middle-aged', appearance: 'african' }],
    ['a black curtain', {}],
    ['a black computer', {}],
    ['a black water bottle', {}],
    ['a black printer on a desk', {}],
    ['a white counter', {}],
  ])('are read from %j', (description, fields) => {
    const form = { description, gender: 'female', appearance: 'other', ageRange: 'adult', seed: 1 } as const;
    expect(characterFromDescription(form).fields).toEqual(fields);
  });
});
