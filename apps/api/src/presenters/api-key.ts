import { type ApiKey, type ApiKeys, accountServiceTitles } from '@herald/contract';
import { type AccountKeyState, wiresOfKey } from '@herald/core/services';
import type { Providers } from '@herald/providers';
import { presentBudget } from './budget.ts';

/** The keys of an account for what this release can speak to; none for those who may not manage them. */
export function presentApiKeys(states: AccountKeyState[] | undefined, { services }: Providers): ApiKeys {
  if (!states) return { may_edit: false, keys: [], all_ready: false };
  const isUsable = ({ service }: AccountKeyState) =>
    services.wires.some(({ wire }) => wiresOfKey(service).includes(wire));
  const keys = states.filter(isUsable).map(presentApiKey);
  return { may_edit: true, keys, all_ready: keys.length > 0 && keys.every(isReady) };
}

const presentApiKey = ({ service, isSet, keyEnding, isLost, report, ...money }: AccountKeyState): ApiKey => ({
  service,
  title: accountServiceTitles[service],
  is_set: isSet,
  key_ending: keyEnding || null,
  key_is_lost: isLost,
  last_test: report,
  ...presentBudget({ ...money, wire: wiresOfKey(service)[0] ?? '' }),
});

const isReady = ({ is_set, key_is_lost, last_test }: ApiKey): boolean =>
  is_set && !key_is_lost && last_test?.is_ok === true;
