/** What a post says, cleaned: nothing in it can harm the database or go deeper than `DEPTH_MAX`. */
export type Fields = Readonly<Record<string, unknown>>;

const DEPTH_MAX = 8;
const KEYS_MAX = 500;

/** The fields of a body, or of the query where there is no body. Undefined when the body cannot be read. */
export function readFields(raw: Buffer, contentType: string, query: string): Fields | undefined {
  return raw.length === 0 ? formOf(query) : bodyOf(raw, contentType);
}

function bodyOf(raw: Buffer, contentType: string): Fields | undefined {
  const text = raw.toString('utf8');
  return /[/+]json\b/i.test(contentType) ? jsonOf(text) : formOf(text);
}

function jsonOf(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? cleanRecord(value, 0) : undefined;
  } catch {
    return undefined;
  }
}

/** A form; bracketed names (`user[email]`) become records. The last of several values with one name counts. */
function formOf(text: string): Fields {
  const fields: Record<string, unknown> = Object.create(null);
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    count += 1;
    if (count > KEYS_MAX) break;
    place(fields, pathOf(name), value);
  }
  return cleanRecord(fields, 0);
}

const pathOf = (name: string): string[] => {
  const [, first, rest] = /^([^[\]]+)((?:\[[^[\]]*\])+)$/.exec(name) ?? [];
  return first && rest ? [first, ...Array.from(rest.matchAll(/\[([^[\]]*)\]/g), ([, part = '']) => part)] : [name];
};

function place(fields: Record<string, unknown>, path: string[], value: string): void {
  let place = fields;
  for (const part of path.slice(0, Math.min(path.length - 1, DEPTH_MAX))) {
    const next = place[part];
    const inner: Record<string, unknown> = isRecord(next) ? next : Object.create(null);
    place[part] = inner;
    place = inner;
  }
  place[path.at(-1) ?? ''] = value;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function cleanRecord(record: Record<string, unknown>, depth: number): Record<string, unknown> {
  const entries = Object.entries(record).slice(0, KEYS_MAX);
  return Object.fromEntries(entries.map(([name, value]) => [storable(name), clean(value, depth + 1)]));
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return storable(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEPTH_MAX) return '…';
  if (Array.isArray(value)) return value.slice(0, KEYS_MAX).map((one) => clean(one, depth + 1));
  return cleanRecord(value as Record<string, unknown>, depth);
}

/** PostgreSQL stores neither the NUL character nor half an emoji. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** The text at a dotted path; undefined where there is none. */
export function textAt(fields: Fields, path: string): string | undefined {
  let value: unknown = fields;
  for (const part of path.split('.')) {
    if (!isRecord(value) || !Object.hasOwn(value, part)) return undefined;
    value = value[part];
  }
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  return text === '' ? undefined : text.slice(0, TEXT_MAX);
}

const TEXT_MAX = 500;

const AMOUNT_MAX = 1_000_000_000;

/** Money as text or number; undefined when it is neither. */
export function amountAt(fields: Fields, path: string, divisor = 1): number | undefined {
  const text = textAt(fields, path)?.replaceAll(',', '');
  if (text === undefined || !/^-?\d+(\.\d+)?$/.test(text)) return undefined;
  const amount = Math.round((Number(text) / divisor) * 100) / 100;
  return Math.abs(amount) <= AMOUNT_MAX ? amount : undefined;
}

/** A moment as ISO text or in seconds since 1970. */
export function momentAt(fields: Fields, path: string): Date | undefined {
  const text = textAt(fields, path);
  if (text === undefined) return undefined;
  const date = new Date(/^\d{9,11}$/.test(text) ? Number(text) * 1000 : text);
  const year = date.getUTCFullYear();
  return year >= 2000 && year < 2200 ? date : undefined;
}
