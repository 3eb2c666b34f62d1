import { serviceErrorOf } from '@herald/contract/client/service-error';
import type { ApiKey, OtherWork } from '@herald/contract/endpoints/api-keys';
import { isWithoutPrice, UNITS, usualPriceWords } from '#lib/budget-words.ts';
import type { Tone } from '#ui/dot.tsx';
import type { Service } from '../api/use-api-keys.ts';

/** What is typed, by service. */
export type ApiKeyValues = Record<Service, string>;

/** What each service adds. */
export const PURPOSES: Record<Service, string> = {
  heygen: 'Avatars, voices and films',
  google: 'More languages and voices',
  openai: 'Voices and pictures of people',
  a2e: 'Avatars, voices and films',
};

/** What the price of other work is for. */
export const otherUnitWords = ({ work, price_per }: OtherWork): string =>
  work === 'speech' && price_per === 'second' ? 'for a second of speech' : UNITS[price_per];

/** Nothing was paid, and nobody said what any of its work would cost. */
export const isUncounted = (key: ApiKey): boolean =>
  isWithoutPrice(key) && (!key.other_work || isWithoutPrice({ ...key, ...key.other_work }));

/** What a form says below one of two prices. */
export const priceHintOf = (price: Pick<OtherWork, 'usual_price' | 'price_per'>, words: string): string =>
  price.usual_price
    ? usualPriceWords(price, words)
    : 'Herald knows no usual price. Empty: this work is not counted and passes the cap.';

export interface KeyStanding {
  tone: Extract<Tone, 'good' | 'bad' | 'idle'>;
  text: string;
}

/** The operation that an unknown status is told of. */
export const operationOf = ({ title }: Pick<ApiKey, 'title'>): string => `${title} test`;

/** What failed, where the screen has the words. The server names a service it cannot reach; the reader's own line is fine. */
export const wordlessFailure = ({ failure }: Pick<NonNullable<ApiKey['last_test']>, 'failure'>): string | undefined =>
  failure === null || failure === 'NETWORK_ERROR' ? undefined : failure;

export function standingOf(key: ApiKey): KeyStanding {
  if (!key.is_set) return { tone: 'idle', text: 'Not set up' };
  if (key.key_is_lost) return { tone: 'bad', text: 'Enter it again' };
  const last = key.last_test;
  if (!last) return { tone: 'idle', text: 'Not tried yet' };
  if (last.is_ok) return { tone: 'good', text: last.message };
  return { tone: 'bad', text: serviceErrorOf(wordlessFailure(last), operationOf(key))?.message ?? last.message };
}

export function placeholderOf({ is_set, key_ending, key_is_lost }: ApiKey): string {
  if (!is_set) return 'Paste the key';
  if (key_is_lost) return 'Paste the key again';
  return key_ending ? `•••• ${key_ending}, paste to replace` : '••••, paste to replace';
}
