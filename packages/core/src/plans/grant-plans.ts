import type { PlanOrigin } from '@herald/contract/statuses';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { newId } from '../runtime/new-id.ts';
import { planRepository } from './plan-repository.ts';

export interface PlansToGrant {
  userId: string;
  planIds: string[];
  origin: PlanOrigin;
  /** The moment of the change they are part of. */
  startedAt: Date;
  /** The administrator who gives them. */
  grantorId?: string | null | undefined;
  /** When they end by themselves. */
  expiresAt?: Date | null | undefined;
}

/** Gives plans to a user; they hold from the end of the transaction on. */
export async function grantPlans(core: Core, tx: Transaction, { planIds, ...grant }: PlansToGrant): Promise<void> {
  for (const planId of planIds) {
    await planRepository.insertGrant(tx, { ...grant, id: newId(core), planId });
  }
}
