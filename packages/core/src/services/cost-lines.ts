import type { ServiceUse } from '@herald/media/engines/outside-service';
import { costOfUse, type ServicePrice } from '@herald/media/service-prices';
import type { Core } from '../core.ts';
import { monthStart } from '../plans/plan-limits.ts';
import { meterRepository } from './meter-repository.ts';
import { type Payer, readTerms, type ServiceTerms } from './service-terms.ts';

/** Work of a service that somebody gets a bill for. */
export interface CostLine {
  what: ServiceUse['kind'];
  /** What people call the service. */
  service: string;
  /** Characters, seconds or pictures. */
  units: number;
  /** Null where nobody knows it. */
  price: ServicePrice | null;
  amountMicros: number | null;
}

export interface PlannedLine extends CostLine {
  /** It was made before and is used again, for nothing. */
  isKept: boolean;
  /** The service would refuse it this month. */
  isOverCap: boolean;
}

export interface PlannedUse extends Pick<ServiceUse, 'service' | 'kind' | 'units' | 'soundSec'> {
  isKept?: boolean;
}

/** What work would cost if it were done now; work that nobody gets a bill for is left out. */
export async function planCosts(core: Core, payer: Payer, uses: readonly PlannedUse[]): Promise<PlannedLine[]> {
  const lines: PlannedLine[] = [];
  for (const use of uses) {
    const terms = await readTerms(core.db.queries, payer, use.service);
    if (terms && mayCost(terms, use.kind)) lines.push(await plannedLine(core, terms, use));
  }
  return lines;
}

const mayCost = (terms: ServiceTerms, kind: ServiceUse['kind']): boolean =>
  terms.isBilled(kind) || (terms.priceOf(kind)?.micros ?? 0) > 0;

async function plannedLine(core: Core, terms: ServiceTerms, use: PlannedUse): Promise<PlannedLine> {
  const { kind, units, isKept = false } = use;
  const price = terms.priceOf(kind) ?? null;
  const amountMicros = isKept ? 0 : price && costOfUse(price, use);
  const isOverCap = await isOver(core, terms, amountMicros ?? 0);
  return { what: kind, service: terms.title, units, price, amountMicros, isKept, isOverCap };
}

async function isOver(core: Core, { caps }: ServiceTerms, costMicros: number): Promise<boolean> {
  if (costMicros === 0) return false;
  const since = monthStart(core.clock.now());
  const sums = await Promise.all(caps.map((cap) => meterRepository.sumSince(core.db.queries, cap, since)));
  return caps.some(({ micros }, index) => (sums[index] ?? 0) + costMicros > micros);
}

const REMOVED = 'A service that was removed';

/** What was paid for things the account made; each is named as its uses were. */
export async function readCosts(core: Core, payer: Payer, subjects: readonly string[]): Promise<CostLine[]> {
  if (subjects.length === 0) return [];
  const used = await meterRepository.listFor(core.db.queries, payer.accountId, subjects);
  const lines = await Promise.all(
    used.map(async ({ service, kind, units, costMicros }) => {
      const terms = await readTerms(core.db.queries, payer, service);
      if (costMicros === 0 && terms && !mayCost(terms, kind)) return [];
      const price = terms?.priceOf(kind) ?? null;
      const wasFree = price?.micros === 0;
      const amountMicros = costMicros > 0 || wasFree ? costMicros : null;
      return [{ what: kind, service: terms?.title ?? REMOVED, units, price, amountMicros }];
    }),
  );
  return lines.flat();
}
