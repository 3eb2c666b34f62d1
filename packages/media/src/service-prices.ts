import type { ServiceUse } from './engines/outside-service.ts';
import { HOSTED_WIRES, PICTURE_WIRES, type ServiceKind, type ServiceWire, STUDIO_WIRES } from './service-wires.ts';

/** What a price is for. */
export const PRICE_UNITS = ['million_characters', 'second', 'picture'] as const;
export type PriceUnit = (typeof PRICE_UNITS)[number];

/** Money in millionths of a US dollar. */
export interface ServicePrice {
  per: PriceUnit;
  micros: number;
}

export interface UsualPrice extends ServicePrice {
  wire: ServiceWire;
  kind: ServiceUse['kind'];
  /** Only where the service works with a model whose name says this; the first entry that fits counts. */
  model?: RegExp;
  readOn: string;
  source: string;
}

const READ_ON = '2026-11-21';
const OF_OTHERS = 'As other sites tell it; the price list of HeyGen itself was not read.';

/** Prices that were read somewhere. A wire that is not here has none until an administrator enters one. */
export const USUAL_PRICES: readonly UsualPrice[] = [
  {
    wire: 'heygen',
    kind: 'film',
    model: /avatar[_ ]?(iii|3)\b/i,
    per: 'second',
    micros: 17_000,
    readOn: READ_ON,
    source: `Avatar III. ${OF_OTHERS}`,
  },
  { wire: 'heygen', kind: 'film', per: 'second', micros: 100_000, readOn: READ_ON, source: `Avatar IV. ${OF_OTHERS}` },
  { wire: 'heygen', kind: 'speech', per: 'second', micros: 333, readOn: READ_ON, source: OF_OTHERS },
];

/** What is usually paid for a kind of work; undefined where nobody knows. */
export function usualPrice(wire: string, kind: ServiceUse['kind'], model = ''): UsualPrice | undefined {
  return USUAL_PRICES.find((one) => one.wire === wire && one.kind === kind && (one.model?.test(model) ?? true));
}

/** Services that send a bill, whether their price is known or not. */
const BILLED_WIRES: ReadonlySet<string> = new Set([...HOSTED_WIRES, ...PICTURE_WIRES, ...STUDIO_WIRES]);
const OPENAI_HOST = /(^|\.)openai\.com$/;

export function isBilled({ wire, baseUrl }: { wire: string; baseUrl: string }): boolean {
  return BILLED_WIRES.has(wire) || (wire === 'openai' && OPENAI_HOST.test(URL.parse(baseUrl)?.hostname ?? ''));
}

/** What an administrator's price is for; of a service that speaks and films, it is that of its films. */
export function unitOfKind(kind: ServiceKind): PriceUnit {
  if (kind === 'speech') return 'million_characters';
  return kind === 'picture' ? 'picture' : 'second';
}

/** What a service with people of its own mainly does is film. */
export const mainWorkOf = (kind: ServiceKind): ServiceUse['kind'] => (kind === 'studio' ? 'film' : kind);

/** Everything a service of a kind is paid for, what it mainly does first. */
export const worksOf = (kind: ServiceKind): readonly ServiceUse['kind'][] =>
  kind === 'studio' ? ['film', 'speech'] : [mainWorkOf(kind)];

const UNIT_OF_WORK: Record<ServiceUse['kind'], PriceUnit> = {
  speech: 'million_characters',
  film: 'second',
  picture: 'picture',
};

/** What an entered price of this work is for: the unit of its usual price, where there is one. */
export const unitOfWork = (wire: string, work: ServiceUse['kind']): PriceUnit =>
  usualPrice(wire, work)?.per ?? UNIT_OF_WORK[work];

/** As long as nobody measured the sound. */
const CHARACTERS_PER_SEC = 15;

/** What a use costs, to a millionth of a dollar. */
export function costOfUse({ per, micros }: ServicePrice, use: Pick<ServiceUse, 'kind' | 'units' | 'soundSec'>): number {
  const { kind, units, soundSec = units / CHARACTERS_PER_SEC } = use;
  if (per === 'million_characters') return Math.round((units * micros) / 1_000_000);
  return Math.round((kind === 'speech' ? soundSec : units) * micros);
}
