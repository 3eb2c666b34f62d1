import { describe, expect, it } from 'vitest';
import { ageRangeOf, appearanceOf, categoryOf, nameFromDescription } from './describe-avatar.ts';

it.each([
  ['business', 'business'],
  ['formal', 'professional'],
  ['trendy', 'creative'],
  ['fitness', 'fitness'],
  ['swimwear', 'casual'],
])('an avatar in %s clothes belongs to the category %s', (clothing, category) => {
  expect(categoryOf(clothing)).toBe(category);
});

it.each([
  [null, 'young-adult'],
  [0, 'teen'],
  [19, 'teen'],
  [20, 'young-adult'],
  [30, 'adult'],
  [49, 'middle-aged'],
  [50, 'mature'],
  [80, 'mature'],
])('the age %s belongs to the range %s', (years, range) => {
  expect(ageRangeOf(years)).toBe(range);
});

it('an origin without an appearance of its own is other', () => {
  expect(appearanceOf('latin_american')).toBe('hispanic');
  expect(appearanceOf('west_asian')).toBe('other');
});

describe('the name of an avatar', () => {
  it.each([
    ['a friendly barista, mid-thirties', 'Friendly barista'],
    ['The teacher. She smiles.', 'Teacher'],
    ['an', 'An'],
    ['', 'My avatar'],
    ['   \n', 'My avatar'],
  ])('from %j is %j', (description, name) => {
    expect(nameFromDescription(description)).toBe(name);
  });

  it('ends with a whole word', () => {
    const name = nameFromDescription('a person with a very long description that goes on and on for many words');
    expect(name.length).toBeLessThanOrEqual(48);
    expect('Person with a very long description that goes on and on'.startsWith(name)).toBe(true);
  });

  it('of one endless word is cut', () => {
    expect(nameFromDescription('x'.repeat(100))).toBe(`X${'x'.repeat(47)}`);
  });
});
