import type { PageOf } from '@herald/contract/page';
import type { LucideIcon } from 'lucide-react';
import { type DataColumn, DataTable, type RowOrder } from './data-table.tsx';
import { ListFailure, ListLoading, NothingFound } from './list-states.tsx';
import { Pager } from './pager.tsx';
import { Panel } from './panel.tsx';

export interface ListWords {
  /** What the table is called. */
  label: string;
  loading: string;
  /** The loading row is on the screen and not only spoken. */
  isLoadingShown?: boolean;
  failed: string;
  none: string;
  hint?: string;
  /** What to do where there is nothing at all. */
  firstStep?: string;
  /** "Showing 1 to 15 of 1,284 results" */
  summary: (page: PageOf<unknown>) => string;
}

/** The answer of the server, as a query of TanStack tells it. */
interface ListAnswer<Row> {
  data: PageOf<Row> | undefined;
  isPending: boolean;
  isLoadingError: boolean;
  isPlaceholderData: boolean;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface ListQuery {
  page: number;
  sort_by?: string;
  sort_order?: 'asc' | 'desc';
  date_from?: string | undefined;
  date_to?: string | undefined;
}

/** What of the list is shown; a `ListAddress`. */
interface ListPlace {
  query: ListQuery;
  change(changes: Partial<ListQuery>): void;
  clear(): void;
  isNarrowed: boolean;
}

interface AdminListProps<Row> {
  words: ListWords;
  answer: ListAnswer<Row>;
  place: ListPlace;
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  listItem: (row: Row) => React.ReactNode;
  selectedId?: string | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  icon?: LucideIcon;
  pager?: 'around' | 'ends';
}

/** A list of the back office with numbered pages: loading, failed, empty, nothing found, or rows with their pager. */
export function AdminList<Row extends object>({ words, answer, place, icon, pager, ...table }: AdminListProps<Row>) {
  const { data: page } = answer;
  if (answer.isLoadingError) return <ListFailure title={words.failed} answer={answer} />;
  if (!page) {
    return (
      <Panel>
        <ListLoading words={words.loading} isShown={words.isLoadingShown} />
      </Panel>
    );
  }
  const { query, change, clear, isNarrowed } = place;
  const isEmpty = page.data.length === 0;
  return (
    <div>
      {isEmpty ? (
        <Panel>
          <NothingFound
            title={words.none}
            icon={icon}
            hint={isTurned(query) ? TURNED_DAYS : words.hint}
            firstStep={words.firstStep}
            onLastPage={page.total > 0 ? () => change({ page: page.last_page }) : undefined}
            onClear={isNarrowed ? clear : undefined}
          />
        </Panel>
      ) : (
        <DataTable
          {...table}
          label={words.label}
          rows={page.data}
          isOutdated={answer.isPlaceholderData}
          order={orderOf(query)}
          onOrder={({ columnId, isDescending }) =>
            change({ sort_by: columnId, sort_order: isDescending ? 'desc' : 'asc' })
          }
        />
      )}
      {(!isEmpty || pager === 'ends') && (
        <Pager
          page={page.current_page}
          pageCount={page.last_page}
          isOpenEnded={page.is_capped}
          onChange={(next) => change({ page: next })}
          summary={words.summary(page)}
          {...(pager && { form: pager })}
        />
      )}
    </div>
  );
}

const TURNED_DAYS = 'The first day is after the last one, so no day fits. Exchange them.';

const isTurned = ({ date_from, date_to }: ListQuery): boolean => !!date_from && !!date_to && date_from > date_to;

function orderOf({ sort_by, sort_order }: ListQuery): RowOrder | undefined {
  return sort_by === undefined ? undefined : { columnId: sort_by, isDescending: sort_order === 'desc' };
}

/** The words of a list of such things, which are named in small letters: "reports", "report". */
export const listWords = (things: string, thing: string): ListWords => ({
  label: things.charAt(0).toUpperCase() + things.slice(1),
  loading: `Loading ${things}...`,
  failed: `Failed to load the ${things}.`,
  none: `No ${things} found`,
  summary: summaryOf(things, thing),
});

/** "Showing 1 to 15 of 1,284 results"; "of more than 10,000 results" where counting stopped. */
export const summaryOf =
  (many: string, one: string) =>
  (page: Pick<PageOf<unknown>, 'from' | 'to' | 'total' | 'is_capped'>): string => {
    const noun = page.total === 1 && !page.is_capped ? one : many;
    return `Showing ${numberText(page.from ?? 0)} to ${numberText(page.to ?? 0)} of ${totalText(page)} ${noun}`;
  };

export function totalText({ total, is_capped }: Pick<PageOf<unknown>, 'total' | 'is_capped'>): string {
  return is_capped ? `more than ${numberText(total)}` : numberText(total);
}

const numberText = (count: number): string => count.toLocaleString('en-US');
