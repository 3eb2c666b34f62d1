import { describe, expect, it } from 'vitest';
import { SceneSpecError, SpecReader } from './spec-reader.ts';

const reader = (fields: object, path = 'scene'): SpecReader => new SpecReader(fields, path);

/** What a reader says about a field, or what it read. */
function read<T>(get: () => T): T | string {
  try {
    return get();
  } catch (error) {
    if (error instanceof SceneSpecError) return error.message;
    throw error;
  }
}

describe('a reader of descriptions', () => {
  it.each([null, undefined, 5, 'text', true, []])('refuses %j, which is no object', (value) => {
    expect(read(() => new SpecReader(value, 'card'))).toBe('card must be an object');
  });

  it('calls the whole description a scene', () => {
    expect(read(() => new SpecReader(5, ''))).toBe('scene must be an object');
  });

  it('knows only the fields it is told of', () => {
    expect(read(() => reader({ a: 1, c: 2 }).onlyKeys(['a', 'b']))).toBe('scene.c is not a known field');
    expect(read(() => reader({ a: 1 }).onlyKeys(['a', 'b']))).toBeUndefined();
  });
});

describe('a number', () => {
  const range = { min: -1, max: 10 };

  it.each([-1, 0, 9.99, 10])('%d is in its range', (value) => {
    expect(reader({ value }).number('value', range)).toBe(value);
  });

  it.each([-1.01, 10.01, Number.NaN, Number.POSITIVE_INFINITY, '5', null, undefined, true])('%j is not', (value) => {
    expect(read(() => reader({ value }).number('value', range))).toBe('scene.value must be a number from -1 to 10');
  });

  it.each([null, undefined])('is the usual one for %j', (value) => {
    expect(reader({ value }).number('value', { ...range, fallback: 7 })).toBe(7);
  });

  it('that is wrong is never replaced by the usual one', () => {
    expect(read(() => reader({ value: 99 }).number('value', { ...range, fallback: 7 }))).toBe(
      'scene.value must be a number from -1 to 10',
    );
  });
});

describe('a flag', () => {
  it.each([
    [true, { bar: true }],
    [false, {}],
    [undefined, {}],
    ['on', 'scene.bar must be true or false'],
    [1, 'scene.bar must be true or false'],
  ])('of %j is read as %j', (bar, flag) => {
    expect(read(() => reader({ bar }).flag('bar'))).toEqual(flag);
  });
});

describe('a text', () => {
  it.each([
    ['12345', '12345'],
    [' a ', ' a '],
    ['123456', 'scene.text must have at most 5 characters'],
    ['', 'scene.text must not be empty'],
    ['  ', 'scene.text must not be empty'],
    [5, 'scene.text must be text'],
    [undefined, 'scene.text must be text'],
  ])('%j is read as %j', (text, result) => {
    expect(read(() => reader({ text }).text('text', { max: 5 }))).toBe(result);
  });

  it('may be empty where that is allowed', () => {
    expect(reader({ text: '' }).text('text', { min: 0, max: 5 })).toBe('');
  });
});

describe('a choice', () => {
  it.each([
    ['a', 'a'],
    [2, 2],
    ['A', 'scene.choice must be one of a, 2'],
    ['2', 'scene.choice must be one of a, 2'],
    [undefined, 'scene.choice must be one of a, 2'],
  ])('%j is read as %j', (choice, result) => {
    expect(read(() => reader({ choice }).oneOf('choice', ['a', 2]))).toBe(result);
  });
});

describe('a color', () => {
  it.each([
    ['#AABBCC', '#aabbcc'],
    [undefined, '#123456'],
    ['red', 'scene.color must be a color like #1a2b3c'],
    [0xaabbcc, 'scene.color must be a color like #1a2b3c'],
  ])('%j is read as %s', (color, result) => {
    expect(read(() => reader({ color }).color('color', '#123456'))).toBe(result);
  });
});

describe('parts of a description', () => {
  const textOf = (part: SpecReader): string => part.text('text', { max: 9 });

  it.each([null, undefined])('may be missing: %j', (part) => {
    expect(reader({ part }).optional('part', textOf)).toBeNull();
  });

  it('name their place when they are wrong', () => {
    expect(read(() => reader({ part: {} }).optional('part', textOf))).toBe('scene.part.text must be text');
    expect(read(() => reader({}).part('part', textOf))).toBe('scene.part must be an object');
  });

  it('of a list name their number', () => {
    const items = [{ text: 'a' }, { text: 5 }];
    expect(read(() => reader({ items }).list('items', (item, path) => textOf(new SpecReader(item, path))))).toBe(
      'scene.items[1].text must be text',
    );
  });

  it.each([
    [undefined, []],
    [null, []],
    [
      [1, 2],
      [1, 2],
    ],
    ['1', 'scene.items must be a list'],
    [{ 0: 1 }, 'scene.items must be a list'],
  ])('of the list %j are read as %j', (items, result) => {
    expect(read(() => reader({ items }).list('items', (item) => item))).toEqual(result);
  });
});
