import type { AuditAction } from '@herald/contract/audit-actions';
import { changesBetween } from '../../audit/audit-changes.ts';
import { type AuditEntry, recordAudit } from '../../audit/record-audit.ts';
import type { Core } from '../../core.ts';
import { holdAdvisoryLock } from '../../db/advisory-locks.ts';
import type { Transaction } from '../../db/database.ts';
import { AppError, fieldError } from '../../errors/app-error.ts';
import { linkPageAbout } from '../../pages/special-pages.ts';
import type { Plan } from '../../plans/plan-repository.ts';
import { newId } from '../../runtime/new-id.ts';
import { settingsRepository } from '../../settings/settings-repository.ts';
import type { OfficeHand } from '../audit/office-deed.ts';
import { officePlanRepository, type PlanNumbers } from './office-plan-repository.ts';
import { isSameSlug, type OfficePlan, readOfficePlan } from './read-office-plans.ts';

/** What an administrator decides about a plan. */
export type PlanValues = Omit<Plan, 'id' | 'position' | 'createdAt' | 'deletedAt'>;
export type PlanValueChanges = { [Name in keyof PlanValues]?: PlanValues[Name] | undefined };

/** Creates a plan; it comes last. */
export async function createPlan(core: Core, hand: OfficeHand, values: PlanValues): Promise<OfficePlan> {
  const id = newId(core);
  await core.db.transaction('create plan', async (tx) => {
    await holdAdvisoryLock(tx, 'plans');
    await assertFree(tx, { ...values, id });
    const position = (await officePlanRepository.lastPosition(tx)) + 1;
    await officePlanRepository.insert(tx, { ...values, id, position, createdAt: core.clock.now() });
    await linkPageAbout(tx, { ...values, id });
    await recordPlanDeed(core, tx, hand, { action: 'plan.create', plan: { ...values, id }, details: { ...values } });
  });
  return readOfficePlan(core, id);
}

/** Changes a plan for everybody who has it, at once; what is left out stays. */
export async function updatePlan(
  core: Core,
  hand: OfficeHand,
  id: string,
  wanted: PlanValueChanges,
): Promise<OfficePlan> {
  await core.db.transaction('update plan', async (tx) => {
    await holdAdvisoryLock(tx, 'plans');
    const plan = await officePlanRepository.find(tx, id);
    if (!plan) throw new AppError('not_found');
    const audited = changesBetween<PlanValues>(plan, wanted as Partial<PlanValues>);
    const changes = Object.fromEntries(
      Object.entries(audited).map(([name, { to }]) => [name, to]),
    ) as Partial<PlanValues>;
    if (Object.keys(changes).length === 0) return;
    await assertFree(tx, { ...plan, ...changes });
    if (changes.isActive === false) await assertNotDefault(tx, plan, 'is_active');
    await change(core, tx, plan, changes);
    await recordPlanDeed(core, tx, hand, { action: 'plan.update', plan, changes: audited });
  });
  core.settings.forget();
  return readOfficePlan(core, id);
}

/** A new slug reaches every place that holds the old one. */
async function change(core: Core, tx: Transaction, plan: Plan, changes: Partial<PlanValues>): Promise<void> {
  if (changes.slug === undefined) return officePlanRepository.update(tx, plan.id, changes);
  const names = { from: plan.slug, to: changes.slug };
  await officePlanRepository.holdUsersOf(tx, plan);
  await officePlanRepository.update(tx, plan.id, changes);
  // Whoever was being given the plan has it by now.
  await officePlanRepository.renameDefaults(tx, names);
  if (isSameSlug(await readDefaultSlug(tx), plan.slug)) {
    await settingsRepository.write(tx, { default_plan: changes.slug }, core.clock.now());
  }
}

export async function assertNotDefault(tx: Transaction, plan: Pick<Plan, 'slug'>, field?: string): Promise<void> {
  if (!isSameSlug(await readDefaultSlug(tx), plan.slug)) return;
  const message = 'New users get this plan. Choose another default plan in the settings first.';
  throw field ? fieldError(field, message) : new AppError('conflict', { message });
}

async function readDefaultSlug(tx: Transaction): Promise<string> {
  const { default_plan: slug } = await settingsRepository.readAll(tx);
  return typeof slug === 'string' ? slug : '';
}

type Named = Pick<Plan, 'id' | 'slug' | PlanNumbers>;

const NUMBER_FIELDS: Record<PlanNumbers, string> = {
  warriorPlusItemNumbers: 'wp_item_number',
  launchpadProductIds: 'launchpadjv_product_id',
  jvzooProductIds: 'jvzoo_product_id',
};

/** Slugs and the numbers of the sales platforms belong to one plan. */
async function assertFree(tx: Transaction, plan: Named): Promise<void> {
  const namesake = await officePlanRepository.findBySlug(tx, plan.slug, plan.id);
  if (namesake) throw fieldError('slug', `${namesake.name} has this slug already. Please choose another one.`);
  for (const column of ['warriorPlusItemNumbers', 'launchpadProductIds', 'jvzooProductIds'] as const) {
    const numbers = plan[column];
    const [other] = await officePlanRepository.listByNumbers(tx, { column, numbers, exceptId: plan.id });
    const taken = other && numbers.find((number) => other[column].includes(number));
    if (!taken) continue;
    throw fieldError(
      NUMBER_FIELDS[column],
      `${taken} already belongs to ${other.name}. One number belongs to one plan.`,
    );
  }
}

interface PlanDeed extends Pick<AuditEntry, 'changes' | 'details'> {
  action: AuditAction;
  plan: Pick<Plan, 'id' | 'name' | 'slug'>;
}

/** Records what was done to a plan. */
export async function recordPlanDeed(
  core: Core,
  tx: Transaction,
  hand: OfficeHand,
  { plan: { id, name, slug }, details, ...deed }: PlanDeed,
): Promise<void> {
  await recordAudit(core, tx, {
    ...hand,
    ...deed,
    subjectType: 'plan',
    subjectId: id,
    details: { name, slug, ...details },
  });
}
