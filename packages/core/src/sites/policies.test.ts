import { expect, it } from 'vitest';
import { assertMayOwnSites, mayOpenAnySite } from './policies.ts';

const impersonator = { id: 'a', name: 'A', email: 'a@a.co', sessionHash: 'h' };

it('only premium accounts own sites', () => {
  expect(() => assertMayOwnSites(true)).not.toThrow();
  expect(() => assertMayOwnSites(false)).toThrow(expect.objectContaining({ code: 'marketplace_required' }));
});

it('an administrator opens any site, but not while they act as another user', () => {
  expect(mayOpenAnySite({ role: 'admin', impersonator: null })).toBe(true);
  expect(mayOpenAnySite({ role: 'admin', impersonator })).toBe(false);
  expect(mayOpenAnySite({ role: 'user', impersonator: null })).toBe(false);
});
