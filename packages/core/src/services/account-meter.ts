import { EngineError } from '@herald/media/engine-error';
import type { Meter, MeteredUse, RealUse, ServiceUse } from '@herald/media/engines/outside-service';
import { costOfUse } from '@herald/media/service-prices';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { monthStart } from '../plans/plan-limits.ts';
import { DAY_MS } from '../runtime/durations.ts';
import { newId } from '../runtime/new-id.ts';
import { meterRepository, type ServiceUseRow } from './meter-repository.ts';
import { overBudget } from './over-budget.ts';
import { holdTerms, type Payer, readTerms, type ServiceTerms } from './service-terms.ts';

/** How long a use may be under way before nobody waits for its end any more. */
const UNDER_WAY_MS = 2 * DAY_MS;

/** Counts what an account uses of services, and refuses what would pass a cap. Of two uses at once, one is counted first. */
export function accountMeter(core: Core, payer: Payer): Meter {
  return { begin: (use) => begin(core, payer, use) };
}

/** Uses whose worker died stay counted: their service may have done the work. */
export async function settleServiceUses({ db }: Pick<Core, 'db'>, now: Date): Promise<void> {
  await meterRepository.settleBefore(db.queries, new Date(now.getTime() - UNDER_WAY_MS));
}

async function begin(core: Core, payer: Payer, use: ServiceUse): Promise<MeteredUse> {
  let isBilled = false;
  const row = await core.db.transaction('begin service use', async (tx) => {
    const terms = await holdTerms(tx, payer, use.service);
    isBilled = terms?.isBilled(use.kind) ?? false;
    const earlier = await findEarlier(tx, payer, use);
    if (earlier) return earlier;
    const costMicros = costOf(terms, use);
    if (terms) await assertUnderCaps(core, tx, terms, { use, costMicros });
    return (await insert(core, tx, payer, { use, costMicros })) ?? (await findEarlier(tx, payer, use));
  });
  if (!row) throw new EngineError('unavailable', 'What this would cost could not be counted.');
  const isPaid = isBilled || row.costMicros > 0;
  return { isPaid, done: (used) => finish(core, payer, { use, row, used }), drop: () => drop(core, row) };
}

const costOf = (terms: ServiceTerms | undefined, use: ServiceUse): number => {
  const price = terms?.priceOf(use.kind);
  return price ? costOfUse(price, use) : 0;
};

async function findEarlier(tx: Transaction, { accountId }: Payer, { key }: ServiceUse) {
  return key === undefined ? undefined : meterRepository.findByKey(tx, accountId, key);
}

interface CostedUse {
  use: ServiceUse;
  costMicros: number;
}

/** A use that costs nothing passes no cap. */
async function assertUnderCaps(core: Core, tx: Transaction, terms: ServiceTerms, { use, costMicros }: CostedUse) {
  if (costMicros === 0) return;
  const now = core.clock.now();
  for (const cap of terms.caps) {
    const used = await meterRepository.sumSince(tx, cap, monthStart(now));
    if (used + costMicros > cap.micros) throw overBudget(terms, cap, use.kind, now);
  }
}

function insert(core: Core, tx: Transaction, { accountId, subject }: Payer, { use, costMicros }: CostedUse) {
  return meterRepository.insert(tx, {
    id: newId(core),
    accountId,
    service: use.service,
    kind: use.kind,
    units: use.units,
    costMicros,
    useKey: use.key ?? null,
    subject: use.subject ?? subject ?? null,
    createdAt: core.clock.now(),
  });
}

interface EndedUse {
  use: ServiceUse;
  row: ServiceUseRow;
  used: RealUse | undefined;
}

/** The work is done and paid for: that it could not be noted must not lose it. Its row stays counted. */
async function finish(core: Core, payer: Payer, { use, row, used }: EndedUse): Promise<void> {
  try {
    await meterRepository.finish(core.db.queries, row.id, used ? await measured(core, payer, { ...use, ...used }) : {});
  } catch (error) {
    core.log.warn({ err: error, service: use.service }, 'The end of a use of a service could not be noted');
  }
}

async function measured(core: Core, payer: Payer, use: ServiceUse) {
  return { units: use.units, costMicros: costOf(await readTerms(core.db.queries, payer, use.service), use) };
}

async function drop(core: Core, { id, service }: ServiceUseRow): Promise<void> {
  try {
    await meterRepository.dropUnfinished(core.db.queries, id);
  } catch (error) {
    core.log.warn({ err: error, service }, 'A use of a service that failed could not be taken back');
  }
}
