import { expect, test } from 'vitest';
import { aUser } from '#testing/a-user.ts';
import { accountDetail, accountsToChoose } from './account-words.ts';

test.each([
  [{ role: 'owner', people: 1 }, 'Your account, only you'],
  [{ role: 'owner', people: 4 }, 'Your account, 4 people'],
  [{ role: 'viewer', people: 4 }, 'You are a viewer there'],
  [{ role: 'editor', people: 4 }, 'You are an editor there'],
  [{ role: 'admin', people: 4 }, 'You are an admin there'],
] as const)('%j reads %s', (account, text) => {
  expect(accountDetail(account)).toBe(text);
});

test('a person with one account has nothing to choose', () => {
  expect(accountsToChoose(aUser())).toEqual([]);
});
