import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { expect, test } from 'vitest';
import { roleLabel } from './role-label.ts';

const user: SessionUser = {
  id: '01980000-0000-7000-8000-000000000001',
  name: 'Dana Whitfield',
  email: 'dana@herald.test',
  user_type: 'user',
  role: 'user',
  status: 'active',
  avatar_url: null,
  created_at: '2026-03-04T00:00:00.000Z',
  default_plan: null,
  default_plan_name: null,
  plans: [],
  activePlans: [],
  plan_news: [],
  opens_full_library: false,
  opens_marketplace: false,
  opens_filming: true,
  has_sites: false,
  account: { id: '01980000-0000-7000-8000-000000000002', role: 'owner', owner_name: 'Dana Whitfield' },
  accounts: [],
  must_verify_email: false,
  resting_teams: [],
  must_set_up_two_factor: false,
  impersonator: null,
};

test("the user menu shows 'Administrator' for admins, whatever their plan", () => {
  expect(roleLabel({ ...user, user_type: 'admin', default_plan_name: 'Unlimited' })).toBe('Administrator');
});

test('otherwise the default plan name', () => {
  expect(roleLabel({ ...user, default_plan: 'DFY', default_plan_name: 'Done For You' })).toBe('Done For You');
});

test("or 'Free User'", () => {
  expect(roleLabel(user)).toBe('Free User');
});
