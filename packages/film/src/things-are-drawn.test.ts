import { THING_WORDS } from '@herald/direction/testing';
import { EMOJI_FONTS } from '@herald/stage';
import { expect, test } from 'vitest';

const ALL = new Set(Object.values(THING_WORDS).flatMap(({ pictures }) => Object.keys(pictures)));

test('every picture of a thing that is named is in a font of emoji', () => {
  const isDrawn = (emoji: string) => {
    const codePoints = [...emoji.replaceAll('\u{fe0f}', '')].map((char) => char.codePointAt(0) ?? 0);
    return EMOJI_FONTS.some(({ ranges }) =>
      codePoints.every((codePoint) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to)),
    );
  };
  expect(ALL.size).toBeGreaterThan(200);
  expect([...ALL].filter((emoji) => !isDrawn(emoji))).toEqual([]);
});
