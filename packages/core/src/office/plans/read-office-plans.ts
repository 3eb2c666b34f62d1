import type { Core } from '../../core.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Plan } from '../../plans/plan-repository.ts';
import { storageBytesOf } from '../../quota/storage-room.ts';
import { officePlanRepository, type PlanHolders } from './office-plan-repository.ts';

export type OfficePlan = Plan & {
  holders: PlanHolders;
  /** What an account with this plan alone may store; infinite where there is no limit. */
  storageBytes: number;
  /** New users get it. */
  isDefault: boolean;
};

/** Every plan, on offer or not, in the order of appearance. */
export async function listOfficePlans(core: Core): Promise<OfficePlan[]> {
  return withHolders(core, await officePlanRepository.list(core.db.queries));
}

export async function readOfficePlan(core: Core, id: string): Promise<OfficePlan> {
  const plan = await officePlanRepository.find(core.db.queries, id);
  const [known] = await withHolders(core, plan ? [plan] : []);
  if (!known) throw new AppError('not_found');
  return known;
}

async function withHolders(core: Core, plans: Plan[]): Promise<OfficePlan[]> {
  const [holders, settings] = await Promise.all([
    officePlanRepository.countHolders(core.db.queries, plans, core.clock.now()),
    core.settings.read(),
  ]);
  return plans.map((plan) => ({
    ...plan,
    holders: holders.get(plan.id) ?? { total: 0, origins: { sign_up: 0, admin: 0, sale: 0 } },
    storageBytes: storageBytesOf([plan], settings),
    isDefault: isSameSlug(plan.slug, settings.default_plan),
  }));
}

/** Slugs mean the same in any letter case. */
export const isSameSlug = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
