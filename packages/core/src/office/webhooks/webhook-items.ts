import type { SalesSource } from '@herald/contract/sales';
import type { Core } from '../../core.ts';
import type { Transaction } from '../../db/database.ts';
import type { Plan } from '../../plans/plan-repository.ts';
import { purchaseRepository } from '../../sales/purchase-repository.ts';
import { officePlanRepository, type PlanNumbers } from '../plans/office-plan-repository.ts';

/** Where a plan keeps the numbers that a source sells it under. */
export const numbersOfSource: Record<Exclude<SalesSource, 'generic'>, PlanNumbers> = {
  warriorplus: 'warriorPlusItemNumbers',
  launchpadjv: 'launchpadProductIds',
  jvzoo: 'jvzooProductIds',
};

export const findItemPlan = (tx: Transaction, source: SalesSource, item: string): Promise<Plan | undefined> =>
  purchaseRepository.findPlanOf(tx, source, item);

export interface ItemForSale {
  item: string;
  plan: string;
}

/** What can be bought at each source. */
export async function listItems(core: Core): Promise<Record<SalesSource, ItemForSale[]>> {
  const plans = await officePlanRepository.list(core.db.queries);
  const itemsOf = (column: PlanNumbers) =>
    plans.flatMap((plan) => plan[column].map((item) => ({ item, plan: plan.name })));
  return {
    warriorplus: itemsOf('warriorPlusItemNumbers'),
    launchpadjv: itemsOf('launchpadProductIds'),
    jvzoo: itemsOf('jvzooProductIds'),
    generic: plans.map(({ slug, name }) => ({ item: slug, plan: name })),
  };
}
