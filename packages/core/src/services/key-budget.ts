import { type AccountService, accountServiceTitles } from '@herald/contract/account-services';
import { changesBetween } from '../audit/audit-changes.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Core } from '../core.ts';
import { AppError, fieldError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { monthStart } from '../plans/plan-limits.ts';
import { type AccountKeyRow, accountKeyRepository } from './account-key-repository.ts';
import { nameOfKey, worksOfKey } from './account-services.ts';
import { meterRepository } from './meter-repository.ts';
import { assertMayManageKeys } from './policies.ts';
import { namesOfKey } from './service-terms.ts';

/** Millionths of a dollar; left out, each stays as it is. */
export interface KeyBudget {
  priceMicros?: number | null;
  /** Of what else it does. */
  otherPriceMicros?: number | null;
  monthCapMicros?: number | null;
}

interface BudgetSave {
  actor: Actor;
  caller: Caller;
  service: AccountService;
  budget: KeyBudget;
}

/** What the work of a key is paid with, and the most it may cost in a month. A save that changes nothing leaves no trace. */
export async function saveKeyBudget(core: Core, { actor, caller, service, budget }: BudgetSave): Promise<void> {
  assertMayManageKeys(actor);
  await core.db.transaction('save key budget', async (tx) => {
    const row = await accountKeyRepository.hold(tx, actor.accountId, service);
    if (!row) throw new AppError('not_found');
    const { priceMicros, otherPriceMicros, monthCapMicros } = row;
    if (budget.otherPriceMicros != null && worksOfKey(service).length < 2) {
      throw fieldError('other_price_micros', 'This service does one kind of work.');
    }
    const changes = changesBetween({ priceMicros, otherPriceMicros, monthCapMicros }, budget);
    if (Object.keys(changes).length === 0) return;
    await accountKeyRepository.update(tx, row.id, { ...budget, updatedAt: core.clock.now() });
    await recordAudit(core, tx, {
      actorId: actor.userId,
      accountId: actor.accountId,
      action: 'service.set_budget',
      subjectType: 'service',
      subjectId: service,
      details: { name: accountServiceTitles[service] },
      changes,
      ip: caller.ip,
    });
  });
}

/** What the account used of it this calendar month, also what is still under way. */
export function readKeyMonth({ db, clock }: Core, row: Pick<AccountKeyRow, 'id' | 'accountId'>): Promise<number> {
  const used = { services: namesOfKey(nameOfKey(row)), accountId: row.accountId };
  return meterRepository.sumSince(db.queries, used, monthStart(clock.now()));
}
