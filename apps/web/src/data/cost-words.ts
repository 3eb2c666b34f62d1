import type { CostLine, PlannedCost } from '@herald/contract/costs';
import { dollars } from '#lib/dollars.ts';

const WORK: Record<CostLine['what'], string> = { speech: 'audio', film: 'film', picture: 'picture' };

/** "About $0.02 by ElevenLabs", for everything a service gets paid for; empty where nobody is. */
export function plannedWords(lines: readonly PlannedCost[] = []): string {
  return lines.map(plannedLine).join('. ');
}

function plannedLine({ what, service, amount_micros: amount, is_kept, is_over_cap }: PlannedCost): string {
  if (is_kept) return `No new cost by ${service}, the ${WORK[what]} is there already`;
  if (amount === null) return `${service} is paid for the ${WORK[what]}, price not set`;
  const about = `About ${dollars(amount)} by ${service}`;
  return is_over_cap ? `${about}, which is over its monthly cap` : about;
}

/** For a line that has room for one amount only; empty where nothing is to pay. */
export function plannedTotal(lines: readonly PlannedCost[] = []): string {
  const total = lines.reduce((sum, { amount_micros }) => sum + (amount_micros ?? 0), 0);
  const isPartUnknown = lines.some(({ amount_micros }) => amount_micros === null);
  if (total === 0) return isPartUnknown ? 'a paid service' : '';
  return isPartUnknown ? `more than ${dollars(total)}` : `about ${dollars(total)}`;
}

/** What was paid: "$0.02 by ElevenLabs for the audio". */
export function paidWords(lines: readonly CostLine[] = []): string {
  return lines.map(paidLine).join(', ');
}

function paidLine({ what, service, amount_micros: amount }: CostLine): string {
  const whom = `by ${service} for the ${WORK[what]}`;
  return amount === null ? `price not set, ${whom}` : `${dollars(amount)} ${whom}`;
}
