import type { GuardedService } from '../answers/outside-service.ts';
import { hidingIn } from '../net/hide-key.ts';

const SHORTEST_SECRET = 4;

/** Without keys and headers. */
export const withoutKey = (error: unknown, service: Pick<GuardedService, 'key' | 'settings'>): unknown =>
  hidingIn(error, (text) => hideSecrets(text, service));

export function hideSecrets(text: string, { key, settings }: Pick<GuardedService, 'key' | 'settings'>): string {
  const lines = (settings?.headers ?? '').split('\n').filter((line) => line.includes(':'));
  const values = lines.map((line) => line.slice(line.indexOf(':') + 1).trim());
  const secrets = [key ?? '', ...values, ...values.flatMap((value) => value.split(/\s+/).slice(1))];
  return secrets
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .reduce((hidden, secret) => hidden.replaceAll(secret, '…'), text);
}
