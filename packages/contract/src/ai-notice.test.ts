import { expect, it } from 'vitest';
import { aiWords, type FilmMaking } from './ai-notice.ts';

const drawn: FilmMaking = { isFilmed: false, isRecorded: false };
const filmed: FilmMaking = { isFilmed: true, isRecorded: false };
const recorded = (film: FilmMaking): FilmMaking => ({ ...film, isRecorded: true });

it.each([
  ['nothing of no film', [], ''],
  [
    'voices of drawn presenters',
    [drawn, recorded(drawn)],
    'The presenters and voices in these videos are AI-generated.',
  ],
  [
    'no voice that was recorded',
    [recorded(drawn), recorded(drawn)],
    'The presenters in these videos are AI-generated.',
  ],
  [
    'the recording of a filmed person apart from the voice of a drawn one',
    [drawn, recorded(filmed)],
    'The presenters and voices in these videos are AI-generated; where a real person was filmed, their mouths and expressions are.',
  ],
  [
    'what is made of filmed people alone',
    [filmed, recorded(filmed)],
    'Real people were filmed for these videos, their mouths, expressions and voices are AI-generated.',
  ],
])('the words of a page name %s', (_, films, words) => {
  expect(aiWords(films)).toBe(words);
});
