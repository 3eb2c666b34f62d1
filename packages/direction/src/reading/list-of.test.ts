import { describe, expect, it } from 'vitest';
import { listOf } from './list-of.ts';

const listed = (sentence: string) =>
  listOf(sentence.split(' ').map((text, at) => ({ text, startSec: at }))).map(({ text }) => text);

describe('a list of things', () => {
  it.each([
    ['Bath, cut, nails, ears.', ['Bath', 'Cut', 'Nails', 'Ears']],
    ['It was dry, red, and tight.', ['Dry', 'Red', 'Tight']],
    ['Il y a du pain, du beurre, du lait.', ['Du pain', 'Du beurre', 'Du lait']],
    ['Quick, easy, cheap!!!', ['Quick', 'Easy', 'Cheap']],
    ['Ohne Fett, ohne Salz, ohne Zucker...', ['Ohne Fett', 'Ohne Salz', 'Ohne Zucker']],
    ['“Soft”, (warm), «light».', ['Soft', 'Warm', 'Light']],
    ['Es ist „weich, warm, leicht.“', ['Weich', 'Warm', 'Leicht']],
    ['Compra i pomodori, i funghi, i peperoni.', ['I pomodori', 'I funghi', 'I peperoni']],
  ])('is what is named one after the other: %s', (sentence, things) => {
    expect(listed(sentence)).toEqual(things);
  });

  it.each([
    "Call me, I'm Danny, 555-014-7723.",
    'From both of us, really, thank you.',
    'Honestly, seriously, buy it.',
    'Von uns beiden, ehrlich, danke.',
    'De nosotros dos, de verdad, gracias.',
    'De nous deux, vraiment, merci.',
    'Da noi due, davvero, grazie.',
    'Open, ready, 0800 112233445.',
  ])('is none of who speaks, thanks and a number to call: %s', (sentence) => {
    expect(listed(sentence)).toEqual([]);
  });
});
