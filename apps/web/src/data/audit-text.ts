import type { AuditEntry } from '@herald/contract/endpoints/audit-log';

/** A field as a person reads it: `video_seconds` and `videoSeconds` become "video seconds". */
export const fieldWords = (field: string): string =>
  field
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** A stored value as text; what is missing or empty becomes a dash. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (Array.isArray(value)) return value.length > 0 ? value.map(valueText).join(', ') : '–';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What an entry was done to. */
export const targetText = ({ target: { name, type } }: AuditEntry): string => name || type;

/** One line about what changed. */
export function changeText({ changes, details }: AuditEntry): string {
  const fields = Object.entries(changes).map(([field, { from, to }]) =>
    from === undefined && to === undefined
      ? fieldWords(field)
      : `${fieldWords(field)}: ${valueText(from)} to ${valueText(to)}`,
  );
  return fields.length > 0 ? fields.join('; ') : factsOf(details).map(factText).join('; ') || '–';
}

/** What is known beside the changes and the name. */
export const factsOf = ({ name: _name, ...facts }: AuditEntry['details']): [string, unknown][] => Object.entries(facts);

const factText = ([field, value]: [string, unknown]) => `${fieldWords(field)}: ${valueText(value)}`;
