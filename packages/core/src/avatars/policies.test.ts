import { expect, it } from 'vitest';
import { maySeeAvatar, mayUseAvatar } from './policies.ts';

it('an account sees its own avatars and those of the library', () => {
  expect(maySeeAvatar({ accountId: 'mine' }, 'mine')).toBe(true);
  expect(maySeeAvatar({ accountId: null }, 'mine')).toBe(true);
  expect(maySeeAvatar({ accountId: 'theirs' }, 'mine')).toBe(false);
});

it('the rest of the library needs a plan that opens it', () => {
  expect(mayUseAvatar({ accountId: null, type: 'default' }, false)).toBe(true);
  expect(mayUseAvatar({ accountId: null, type: 'custom' }, false)).toBe(false);
  expect(mayUseAvatar({ accountId: null, type: 'custom' }, true)).toBe(true);
});

it('an avatar of the account needs no such plan', () => {
  expect(mayUseAvatar({ accountId: 'mine', type: 'custom' }, false)).toBe(true);
});
