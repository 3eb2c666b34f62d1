import type { BatchKind } from '@herald/contract/batch';
import type { BatchItem, BatchJob } from '@herald/contract/endpoints/batch-jobs';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { lengthInWords, ordinal } from '#data/videos/progress-words.ts';
import { timeCode } from '#lib/time-code.ts';
import { type DataColumn, DataTable } from '#ui/data-table.tsx';
import { Dot } from '#ui/dot.tsx';
import { Pager } from '#ui/pager.tsx';
import { FilmName } from '../film-name.tsx';
import { lookOfItem, wordsOf } from '../rules/batch-words.ts';
import { ItemAction } from './item-action.tsx';

const ROWS_PER_PAGE = 50;

type Column = DataColumn<BatchItem>;

/** Of variants, what tells them apart. */
const saidColumns: Record<BatchKind, Column[]> = {
  table: [{ id: 'script', header: 'Words', cell: ({ script }) => <Words text={script} /> }],
  matrix: [
    { id: 'hook', header: 'Hook', cell: (item) => <Words text={wordsOf(item).hook} /> },
    { id: 'call', header: 'Call', cell: (item) => <Words text={wordsOf(item).call} /> },
  ],
};

/** How many films of the batch come before one that waits, itself included; 0 for any other. */
type PlaceOf = (item: BatchItem) => number;

type ActionOf = (item: BatchItem) => ReactNode;

interface Look {
  kind: BatchKind;
  ghost: string | undefined;
  placeOf: PlaceOf;
  actionOf: ActionOf;
}

const columnsOf = ({ kind, ghost, placeOf, actionOf }: Look): Column[] => [
  { id: 'name', header: 'Name', cell: (item) => <FileName item={item} ghost={ghost} /> },
  ...saidColumns[kind],
  { id: 'length', header: 'Length', isNumeric: true, cell: ({ duration }) => duration !== null && timeCode(duration) },
  {
    ...{ id: 'making', header: 'Made in', isNumeric: true },
    cell: ({ making_seconds }) => making_seconds !== null && lengthInWords(making_seconds),
  },
  {
    ...{ id: 'computing', header: 'Computing', isNumeric: true },
    cell: ({ cpu_seconds }) => cpu_seconds !== null && lengthInWords(cpu_seconds),
  },
  {
    ...{ id: 'once', header: 'Made once', isNumeric: true },
    cell: ({ kept_percent }) => kept_percent !== null && `${kept_percent}%`,
  },
  { id: 'files', header: 'Files', cell: ({ ratios }) => <Ratios ratios={ratios} /> },
  {
    id: 'status',
    header: 'Status',
    cell: (item) => <ItemState item={item} place={placeOf(item)} />,
    className: 'whitespace-normal!',
  },
  { id: 'file', header: 'File or retry', isHeaderHidden: true, cell: actionOf },
];

const Ratios = ({ ratios }: Pick<BatchItem, 'ratios'>) => (
  <span className="tc whitespace-nowrap">{ratios.join(', ')}</span>
);

interface ItemTableProps {
  items: readonly BatchItem[];
  batch: BatchJob;
  /** Stands in a place, dark, until its film is there. */
  ghost: string | undefined;
  canEdit: boolean;
}

/** The films of a batch, row by row. */
export function ItemTable({ items, batch, ghost, canEdit }: ItemTableProps) {
  const [asked, setPage] = useState(1);
  const pageCount = Math.max(1, Math.ceil(items.length / ROWS_PER_PAGE));
  const page = Math.min(asked, pageCount);
  const first = (page - 1) * ROWS_PER_PAGE;
  const waiting = items.filter(({ status }) => status === 'waiting').map(({ id }) => id);
  const placeOf: PlaceOf = ({ id }) => waiting.indexOf(id) + 1;
  const actionOf: ActionOf = (item) => <ItemAction item={item} batch={batch} canEdit={canEdit} />;
  return (
    <>
      <DataTable
        label="Films"
        columns={columnsOf({ kind: batch.kind, ghost, placeOf, actionOf })}
        rows={items.slice(first, first + ROWS_PER_PAGE)}
        rowId={({ id }) => id}
        listItem={(item) => (
          <ItemLine item={item} place={placeOf(item)} ghost={ghost}>
            {actionOf(item)}
          </ItemLine>
        )}
      />
      {pageCount > 1 && (
        <Pager
          page={page}
          pageCount={pageCount}
          onChange={setPage}
          summary={`${first + 1} to ${Math.min(items.length, first + ROWS_PER_PAGE)} of ${items.length}`}
        />
      )}
    </>
  );
}

const FileName = ({ item, ghost }: { item: BatchItem; ghost: string | undefined }) => (
  <span className="flex items-center gap-3">
    <Thumb item={item} ghost={ghost} />
    <FilmName film={item} className="max-w-[300px] lg:max-w-[220px] xl:max-w-[300px]" />
  </span>
);

/** Grey until its film is there. */
function Thumb({ item: { thumbnail_url, status }, ghost }: { item: BatchItem; ghost: string | undefined }) {
  const still = thumbnail_url ?? ghost;
  return (
    <span aria-hidden className="block h-8 w-[18px] shrink-0 overflow-hidden rounded-[2px] bg-film">
      {still && (
        <img
          src={still}
          alt=""
          loading="lazy"
          className={clsx('size-full object-cover', status !== 'finished' && 'opacity-40 grayscale')}
        />
      )}
    </span>
  );
}

const Words = ({ text }: { text: string }) => (
  <span className="block max-w-[300px] truncate text-ink-soft" title={text}>
    {text}
  </span>
);

/** A failed film says why, and whether the same one can work when it is tried again. */
function ItemState({ item, place }: { item: BatchItem; place: number }) {
  const { status, progress, failure, retries } = item;
  const { label, tone } = lookOfItem(item);
  const part = status === 'making' && !item.is_queued && progress !== null ? `${Math.floor(progress)}%` : '';
  const tries =
    retries > 0 && status !== 'finished' ? `, tried again ${retries === 1 ? 'once' : `${retries} times`}` : '';
  return (
    <span className="flex items-baseline gap-2">
      <Dot tone={tone} isLive={tone === 'signal'} className="relative -top-px" />
      <span className="min-w-0">
        {label}
        {place > 0 && <span className="ml-1.5 text-ink-faint">{ordinal(place)}</span>}
        {part && <span className="tnum ml-1.5 text-ink-faint">{part}</span>}
        {tries}
        {failure && (
          <span className="block max-w-[320px] py-0.5 text-ink-soft">
            {failure.reason}{' '}
            <b className="font-medium text-ink">{failure.kind === 'again' ? 'It may work again.' : 'Mend it first.'}</b>
          </span>
        )}
      </span>
    </span>
  );
}

interface ItemLineProps {
  item: BatchItem;
  place: number;
  ghost: string | undefined;
  children: ReactNode;
}

/** One line where there is room, with what is said; on a phone the state is below the name. Why a film failed is always below. */
function ItemLine({ item, place, ghost, children }: ItemLineProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-4 py-2 text-13 sm:flex sm:flex-wrap">
      <div className="min-w-0 sm:flex-1">
        <FileName item={item} ghost={ghost} />
      </div>
      <div className="min-w-0 flex-1 max-sm:hidden">
        <Words text={item.script} />
      </div>
      <div className={item.failure ? 'order-last col-span-2 sm:basis-full' : 'max-sm:row-start-2 sm:min-w-[160px]'}>
        <ItemState item={item} place={place} />
      </div>
      <div className={item.failure ? '' : 'max-sm:row-span-2'}>{children}</div>
    </div>
  );
}
