import type { UserStatus } from '@herald/contract/statuses';
import type { Core } from '../../core.ts';
import { AppError } from '../../errors/app-error.ts';
import { userRepository } from '../../people/user-repository.ts';
import { planRepository } from '../../plans/plan-repository.ts';
import { operatorHand } from '../audit/office-deed.ts';
import { grantPlan, revokePlan } from './change-plans.ts';
import type { UserDetails } from './read-user.ts';
import { updateUser } from './update-user.ts';

interface PlanByName {
  email: string;
  /** A slug, in any letter case. */
  plan: string;
}

/** `herald admin grant-plan`; without an end, a plan they have already keeps the one it has. */
export async function grantPlanByOperator(
  core: Core,
  { email, plan, end }: PlanByName & { end?: Date | null | undefined },
): Promise<UserDetails> {
  const grant = { userId: await idOfUser(core, email), planId: await idOfPlan(core, plan) };
  return grantPlan(core, operatorHand, { ...grant, end });
}

/** `herald admin revoke-plan` */
export async function revokePlanByOperator(core: Core, { email, plan }: PlanByName): Promise<UserDetails> {
  return revokePlan(core, operatorHand, { userId: await idOfUser(core, email), planId: await idOfPlan(core, plan) });
}

/** `herald admin suspend` and `herald admin activate` */
export async function changeStatusByOperator(
  core: Core,
  { email, status }: { email: string; status: UserStatus },
): Promise<UserDetails> {
  return updateUser(core, operatorHand, await idOfUser(core, email), { status });
}

async function idOfUser(core: Core, typed: string): Promise<string> {
  const email = typed.trim().toLowerCase();
  const user = await userRepository.findByEmail(core.db.queries, email);
  if (!user) throw new AppError('not_found', { message: `No user has the address ${email}.` });
  return user.id;
}

async function idOfPlan(core: Core, typed: string): Promise<string> {
  const plan = await planRepository.findBySlug(core.db.queries, typed.trim());
  if (!plan) throw new AppError('not_found', { message: `No plan has the slug ${typed}.` });
  return plan.id;
}
