import type { planEndpoints } from '@herald/contract/endpoints/plans';
import type { userEndpoints } from '@herald/contract/endpoints/user';
import { describe, expect, it } from 'vitest';
import { withData } from './answers.ts';
import type { Handlers } from './route.ts';
import { planRoutes } from './routes/plans.ts';

describe('a table of handlers', () => {
  it('does not compile while a handler is missing', () => {
    // @ts-expect-error userLimits is missing
    const table = {} satisfies Handlers<typeof userEndpoints>;
    expect(table).toEqual({});
  });

  it('does not compile with a handler that no endpoint asks for', () => {
    // @ts-expect-error there is no listOldPlans
    const table = { ...planRoutes, listOldPlans: async () => withData([]) } satisfies Handlers<typeof planEndpoints>;
    expect(table).toHaveProperty('listOldPlans');
  });

  it('does not compile when a handler answers something else than the contract says', () => {
    // @ts-expect-error a plan is not a number
    const table = { listPlans: async () => withData([1]) } satisfies Handlers<typeof planEndpoints>;
    expect(table).toHaveProperty('listPlans');
  });
});
