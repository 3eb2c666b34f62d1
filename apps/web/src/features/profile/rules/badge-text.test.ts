import { expect, test } from 'vitest';
import { badgeText } from './badge-text.ts';

const plan = (name: string) => ({ id: name, name, slug: name, ends_at: null });
const nobody = { user_type: 'user', activePlans: [], default_plan_name: null, default_plan: null } as const;

test.each([
  ['an administrator', { user_type: 'admin', activePlans: [plan('Pro')] }, 'Administrator'],
  [
    'active plans',
    { activePlans: [plan('Done For You'), plan('Unlimited')], default_plan: 'FE' },
    'Done For You, Unlimited',
  ],
  ['a default plan', { default_plan: 'FE', default_plan_name: 'Free Edition' }, 'Free Edition'],
  ['a default plan without a name', { default_plan: 'FE' }, 'FE'],
  ['nothing', {}, 'Free User'],
] as const)('the badge of %s', (_, changes, text) => {
  expect(
    badgeText({ ...nobody, ...changes, activePlans: [...('activePlans' in changes ? changes.activePlans : [])] }),
  ).toBe(text);
});
