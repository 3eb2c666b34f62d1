import type { Vault } from '../runtime/vault.ts';

/** What only the wire of a service has, as somebody entered it. */
export interface EnteredFields {
  plain: Record<string, string>;
  /** An empty one removes what was kept. */
  secret: Record<string, string>;
}

type Stored = Readonly<Record<string, string>>;

const SEALED = 'sealed:';

const isSealed = ([, value]: [string, string]): boolean => value.startsWith(SEALED);

/** What is stored from then on: secrets that were not entered again stay. */
export function sealFields(
  vault: Vault,
  { plain, secret }: EnteredFields,
  before: Stored = {},
): Record<string, string> {
  const kept = Object.entries(before).filter((field) => isSealed(field) && !(field[0] in secret));
  const sealed = filled(secret).map(([name, value]) => [name, `${SEALED}${vault.seal(value)}`]);
  return Object.fromEntries([...filled(plain), ...kept, ...sealed]);
}

const filled = (fields: Stored): [string, string][] => Object.entries(fields).filter(([, value]) => value !== '');

/** For the engines only. A secret that cannot be opened any more is left out. */
export function openFields(vault: Vault, stored: Stored): Record<string, string> {
  const opened = Object.entries(stored).map(([name, value]) => [
    name,
    value.startsWith(SEALED) ? vault.open(value.slice(SEALED.length)) : value,
  ]);
  return Object.fromEntries(opened.filter(([, value]) => value !== undefined));
}

/** For people: secrets by their names. */
export function shownFields(stored: Stored): { plain: Record<string, string>; secrets: string[] } {
  const fields = Object.entries(stored);
  return {
    plain: Object.fromEntries(fields.filter((field) => !isSealed(field))),
    secrets: fields.filter(isSealed).map(([name]) => name),
  };
}
