import type { BatchItem } from '@herald/contract/endpoints/batch-jobs';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadVideo } from '#lib/download-video.ts';
import { timeCode } from '#lib/time-code.ts';
import { type DataColumn, DataTable } from '#ui/data-table.tsx';
import { Dot } from '#ui/dot.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Pager } from '#ui/pager.tsx';
import { itemLook, lengthInWords } from '../rules/batch-words.ts';

const ROWS_PER_PAGE = 50;

const columns: DataColumn<BatchItem>[] = [
  { id: 'name', header: 'Name', cell: (item) => <FileName item={item} /> },
  { id: 'script', header: 'Words', cell: ({ script }) => <Words script={script} /> },
  { id: 'ratio', header: 'Ratio', cell: ({ ratio }) => <span className="tc">{ratio}</span> },
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
  { id: 'status', header: 'State', cell: (item) => <ItemState item={item} />, className: 'whitespace-normal!' },
  { id: 'file', header: 'File', isHeaderHidden: true, cell: (item) => <FileButton item={item} /> },
];

/** The films of a batch, row by row. */
export function ItemTable({ items }: { items: readonly BatchItem[] }) {
  const [asked, setPage] = useState(1);
  const pageCount = Math.max(1, Math.ceil(items.length / ROWS_PER_PAGE));
  const page = Math.min(asked, pageCount);
  const first = (page - 1) * ROWS_PER_PAGE;
  return (
    <>
      <DataTable
        label="Films"
        columns={columns}
        rows={items.slice(first, first + ROWS_PER_PAGE)}
        rowId={({ id }) => id}
        listItem={(item) => <ItemLine item={item} />}
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

const FileName = ({ item }: { item: BatchItem }) => (
  <span className="tc block max-w-[340px] truncate text-12 lg:max-w-[260px] xl:max-w-[340px]" title={item.file_name}>
    {item.file_name}
  </span>
);

const Words = ({ script }: { script: string }) => (
  <span className="block max-w-[380px] truncate text-ink-soft" title={script}>
    {script}
  </span>
);

/** A failed film says why, and whether the same one can work when it is tried again. */
function ItemState({ item: { status, progress, failure, retries } }: { item: BatchItem }) {
  const { label, tone } = itemLook[status];
  const part = status === 'making' && progress !== null ? `${Math.floor(progress)}%` : '';
  const tries =
    retries > 0 && status !== 'finished' ? `, tried again ${retries === 1 ? 'once' : `${retries} times`}` : '';
  return (
    <span className="flex items-baseline gap-2">
      <Dot tone={tone} isLive={status === 'making'} className="relative -top-px" />
      <span className="min-w-0">
        {label}
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

function FileButton({ item: { status, file_name, download_url } }: { item: BatchItem }) {
  if (status !== 'finished' || download_url === null) return null;
  // The ending is added when it is saved.
  const film = { title: file_name.replace(/\.mp4$/, ''), slug: null, video_url: null, download_url };
  return (
    <IconButton icon={Download} size="s" label={`Download ${file_name}`} onClick={() => void downloadVideo(film)} />
  );
}

function ItemLine({ item }: { item: BatchItem }) {
  return (
    <div className="flex items-center gap-3 px-4 py-2.5 text-13">
      <div className="min-w-0 flex-1">
        <FileName item={item} />
        <div className="mt-1">
          <ItemState item={item} />
        </div>
      </div>
      <FileButton item={item} />
    </div>
  );
}
