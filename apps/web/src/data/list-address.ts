import { useSearchParams } from 'react-router';
import type { z } from 'zod';

type Query = z.ZodObject<{ page: z.ZodType }>;

/** What of a list is shown; kept in the address, so that it survives a reload and can be shared. */
export interface ListAddress<Asked> {
  /** As the endpoint understands it. */
  query: Asked;
  /** Another question begins with its first page. */
  change: (changes: Partial<Asked>) => void;
  /** Back to the usual question. */
  clear: () => void;
  /** Whether an empty list means that nothing matches. */
  isNarrowed: boolean;
  filterCount: number;
}

/** Reads the address of a list as its endpoint reads a query. */
export function useListAddress<Schema extends Query>(schema: Schema): ListAddress<z.output<Schema>> {
  const [address, setAddress] = useSearchParams();
  const query = readQuery(schema, address);
  const change = (changes: Partial<z.output<Schema>>) =>
    setAddress((now) => writeQuery(schema, now, changes), { replace: true, preventScrollReset: true });
  const filterCount = countFilters(schema, query);
  return { query, change, clear: () => change(usualOf(schema)), isNarrowed: filterCount > 0, filterCount };
}

/** With something that the endpoint does not know means the usual. */
export function readQuery<Schema extends Query>(schema: Schema, address: URLSearchParams): z.output<Schema> {
  const known = Object.entries(schema.shape).flatMap(([name, field]) => {
    const read = field.safeParse(address.get(name) ?? undefined);
    return read.success ? [[name, address.get(name) ?? undefined]] : [];
  });
  return schema.parse(Object.fromEntries(known));
}

/** Leaves out what is usual, and everything that is not about this list as it is. */
export function writeQuery<Schema extends Query>(
  schema: Schema,
  address: URLSearchParams,
  changes: Partial<z.output<Schema>>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  const usual = usualOf(schema);
  for (const [name, value] of Object.entries({ page: 1, ...changes })) {
    if (isNothing(value) || value === usual[name]) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

const NOT_FILTERS = ['page', 'per_page', 'sort_by', 'sort_order'];

export function countFilters<Schema extends Query>(schema: Schema, query: z.output<Schema>): number {
  const usual = usualOf(schema);
  return Object.entries(query).filter(
    ([name, value]) => !NOT_FILTERS.includes(name) && !isNothing(value) && value !== usual[name],
  ).length;
}

const isNothing = (value: unknown): boolean => value === undefined || value === '';

/** Every field of the schema, so that clearing names them all. */
function usualOf<Schema extends Query>(schema: Schema): z.output<Schema> & Record<string, unknown> {
  const usual = schema.parse({});
  return Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, usual[name as keyof typeof usual]]),
  ) as z.output<Schema> & Record<string, unknown>;
}
