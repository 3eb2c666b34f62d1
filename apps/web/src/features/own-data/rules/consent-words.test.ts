import { describe, expect, it, test } from 'vitest';
import { aConsent } from '#testing/a-consent.ts';
import { byPerson, consentsCsv, givenText, revokeQuestion, textName } from './consent-words.ts';

const ENDING = 'This cannot be undone. The record of who agreed, and when it ended, stays in the list.';

test.each([
  [{ films: 0 }, 'The avatar and its picture are deleted.'],
  [
    { kind: 'filmed' as const, films: 2 },
    'The avatar, its clip and what was found in the clip are deleted, and with them the 2 films made from it.',
  ],
  [{ films: 1 }, 'The avatar and its picture are deleted, and with them the 1 film made from it.'],
  [
    { films: 4, films_in_work: 1 },
    'The avatar and its picture are deleted, and with them the 4 films made from it. 1 film in work is cancelled.',
  ],
  [{ films: 2, is_avatar_there: false }, 'The avatar was removed before. Its 2 films are deleted.'],
])('before a consent ends with %j, the question says what goes', (changes, words) => {
  expect(revokeQuestion(aConsent(changes))).toBe(`${words} ${ENDING}`);
});

test('all looks of a person end together, wherever they stand in the list', () => {
  const look = (avatar_id: string, person_id: string) => aConsent({ avatar_id, person_id });
  const groups = byPerson([look('office', 'dana'), look('mira', 'mira'), look('first', 'dana')]);
  expect(groups.map((looks) => looks.map(({ avatar_id }) => avatar_id))).toEqual([['office', 'first'], ['mira']]);
  expect(revokeQuestion(aConsent({ films: 2 }), 2)).toBe(
    `All 2 looks of this person and their clips are deleted, and with them the 2 films made from them. ${ENDING}`,
  );
});

describe('a consent', () => {
  it('names who gave it, as long as they are there', () => {
    expect(givenText(aConsent())).toMatch(/, by Maya Holt$/);
    expect(givenText(aConsent({ given_by: null }))).toMatch(/, by someone who has left$/);
  });

  it('names the version of its text where there is one', () => {
    expect(textName(aConsent())).toBe('Consent text of 2026-11-21');
    expect(textName(aConsent({ version: '' }))).toBe('Consent text');
  });

  it('is one line of the table', () => {
    expect(consentsCsv([aConsent({ avatar_name: '=Ingrid' })])).toBe(
      `Avatar,Given at,Given by,Text version,Text,Revoked at,Films\r\n'=Ingrid,2026-11-12T14:20:00.000Z,Maya Holt,2026-11-21,"This is my own face, or I may use it.",,0\r\n`,
    );
  });
});
