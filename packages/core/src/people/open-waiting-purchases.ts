import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { bestPlanOf } from '../plans/best-plan.ts';
import { type Plan, planRepository } from '../plans/plan-repository.ts';
import { newId } from '../runtime/new-id.ts';
import { userRepository } from './user-repository.ts';

/** Gives what was sold to the user's address before anybody had proved that it is theirs. */
export async function openWaitingPurchases(core: Core, tx: Transaction, userId: string): Promise<void> {
  const now = core.clock.now();
  const waiting = await planRepository.openWaiting(tx, userId, now);
  for (const { id: purchaseId, planId, paidUntil: expiresAt } of waiting) {
    const grant = { id: newId(core), userId, planId, purchaseId, origin: 'sale' as const, startedAt: now, expiresAt };
    await planRepository.insertGrant(tx, grant);
  }
  if (waiting.length > 0) await followBestPlan(core, tx, userId);
}

/** Names the user's plans after the best one they still have; returns it. */
export async function followBestPlan(core: Core, tx: Transaction, userId: string): Promise<Plan | undefined> {
  const granted = await planRepository.grantedTo(tx, userId, core.clock.now());
  const best = bestPlanOf(granted.filter(({ isInForce }) => isInForce));
  await userRepository.update(tx, userId, { defaultPlanSlug: best?.slug ?? null });
  return best;
}
