import type { AdminService, ServiceWire } from '@herald/contract/endpoints/admin-services';
import { capStanding } from '#lib/budget-words.ts';
import type { Tone } from '#ui/dot.tsx';

export interface Standing {
  tone: Tone;
  label: string;
}

/** How a service stands, the worst first. */
export function standingOf(service: AdminService): Standing {
  if (service.key_is_lost) return { tone: 'bad', label: 'Key lost' };
  if (service.is_away) return failing(service.away_reason ?? '');
  // Herald asks these only when there is work, so that nothing but a test tells whether they answer.
  if (service.kind === 'film' || service.kind === 'picture') {
    if (!service.last_test) return { tone: 'idle', label: 'Not tested' };
    if (!service.last_test.is_ok) return failing(service.last_test.message);
  }
  if (service.kind === 'speech' && service.voices_offered === 0) return { tone: 'warn', label: 'No voices' };
  const cap = capStanding(service);
  if (cap?.note) return { tone: 'warn', label: cap.tone === 'bad' ? 'At its cap' : 'Near its cap' };
  return endOf(service) ? { tone: 'warn', label: 'Ends soon' } : { tone: 'good', label: 'Ready' };
}

function failing(reason: string): Standing {
  if (/refused the key/.test(reason)) return { tone: 'bad', label: 'Key refused' };
  return { tone: 'bad', label: /does not respond/.test(reason) ? 'Not reached' : 'Not working' };
}

/** When the service shuts down the model it speaks with; undefined when it has not said so. */
export const endOf = ({ last_test, model }: AdminService): string | undefined =>
  last_test?.ends.find((one) => one.model === model)?.on;

const KINDS: Record<AdminService['kind'], string> = {
  speech: 'Speech',
  film: 'Films',
  picture: 'Pictures',
  studio: 'People, voices, films',
};

/** "Speech, Piper" */
export const kindText = (service: AdminService, wires: readonly ServiceWire[]): string =>
  `${KINDS[service.kind]}, ${kindOf(service, wires)}`;

/** Whether customers find voices of it. */
export const speaks = ({ kind }: AdminService): boolean => kind === 'speech' || kind === 'studio';

export const needsAttention = (service: AdminService): boolean => ['bad', 'warn'].includes(standingOf(service).tone);

export const kindOf = ({ wire }: AdminService, wires: readonly ServiceWire[]): string =>
  wires.find((one) => one.wire === wire)?.title ?? wire;

export function keyText({ has_key, key_ending }: AdminService): string {
  if (!has_key) return 'no key';
  return key_ending ? `•••• ${key_ending}` : '••••';
}

/** "54 voices" */
export const voicesText = (voices: number): string =>
  voices === 1 ? '1 voice' : `${voices.toLocaleString('en-US')} voices`;

/** "412 sounds in 30 days, 3 drafts" */
export function usageText(service: AdminService): string {
  const { sounds, drafts, month_uses } = service;
  if (!speaks(service))
    return month_uses === 1 ? '1 use this month' : `${month_uses.toLocaleString('en-US')} uses this month`;
  const made = sounds === 1 ? '1 sound in 30 days' : `${sounds.toLocaleString('en-US')} sounds in 30 days`;
  const waiting =
    drafts === 1 ? '1 draft names its voices' : `${drafts.toLocaleString('en-US')} drafts name its voices`;
  return `${made}, ${waiting}`;
}
