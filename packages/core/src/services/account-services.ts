import { createHash } from 'node:crypto';
import { type AccountService, accountServices, accountServiceTitles } from '@herald/contract/account-services';
import type { SiteSettings } from '@herald/contract/settings';
import type { ServiceToOpen, ServiceUse } from '@herald/media/engines/outside-service';
import { worksOf } from '@herald/media/service-prices';
import { kindOfWire, type ServiceWire, USUAL_ADDRESSES } from '@herald/media/service-wires';
import type { Core } from '../core.ts';
import type { AccountKeyRow } from './account-key-repository.ts';

interface Opening {
  wire: ServiceWire;
  /** Its name begins with it. */
  letter: string;
  model?: (settings: SiteSettings) => string;
  voices?: string;
}

/** OpenAI has no list of them. */
const OPENAI_VOICES = 'alloy,ash,ballad,cedar,coral,echo,fable,marin,nova,onyx,sage,shimmer,verse';

/** What each key opens. */
const OPENINGS: Record<AccountService, readonly Opening[]> = {
  heygen: [{ wire: 'heygen', letter: 'k' }],
  google: [{ wire: 'google', letter: 'k' }],
  openai: [
    { wire: 'openai', letter: 'k', model: (settings) => settings.openai_speech_model, voices: OPENAI_VOICES },
    { wire: 'openai-images', letter: 'i', model: (settings) => settings.openai_image_model },
  ],
  a2e: [{ wire: 'a2e', letter: 'k' }],
};

export const wiresOfKey = (service: AccountService): readonly ServiceWire[] =>
  OPENINGS[service].map(({ wire }) => wire);

export interface KeyWork {
  work: ServiceUse['kind'];
  wire: ServiceWire;
}

/** Everything a key is paid for, what it mainly does first. */
export const worksOfKey = (service: AccountService): KeyWork[] =>
  wiresOfKey(service).flatMap((wire) => worksOf(kindOfWire(wire)).map((work) => ({ work, wire })));

const NAME_CHARACTERS = 8;
const OWN_NAME = /^[ki][0-9a-f]{8}$/;

/** Whether an engine is there for one account only. */
export const isOwnService = (name: string): boolean => OWN_NAME.test(name);

/** The name its voices begin with; a key that is replaced keeps it. */
export const nameOfKey = ({ id }: Pick<AccountKeyRow, 'id'>, letter = 'k'): string =>
  `${letter}${id.slice(-NAME_CHARACTERS)}`;

/** The same whenever the account enters a key for this service, so that voices and people keep their names. */
export function keyIdOf(accountId: string, service: AccountService): string {
  const hex = createHash('sha256').update(`${accountId} ${service}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export const isAccountService = (text: string): text is AccountService => accountServices.some((one) => one === text);

/** What the services of a key would be called that the account does not have. */
export function absentServices(
  { serviceAddresses }: Pick<Core, 'serviceAddresses'>,
  accountId: string,
  service: AccountService,
  settings: SiteSettings,
): Omit<ServiceToOpen, 'title' | 'key'>[] {
  return openingsOf(serviceAddresses, { id: keyIdOf(accountId, service) }, service, settings);
}

/** The services a key opens; none where it was sealed with another secret of the installation. */
export function servicesOfKey(
  { vault, serviceAddresses }: Pick<Core, 'vault' | 'serviceAddresses'>,
  row: Pick<AccountKeyRow, 'id' | 'service' | 'key'>,
  settings: SiteSettings,
): ServiceToOpen[] {
  const { service } = row;
  const key = vault.open(row.key);
  if (key === undefined || !isAccountService(service)) return [];
  const title = accountServiceTitles[service];
  return openingsOf(serviceAddresses, row, service, settings).map((one) => ({ ...one, title, key }));
}

function openingsOf(
  addresses: Core['serviceAddresses'],
  row: Pick<AccountKeyRow, 'id'>,
  service: AccountService,
  settings: SiteSettings,
) {
  const baseUrl = addresses[service] ?? USUAL_ADDRESSES[service];
  return OPENINGS[service].flatMap(({ wire, letter, model: read, voices }) => {
    const model = read?.(settings);
    return model === '' ? [] : [{ name: nameOfKey(row, letter), wire, baseUrl, model, voices }];
  });
}
