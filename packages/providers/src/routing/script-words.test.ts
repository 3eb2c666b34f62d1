import { describe, expect, it } from 'vitest';
import { respell } from '../answers/respell.ts';
import { wordsOfScript } from './script-words.ts';

const WISHES = [
  { word: 'Le Creuset', say: 'luh kroo zay' },
  { word: 'Bosch', say: '/bɔʃ/' },
];
const TEXT = '“Le Creuset” – or Bosch’s & co?';

/** A second for each piece that an engine says. */
const toldOf = (text: string) =>
  text
    .split(' ')
    .filter((piece) => piece !== '–')
    .map((piece, index) => ({ text: piece, startSec: index, endSec: index + 1 }));

describe('the words of a script that was respelled', () => {
  it('have the times of what they were respelled as', () => {
    const said = respell(TEXT, WISHES, 'en-US');
    expect(said).toBe('“luh kroo zay” – or bosh’s & co?');
    const words = wordsOfScript(toldOf(said), TEXT, WISHES, 'en-US');
    expect(words?.map(({ text, startSec, endSec }) => [text, startSec, endSec])).toEqual([
      ['“Le Creuset”', 0, 3],
      ['or', 3, 4],
      ['Bosch’s', 4, 5],
      ['&', 5, 6],
      ['co?', 6, 7],
    ]);
  });

  it('are unknown where the engine tells of other words', () => {
    expect(wordsOfScript(toldOf('luh kroo'), TEXT, WISHES, 'en-US')).toBeUndefined();
  });
});
