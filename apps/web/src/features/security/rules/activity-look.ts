import type { SecurityEvent } from '@herald/contract/endpoints/security';
import { type SecurityAction, securityActions } from '@herald/contract/security';

/** Login green, logout red, password changed blue, settings updated purple; logout also differs by its shape. */
const LOOKS: Partial<Record<SecurityAction, string>> = {
  'session.start': 'rounded-full bg-good',
  'session.end': 'rounded-[1.5px] bg-bad',
  'session.revoke': 'rounded-[1.5px] bg-bad',
  'password.change': 'rounded-full bg-data-1',
  'security.update': 'rounded-full bg-data-2',
  'two_factor.on': 'rounded-full bg-data-2',
  'two_factor.off': 'rounded-full bg-data-2',
  'two_factor.renew': 'rounded-full bg-data-2',
  'two_factor.end': 'rounded-full bg-data-2',
  'two_factor.reset': 'rounded-full bg-data-2',
  'passkey.add': 'rounded-full bg-data-2',
  'passkey.remove': 'rounded-full bg-data-2',
  'passkey.end': 'rounded-full bg-data-2',
  'passkey.reset': 'rounded-full bg-data-2',
};

const DEFAULT_LOOK = 'rounded-full ring-[1.5px] ring-ink-faint ring-inset';

const lookOfWords = new Map<string, string>(
  Object.entries(LOOKS).map(([action, look]) => [securityActions[action as SecurityAction], look]),
);

/** How the dot before an action is drawn. */
export function activityLook(action: SecurityEvent['action']): string {
  return lookOfWords.get(action) ?? DEFAULT_LOOK;
}
