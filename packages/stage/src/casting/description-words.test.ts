import type { CharacterParams } from '@herald/media/person/character-params';
import type { Gender } from '@herald/media/person/shape-knobs';
import type { SceneHints } from '@herald/media/scene/scene-hints';
import { describe, expect, it } from 'vitest';
import { characterFromDescription } from './character-from-description.ts';

const SEEDS = [1, 2, 7];

interface Seen extends CharacterParams {
  scene: SceneHints;
}

/** What every seed makes of a text: one value when they agree. */
function seenIn<Value>(text: string, read: (seen: Seen) => Value, gender: Gender = 'female'): Value[] {
  const values = SEEDS.map((seed) => {
    const form = { description: text, gender, appearance: 'caucasian', ageRange: 'adult', seed } as const;
    const { params, scene } = characterFromDescription(form);
    return read({ ...params, scene });
  });
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

const HAIR_COLORS = [
  ['black', '#1b1716'],
  ['dark brown', '#33221a'],
  ['brown', '#553624'],
  ['light brown', '#7d5a3c'],
  ['chestnut', '#713f24'],
  ['auburn', '#8a3218'],
  ['red', '#a0431f'],
  ['ginger', '#ad5527'],
  ['copper', '#a0431f'],
  ['strawberry blonde', '#c98350'],
  ['blonde', '#c99e5b'],
  ['platinum blonde', '#e6d9b8'],
  ['grey', '#9a9794'],
  ['silver', '#bdbab6'],
  ['white', '#dcd9d4'],
  ['pink', '#e496ab'],
  ['blue', '#2f62a8'],
  ['green', '#2f7d4f'],
  ['purple', '#653a80'],
] as const;

const EYE_COLORS = [
  ['blue', '#4f7fae'],
  ['green', '#4f8a54'],
  ['brown', '#4f3018'],
  ['hazel', '#7a6a34'],
  ['grey', '#86939b'],
  ['amber', '#8a5c26'],
  ['dark brown', '#2a190f'],
  ['light blue', '#86b2d3'],
] as const;

const HAIR_STYLES = [
  ['a bob', 'bob'],
  ['a pixie cut', 'pixie'],
  ['a ponytail', 'ponytail'],
  ['two braids', 'braids'],
  ['a bun', 'bun'],
  ['a buzz cut', 'buzz'],
  ['an afro', 'afro'],
  ['a hijab', 'hijab'],
  ['a turban', 'turban'],
  ['a headwrap', 'headwrap'],
  ['dreadlocks', 'braids'],
  ['cornrows', 'braids'],
  ['a quiff', 'quiff'],
  ['a shaved head', 'bald'],
  ['a side parting', 'sidepart'],
  ['a fade', 'fade'],
  ['long wavy hair', 'wavy'],
  ['shoulder-length curly hair', 'curly'],
] as const;

const BEARDS = [
  ['a beard', 'boxed'],
  ['a full beard', 'full'],
  ['a short beard', 'boxed'],
  ['a long beard', 'full'],
  ['stubble', 'stubble'],
  ['a goatee', 'goatee'],
  ['a moustache', 'moustache'],
  ['a clean shave', 'none'],
  ['no beard', 'none'],
] as const;

const GARMENTS = [
  ['a blazer', 'blazer-tee'],
  ['a suit', 'blazer-shirt'],
  ['a lab coat', 'blazer-shirt'],
  ['a leather jacket', 'blazer-tee'],
  ['a hoodie', 'hoodie'],
  ['a t-shirt', 'tee'],
  ['a white shirt', 'shirt'],
  ['a polo shirt', 'shirt'],
  ['a blouse', 'shirt'],
  ['a dress', 'dress'],
  ['a turtleneck', 'turtleneck'],
  ['a kurta', 'kurta'],
  ['a saree', 'kurta'],
  ['a sweater', 'sweater'],
  ['a cardigan', 'cardigan'],
  ['a denim jacket', 'denim'],
  ['a tank top', 'tank'],
] as const;

const CLOTH_COLORS = [
  ['red', '#c12f32'],
  ['navy', '#22304f'],
  ['dark green', '#1b492e'],
  ['light blue', '#7e9ec9'],
  ['yellow', '#efc63c'],
  ['beige', '#d3c1a4'],
  ['burgundy', '#701f30'],
  ['teal', '#1f6f70'],
  ['mustard', '#c9982e'],
  ['lilac', '#a08bc9'],
] as const;

const ORIGINS = [
  ['an Indian', 'south_asian'],
  ['a Pakistani', 'south_asian'],
  ['a Nigerian', 'african'],
  ['a Kenyan', 'african'],
  ['a Japanese', 'east_asian'],
  ['a Chinese', 'east_asian'],
  ['a Korean', 'east_asian'],
  ['a Thai', 'southeast_asian'],
  ['a Filipino', 'southeast_asian'],
  ['a Mexican', 'latin_american'],
  ['a Brazilian', 'latin_american'],
  ['a Swedish', 'european'],
  ['an Italian', 'european'],
  ['an Arab', 'west_asian'],
  ['a Turkish', 'west_asian'],
] as const;

const AGES = [
  ['25 years old', 25],
  ['a 34-year-old', 34],
  ['aged 41', 41],
  ['a 19 yo', 19],
  ['in her early thirties', 32],
  ['in her mid 40s', 45],
  ['in her late fifties', 58],
  ['in her sixties', 65],
] as const;

const SKIN_TONES = [
  ['pale', 0.2],
  ['fair', 0.9],
  ['olive', 3],
  ['tanned', 4],
  ['light brown', 4],
  ['brown', 5.8],
  ['dark', 8],
  ['very dark', 9.5],
] as const;

const SCENES = [
  ['in a kitchen', { setting: 'home', room: 'kitchen' }],
  ['in a gym', { setting: 'studio', room: 'gym' }],
  ['in a garage', { setting: 'modern', room: 'workshop' }],
  ['in a hair salon', { setting: 'modern', room: 'shop' }],
  ['at home', { setting: 'home' }],
  ['in a living room', { setting: 'home' }],
  ['in an office', { setting: 'modern' }],
  ['in a studio', { setting: 'studio' }],
  ['in a park', { setting: 'outdoor' }],
  ['on a beach', { setting: 'outdoor' }],
  ['at night', { environment: 'evening' }],
  ['in the evening', { environment: 'evening' }],
  ['in bright daylight', { environment: 'day', lighting: 'natural', style: 'clean' }],
  ['against a plain white wall', { setting: 'minimal', style: 'clean', color: '#f2f1ee' }],
] as const;

describe('a word of a description', () => {
  it.each(HAIR_COLORS)('gives %s hair its color', (words, expected) => {
    expect(seenIn(`a woman with ${words} hair`, ({ hair }) => hair.color)).toEqual([expected]);
  });

  it.each(EYE_COLORS)('gives %s eyes their color', (words, expected) => {
    expect(seenIn(`she has ${words} eyes`, ({ eyeColor }) => eyeColor)).toEqual([expected]);
  });

  it.each(HAIR_STYLES)('draws %s', (words, expected) => {
    expect(seenIn(`a person with ${words}`, ({ hair }) => hair.style)).toEqual([expected]);
  });

  it.each(BEARDS)('draws %s on a man', (words, expected) => {
    expect(seenIn(`a man with ${words}`, ({ beard }) => beard.style, 'male')).toEqual([expected]);
  });

  it.each(GARMENTS)('dresses a woman in %s', (words, expected) => {
    expect(seenIn(`a woman wearing ${words}`, ({ garment }) => garment.kind)).toEqual([expected]);
  });

  it.each(CLOTH_COLORS)('dyes a sweater %s', (words, expected) => {
    expect(seenIn(`a woman in a ${words} sweater`, ({ garment }) => garment.color)).toEqual([expected]);
  });

  it.each(ORIGINS)('knows where %s woman is from', (words, expected) => {
    expect(seenIn(`${words} woman`, ({ ethnicity }) => ethnicity)).toEqual([expected]);
  });

  it.each(AGES)('reads the age of a woman, %s', (words, expected) => {
    expect(seenIn(`a woman, ${words}`, ({ ageYears }) => ageYears)).toEqual([expected]);
  });

  it.each(SKIN_TONES)('gives %s skin its tone', (words, expected) => {
    expect(seenIn(`a woman with ${words} skin`, ({ skinTone }) => skinTone)).toEqual([expected]);
  });

  it.each(SCENES)('hears the place of a woman %s', (words, expected) => {
    expect(seenIn(`a woman ${words}`, ({ scene }) => scene)).toEqual([expected]);
  });

  it.each([
    ['round glasses', { kind: 'round' }],
    ['rectangular glasses', { kind: 'rectangular' }],
    ['cat-eye glasses', { kind: 'cat-eye' }],
    ['aviator sunglasses', { kind: 'aviator', tinted: true }],
  ])('puts on %s', (words, expected) => {
    for (const glasses of seenIn(`a woman with ${words}`, (seen) => seen.glasses)) {
      expect(glasses).toMatchObject(expected);
    }
  });

  it.each([
    ['no glasses', 'glasses'],
    ['no earrings', 'earrings'],
    ['no necklace', 'necklace'],
  ] as const)('leaves off what a woman with %s does not wear', (words, part) => {
    expect(seenIn(`a woman with ${words}`, (seen) => seen[part])).toEqual([null]);
  });

  it.each([
    ['pearl earrings', 'earrings', 'pearl'],
    ['hoop earrings', 'earrings', 'hoop'],
    ['stud earrings', 'earrings', 'stud'],
    ['a pearl necklace', 'necklace', 'pearls'],
    ['a gold chain', 'necklace', 'chain'],
    ['freckles', 'freckles', 0.75],
    ['no freckles', 'freckles', 0],
    ['a bindi', 'bindi', true],
  ] as const)('decorates a woman with %s', (words, part, expected) => {
    expect(seenIn(`a woman with ${words}`, (seen) => seen[part])).toEqual([expected]);
  });

  it.each([
    ['a serious woman', 'composed'],
    ['a calm woman', 'composed'],
    ['a smiling woman', 'joyous'],
    ['a cheerful woman', 'joyous'],
    ['a woman', 'joyous'],
  ])('sets the mood of %s', (text, mood) => {
    expect(seenIn(text, (seen) => seen.mood)).toEqual([mood]);
  });

  it('brings the camera nearer for a close-up', () => {
    expect(seenIn('a close-up of a woman', ({ zoom }) => zoom)).toEqual(['closeup']);
    expect(seenIn('a woman', ({ zoom }) => zoom)).toEqual(['standard']);
  });

  it('paints lips that were asked for and none when makeup is refused', () => {
    expect(seenIn('a woman with red lipstick', ({ makeup }) => makeup.lips)).toEqual(['#c12f32']);
    expect(seenIn('a woman with no makeup', ({ makeup }) => makeup.lips)).toEqual([null]);
  });

  it('dresses a doctor for work', () => {
    expect(seenIn('a doctor', ({ garment }) => garment.kind)).toEqual(['blazer-shirt']);
  });

  it('draws no beard on a woman and says so', () => {
    expect(seenIn('a woman with a full beard', ({ beard }) => beard.style)).toEqual(['none']);
  });
});
