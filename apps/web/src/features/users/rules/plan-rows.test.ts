import type { PublicPlan } from '@herald/contract/endpoints/plans';
import { expect, it } from 'vitest';
import { inSendingOrder, planRows } from './plan-rows.ts';

const offered = ['FE', 'DFY'].map((slug) => ({ slug, name: `Plan ${slug}` }) as PublicPlan);
const grant = (slug: string, changes = {}) => ({
  id: slug,
  slug,
  name: `Plan ${slug}`,
  origin: 'admin' as const,
  granted_by: 'Morgan',
  started_at: '2026-03-04T12:00:00.000Z',
  expires_at: null,
  ...changes,
});

it('a plan that is no longer offered stays in sight as long as the user has it', () => {
  expect(planRows(offered, [grant('OLD')])).toEqual([
    { slug: 'FE', name: 'Plan FE', origin: undefined },
    { slug: 'DFY', name: 'Plan DFY', origin: undefined },
    { slug: 'OLD', name: 'Plan OLD', origin: 'Given by Morgan, Mar 4, 2026' },
  ]);
});

it.each([
  [{ origin: 'sign_up' as const }, 'From the sign-up, Mar 4, 2026'],
  [{ origin: 'sale' as const }, 'Bought, Mar 4, 2026'],
  [{ granted_by: null }, 'Given by an administrator, Mar 4, 2026'],
])('a plan says where it came from: %j', (changes, words) => {
  expect(planRows(offered, [grant('FE', changes)])[0]?.origin).toBe(words);
});

it('a plan that came in more than one way says all of them, and stands once', () => {
  const grants = [grant('FE', { origin: 'sign_up' }), grant('FE'), grant('OLD'), grant('OLD', { origin: 'sale' })];
  expect(planRows(offered, grants).map(({ slug, origin }) => [slug, origin])).toEqual([
    ['FE', 'From the sign-up, Mar 4, 2026; Given by Morgan, Mar 4, 2026'],
    ['DFY', undefined],
    ['OLD', 'Given by Morgan, Mar 4, 2026; Bought, Mar 4, 2026'],
  ]);
});

it('the default plan stays the first, and otherwise the first ticked becomes it', () => {
  const rows = planRows(offered, []);
  expect(inSendingOrder(['DFY', 'FE'], rows, 'DFY')).toEqual(['DFY', 'FE']);
  expect(inSendingOrder(['DFY', 'FE'], rows, 'OLD')).toEqual(['FE', 'DFY']);
});
