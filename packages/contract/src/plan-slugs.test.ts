import { describe, expect, it } from 'vitest';
import { hasPremiumPlan } from './plan-slugs.ts';

describe('the premium plans', () => {
  it.each(['DFY', 'UNLIMITED', 'INCOME_MAXIMIZER', 'AUTOMATION'])('include %s', (slug) => {
    expect(hasPremiumPlan({ plans: [{ slug }], default_plan: null })).toBe(true);
  });

  it('do not include FE', () => {
    expect(hasPremiumPlan({ plans: [{ slug: 'FE' }], default_plan: 'FE' })).toBe(false);
  });

  it('are found in any letter case', () => {
    expect(hasPremiumPlan({ plans: [{ slug: 'dfy' }], default_plan: 'FE' })).toBe(true);
  });

  it('are found as the default plan', () => {
    expect(hasPremiumPlan({ plans: [], default_plan: 'Automation' })).toBe(true);
  });

  it('are not granted to a user without plans', () => {
    expect(hasPremiumPlan({ plans: [], default_plan: null })).toBe(false);
  });
});
