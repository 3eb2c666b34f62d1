import { expect, it } from 'vitest';
import { assertMayOwnSites, mayAdminister, mayOpenAnySite } from './policies.ts';

const impersonator = { id: 'a', name: 'A', email: 'a@a.co', sessionHash: 'h' };

it('sites need a plan that opens the marketplace', () => {
  expect(() => assertMayOwnSites({ opensMarketplace: true })).not.toThrow();
  expect(() => assertMayOwnSites({ opensMarketplace: false })).toThrow(
    expect.objectContaining({ code: 'marketplace_required' }),
  );
});

it('an administrator opens any site, but not while they act as another user', () => {
  expect(mayOpenAnySite({ role: 'admin', impersonator: null })).toBe(true);
  expect(mayOpenAnySite({ role: 'admin', impersonator })).toBe(false);
  expect(mayOpenAnySite({ role: 'user', impersonator: null })).toBe(false);
});

type Someone = Partial<Parameters<typeof mayAdminister>[0]> & { isAdministrators?: boolean };

it.each<[string, Someone, boolean]>([
  ['the owner', { accountRole: 'owner' }, true],
  ['an editor', { accountRole: 'editor' }, true],
  ['a viewer', { accountRole: 'viewer' }, false],
  ['the owner of another account', { accountId: 'other', accountRole: 'owner' }, false],
  ['an administrator of Herald', { accountId: 'other', role: 'admin' }, true],
  [
    'another administrator, where the owner is one',
    { accountId: 'other', role: 'admin', isAdministrators: true },
    false,
  ],
  [
    'an administrator, where the account is their own',
    { accountRole: 'owner', role: 'admin', isAdministrators: true },
    true,
  ],
  ['an administrator who acts as another user', { accountId: 'other', role: 'admin', impersonator }, false],
])('%s administers a site: %j, %j', (_, { isAdministrators = false, ...actor }: Someone, expected) => {
  const someone = { accountId: 'account', accountRole: 'viewer', role: 'user', impersonator: null } as const;
  expect(mayAdminister({ ...someone, ...actor }, { accountId: 'account', isAdministrators })).toBe(expected);
});
