import { expect, it } from 'vitest';
import { maySeeAvatar, mayUseAvatar } from './policies.ts';

const me = { accountId: 'mine', userId: 'me' };

it('an account sees its own avatars and those of the library', () => {
  expect(maySeeAvatar({ accountId: 'mine', privateToId: null, castAt: null }, me)).toBe(true);
  expect(maySeeAvatar({ accountId: null, privateToId: null, castAt: null }, me)).toBe(true);
  expect(maySeeAvatar({ accountId: 'theirs', privateToId: null, castAt: null }, me)).toBe(false);
});

it('a presenter that is not shared is seen by the person who agreed, and by nobody else in the account', () => {
  expect(maySeeAvatar({ accountId: 'mine', privateToId: 'me', castAt: null }, me)).toBe(true);
  expect(maySeeAvatar({ accountId: 'mine', privateToId: 'colleague', castAt: null }, me)).toBe(false);
});

it('an actor of the installation is seen by everybody', () => {
  expect(maySeeAvatar({ accountId: 'theirs', privateToId: 'them', castAt: new Date(0) }, me)).toBe(true);
});

it('the rest of the library needs a plan that opens it', () => {
  expect(mayUseAvatar({ accountId: null, type: 'default' }, false)).toBe(true);
  expect(mayUseAvatar({ accountId: null, type: 'custom' }, false)).toBe(false);
  expect(mayUseAvatar({ accountId: null, type: 'custom' }, true)).toBe(true);
});

it('an avatar of the account needs no such plan', () => {
  expect(mayUseAvatar({ accountId: 'mine', type: 'custom' }, false)).toBe(true);
});
