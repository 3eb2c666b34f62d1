import { accountServiceTitles, isMainService } from '@herald/contract/account-services';
import type { ApiKey, ApiKeys, OtherWork } from '@herald/contract/endpoints/api-keys';
import { type AccountKeyState, wiresOfKey, worksOfKey } from '@herald/core/services';
import { unitOfWork, usualPrice } from '@herald/media/service-prices';
import type { Providers } from '@herald/providers';
import { presentBudget, presentUsual } from './budget.ts';

/** The keys of an account for what this release can speak to; none for those who may not manage them. */
export function presentApiKeys(states: AccountKeyState[] | undefined, { services }: Providers): ApiKeys {
  if (!states) return { may_edit: false, keys: [], all_ready: false };
  const isUsable = ({ service }: AccountKeyState) =>
    services.wires.some(({ wire }) => wiresOfKey(service).includes(wire));
  const keys = states.filter(isUsable).map(presentApiKey);
  return { may_edit: true, keys, all_ready: isEveryMainKeyReady(keys) };
}

const presentApiKey = ({ service, isSet, keyEnding, isLost, report, ...money }: AccountKeyState): ApiKey => ({
  service,
  title: accountServiceTitles[service],
  is_set: isSet,
  key_ending: keyEnding || null,
  key_is_lost: isLost,
  last_test: report,
  ...presentBudget({ ...money, wire: wiresOfKey(service)[0] ?? '' }),
  other_work: presentOther(service, money.otherPriceMicros),
});

function presentOther(service: AccountKeyState['service'], priceMicros: number | null): OtherWork | null {
  const [, other] = worksOfKey(service);
  if (!other || other.work === 'film') return null;
  const { work, wire } = other;
  const usual = usualPrice(wire, work);
  return {
    work,
    price_per: unitOfWork(wire, work),
    price_micros: priceMicros,
    usual_price: usual ? presentUsual(usual) : null,
  };
}

/** Further services need no key of their own. */
function isEveryMainKeyReady(keys: ApiKey[]): boolean {
  const main = keys.filter(({ service }) => isMainService(service));
  return main.length > 0 && main.every(isReady);
}

/** Until a try says otherwise. */
const isReady = ({ is_set, key_is_lost, last_test }: ApiKey): boolean =>
  is_set && !key_is_lost && last_test?.is_ok !== false;
