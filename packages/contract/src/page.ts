import { z } from 'zod';

const PAGES_MAX = 100_000;
const PER_PAGE_MAX = 100;

/** What a list by numbered pages is asked with: its filters, its order and the page. */
export const pageQuery = <Filters extends z.ZodRawShape>(filters: Filters, perPage: number) =>
  z.object({
    ...filters,
    page: z.coerce.number().int().min(1).max(PAGES_MAX).default(1),
    per_page: z.coerce.number().int().min(1).max(PER_PAGE_MAX).default(perPage),
  });

/** The part of such a query that the export of the list takes. */
export const notOfExport = { page: true, per_page: true } as const;

/** The first of the sorts is the usual one, from its largest down. */
export const sortFields = <const Sort extends string>(...sorts: [Sort, ...Sort[]]) => ({
  sort_by: z.enum(sorts).default(sorts[0] as z.core.util.NoUndefined<Sort>),
  sort_order: z.enum(['asc', 'desc']).default('desc'),
});

const WHERE = 'in the time zone of the header `X-Time-Zone`, or UTC.';

/** Both days are included. */
export const dayFields = (what: string) => ({
  date_from: z.iso.date().optional().describe(`${what} on this day or later; ${WHERE}`),
  date_to: z.iso.date().optional().describe(`${what} on this day or earlier; ${WHERE}`),
});

/** A page of such a list. */
export const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({
    data: z.array(item),
    current_page: z.number(),
    last_page: z.number(),
    total: z.number(),
    is_capped: z.literal(true).optional().describe('There are more than `total`: counting stopped there.'),
    is_cut: z.literal(true).optional().describe('No page has what lies beyond `total`: narrow the search to find it.'),
    per_page: z.number(),
    from: z.number().nullable().describe('The number of the first one on this page; empty when there is none.'),
    to: z.number().nullable(),
  });

/** Such a page as a type. */
export type PageOf<Item> = Omit<z.infer<ReturnType<typeof pageOf<z.ZodUnknown>>>, 'data'> & { data: Item[] };
