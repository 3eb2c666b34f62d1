import { batchStatuses } from '@herald/contract/batch';
import { type BatchJob, batchEndpoints } from '@herald/contract/endpoints/batch-jobs';
import { Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useListAddress } from '#data/list-address.ts';
import { exactMoment, timeAgo } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { AdminList, listWords } from '#ui/admin-list.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Chips } from '#ui/chips.tsx';
import type { DataColumn } from '#ui/data-table.tsx';
import { Dot } from '#ui/dot.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useBatches, useBatchNews } from '../batch-data.ts';
import { batchLook, starterOf } from '../rules/batch-words.ts';

const question = batchEndpoints.listBatches.query;
const statuses = [
  { value: 'all' as const, label: 'All' },
  ...batchStatuses.map((value) => ({ value, label: batchLook[value].label })),
];

const columnsFor = (userId: string | undefined): DataColumn<BatchJob>[] => [
  { id: 'name', header: 'Name', cell: (batch) => <BatchName batch={batch} /> },
  { id: 'done', header: 'Finished', cell: (batch) => <Done batch={batch} />, isNumeric: true },
  { id: 'status', header: 'State', cell: (batch) => <State batch={batch} /> },
  { id: 'template', header: 'Template', cell: ({ template }) => template?.name ?? 'Variants of a draft' },
  { id: 'by', header: 'Started by', cell: (batch) => upperFirst(starterOf(batch, userId)) },
  { id: 'when', header: 'When', cell: ({ created_at }) => <When moment={created_at} /> },
];

interface BatchListProps {
  /** Viewers of a team look, but start nothing. */
  canEdit: boolean;
  /** Who looks. */
  userId?: string | undefined;
}

/** Every batch of the account, with how far each is. */
export function BatchList({ canEdit, userId }: BatchListProps) {
  const place = useListAddress(question);
  const { query, change, isNarrowed } = place;
  const answer = useBatches(query);
  const navigate = useNavigate();
  useBatchNews();
  if (answer.data?.total === 0 && !isNarrowed) return <NoBatches canEdit={canEdit} />;
  return (
    <div className="mt-6">
      <div className="mb-4 overflow-x-auto">
        <Chips label="State" options={statuses} value={query.status} onChange={(status) => change({ status })} />
      </div>
      <AdminList
        words={{ ...listWords('batches', 'batch'), failed: 'The batches did not load' }}
        answer={answer}
        place={place}
        columns={columnsFor(userId)}
        rowId={({ id }) => id}
        onOpen={({ id }) => void navigate(paths.batch(id))}
        listItem={(batch) => <BatchLine batch={batch} starter={starterOf(batch, userId)} />}
      />
    </div>
  );
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function BatchName({ batch }: { batch: BatchJob }) {
  return (
    <Link to={paths.batch(batch.id)} className="block max-w-[360px] truncate font-medium text-14 hover:underline">
      {batch.name}
    </Link>
  );
}

function Done({ batch: { counts } }: { batch: BatchJob }) {
  return (
    <span className="tnum whitespace-nowrap">
      {counts.finished} <span className="text-ink-faint">of {counts.films}</span>
    </span>
  );
}

function State({ batch: { status, counts } }: { batch: BatchJob }) {
  const { label, tone } = batchLook[status];
  const failed = status === 'running' && counts.failed > 0 ? `, ${counts.failed} failed` : '';
  return (
    <span className="flex items-center gap-2">
      <Dot tone={tone} isLive={status === 'running'} />
      {label}
      {failed}
    </span>
  );
}

function When({ moment }: { moment: string }) {
  return (
    <time dateTime={moment} title={exactMoment(moment)} className="text-ink-soft">
      {timeAgo(moment)}
    </time>
  );
}

/** Two lines for a small screen. */
function BatchLine({ batch, starter }: { batch: BatchJob; starter: string }) {
  return (
    <div className="flex flex-col gap-1.5 px-4 py-3 text-13">
      <div className="flex items-baseline justify-between gap-4">
        <BatchName batch={batch} />
        <Done batch={batch} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-ink-soft">
        <State batch={batch} />
        <span className="min-w-0 truncate">{`${batch.template?.name ?? 'Variants of a draft'}, by ${starter}`}</span>
        <When moment={batch.created_at} />
      </div>
    </div>
  );
}

function NoBatches({ canEdit }: BatchListProps) {
  return (
    <div className="mt-6">
      <EmptyState
        title="No batches yet"
        sentence="Make many films of one template: one for each row of a table, or every hook with every body and every call."
        action={
          canEdit && (
            <ButtonLink to={paths.newBatch} kind="primary" size="l" icon={Plus}>
              New batch
            </ButtonLink>
          )
        }
        note={
          canEdit
            ? 'Each film takes one of the month’s videos.'
            : 'You are a viewer here. To start a batch, ask for the role of an editor.'
        }
        picture={<GhostSheet />}
      />
    </div>
  );
}

const PLACES = Array.from({ length: 15 }, (_, place) => place);

/** A contact sheet before the first film. */
function GhostSheet() {
  return (
    <div aria-hidden className="grid grid-cols-5 gap-1.5 max-xl:hidden">
      {PLACES.map((place) => (
        <span
          key={place}
          className="h-[84px] w-[52px] rounded-sm border border-line bg-well"
          style={{ opacity: 1 - place / 18 }}
        />
      ))}
    </div>
  );
}
