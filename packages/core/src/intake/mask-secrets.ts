const MASK = 'hidden, matched';

/** The same value without the secrets that a sender put into it. */
export function maskSecrets<Value>(value: Value, secrets: readonly string[]): Value {
  return mask(value, secrets) as Value;
}

function mask(value: unknown, secrets: readonly string[]): unknown {
  if (typeof value === 'string') return maskText(value, secrets);
  if (Array.isArray(value)) return value.map((one) => mask(one, secrets));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mask(one, secrets)]));
}

/** Also as a form spells them. */
function maskText(text: string, secrets: readonly string[]): string {
  const spellings = secrets.flatMap((secret) => [secret, encodeURIComponent(secret), formSpelling(secret)]);
  return spellings.reduce((masked, secret) => masked.replaceAll(secret, MASK), text);
}

const formSpelling = (secret: string): string => new URLSearchParams({ x: secret }).toString().slice(2);
