import type { Core } from '../../core.ts';
import { holdAdvisoryLock } from '../../db/advisory-locks.ts';
import type { Transaction } from '../../db/database.ts';
import { AppError, fieldError } from '../../errors/app-error.ts';
import { pageRepository } from '../../pages/page-repository.ts';
import type { Plan } from '../../plans/plan-repository.ts';
import { newId } from '../../runtime/new-id.ts';
import type { OfficeHand } from '../audit/office-deed.ts';
import { officePlanRepository } from './office-plan-repository.ts';
import { assertNotDefault, recordPlanDeed } from './save-plan.ts';

/**
 * Deletes a plan. Its holders get the plan they are moved to in the same moment and for as long as before; without one,
 * a plan that somebody holds stays. Its grants stay as a record.
 */
export async function deletePlan(
  core: Core,
  hand: OfficeHand,
  { id, moveTo }: { id: string; moveTo?: string | undefined },
): Promise<{ moved: number }> {
  return core.db.transaction('delete plan', async (tx) => {
    const now = core.clock.now();
    await holdAdvisoryLock(tx, 'plans');
    const plan = await holdForDeletion(tx, id);
    await assertNotDefault(tx, plan);
    const people = (await officePlanRepository.countHolders(tx, [plan], now)).get(id)?.total ?? 0;
    const target = people > 0 ? await getTarget(tx, plan, moveTo, people) : undefined;
    await moveGrants(core, tx, plan, target);
    await officePlanRepository.replaceDefaults(tx, plan, target, now);
    await officePlanRepository.removePages(tx, id);
    await pageRepository.unlinkFromPlan(tx, id);
    await officePlanRepository.update(tx, id, { deletedAt: now, isActive: false });
    const details = { people, ...(target && { movedTo: target.slug }) };
    await recordPlanDeed(core, tx, hand, { action: 'plan.delete', plan, details });
    return { moved: people };
  });
}

async function holdForDeletion(tx: Transaction, id: string): Promise<Plan> {
  const known = await officePlanRepository.find(tx, id);
  if (known) await officePlanRepository.holdUsersOf(tx, known);
  const plan = await officePlanRepository.hold(tx, id);
  if (!plan) throw new AppError('not_found');
  return plan;
}

async function getTarget(tx: Transaction, plan: Plan, moveTo: string | undefined, people: number): Promise<Plan> {
  if (moveTo === undefined) {
    const holders = people === 1 ? '1 person holds' : `${people.toLocaleString('en-US')} people hold`;
    throw new AppError('conflict', { message: `${holders} this plan. Move them to another plan to delete it.` });
  }
  const target = moveTo === plan.id ? undefined : await officePlanRepository.hold(tx, moveTo);
  if (!target?.isActive) throw fieldError('move_to', 'Please choose another plan that is active.');
  return target;
}

async function moveGrants(core: Core, tx: Transaction, plan: Plan, target: Plan | undefined): Promise<void> {
  const now = core.clock.now();
  const open = await officePlanRepository.listOpenGrants(tx, plan.id);
  await officePlanRepository.endGrants(tx, plan.id, now);
  if (!target) return;
  await officePlanRepository.movePurchases(tx, { fromId: plan.id, toId: target.id });
  const held = open.filter(({ expiresAt }) => expiresAt === null || expiresAt > now);
  await officePlanRepository.insertGrants(
    tx,
    held.map(({ userId, origin, grantorId, purchaseId, expiresAt }) => {
      return { id: newId(core), userId, planId: target.id, origin, grantorId, purchaseId, startedAt: now, expiresAt };
    }),
  );
}
