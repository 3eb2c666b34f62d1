import { expect, test } from 'vitest';
import { mailedLink } from './mailed-link.ts';

const empty = new URLSearchParams();
const link = { email: 'dana@herald.test', token: 't-1' };

test('the forgot step hands over email and token', () => {
  expect(mailedLink(link, empty)).toEqual(link);
});

test('the link in the mail carries them, plus signs in the address included', () => {
  const search = new URLSearchParams('email=dana%2Bads%40herald.test&token=t-1');
  expect(mailedLink(null, search)).toEqual({ email: 'dana+ads@herald.test', token: 't-1' });
});

test.each([
  [null, ''],
  [{ email: 'dana@herald.test' }, ''],
  [null, 'email=dana@herald.test'],
  [null, 'email=&token=t-1'],
  [{ email: 1, token: {} }, ''],
  ['text', ''],
])('without both of them the link is invalid: %j %j', (state, search) => {
  expect(mailedLink(state, new URLSearchParams(search))).toBeNull();
});
