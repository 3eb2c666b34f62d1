import type { BatchItem, BatchJob } from '@herald/contract/endpoints/batch-jobs';
import { Download, FileText, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { lengthInWords } from '#data/videos/progress-words.ts';
import { dayMinute, exactMoment } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dot } from '#ui/dot.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useBatchFiles, useBatchItems, useCancelBatch, useItemNews, useRetryBatch } from '../batch-data.ts';
import { countOf, endWords, starterOf, unitOf, whereFilmsAre } from '../rules/batch-words.ts';
import { useTemplateStill } from '../use-template-still.ts';
import { ContactSheet } from './contact-sheet.tsx';
import { HeldBatch } from './held-batch.tsx';
import { ItemTable } from './item-table.tsx';

interface BatchViewProps {
  batch: BatchJob;
  canEdit: boolean;
}

interface WholeBatchProps extends BatchViewProps {
  /** Who looks. */
  userId: string | undefined;
}

/** A batch while it is made, and what became of it. */
export function BatchView({ batch, canEdit, userId }: WholeBatchProps) {
  const items = useBatchItems(batch.id);
  useItemNews(batch.id);
  const { data: films } = items;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <PageHeading line={startWords(batch, userId)}>{batch.name}</PageHeading>
        <Actions batch={batch} canEdit={canEdit} />
      </div>
      <Figures batch={batch} films={films ?? []} />
      {items.isLoadingError && (
        <ErrorState
          title="The films did not load"
          reason={items.error.message}
          onRetry={() => void items.refetch()}
          isRetrying={items.isFetching}
        />
      )}
      {items.isPending && (
        <div role="status" aria-label="Loading the films">
          <Skeleton className="h-[130px] w-full rounded-card" />
          <Skeleton className="mt-6 h-10 w-64" />
          <Skeleton className="mt-4 h-80 w-full rounded-card" />
        </div>
      )}
      {batch.is_held && films && <HeldBatch batch={batch} films={films} canEdit={canEdit} />}
      {films && <Films films={films} batch={batch} canEdit={canEdit} />}
    </>
  );
}

function startWords(batch: BatchJob, userId: string | undefined): string {
  const { created_at, template } = batch;
  return `Started ${exactMoment(created_at)} by ${starterOf(batch, userId)}, ${template ? `from ${template.name}` : 'variants of a draft'}`;
}

function Figures({ batch, films }: { batch: BatchJob; films: readonly BatchItem[] }) {
  const { status, counts, ready_in_seconds, created_at, finished_at } = batch;
  const took = finished_at && (Date.parse(finished_at) - Date.parse(created_at)) / 1000;
  const left = status === 'running' && ready_in_seconds !== null ? lengthInWords(ready_in_seconds) : null;
  const queued = films.filter((film) => film.is_queued).length;
  const legend = [
    { tone: 'good' as const, count: counts.finished, word: 'finished' },
    { tone: 'signal' as const, count: Math.max(0, counts.making - queued), word: 'drawing' },
    { tone: 'idle' as const, count: counts.waiting + Math.min(queued, counts.making), word: 'waiting' },
    { tone: 'bad' as const, count: counts.failed, word: 'failed' },
    { tone: 'idle' as const, count: counts.cancelled, word: 'cancelled' },
  ].filter(({ count }) => count > 0);
  return (
    <div className="mt-6 mb-5 flex flex-wrap items-end gap-x-10 gap-y-3">
      <div role="status">
        <p className="display tnum font-semibold text-44">
          {counts.finished} <span className="text-26 text-ink-faint">of {counts.films}</span>
        </p>
        <p className="text-13 text-ink-soft">{endWords(batch) ?? `${unitOf(batch)}s finished`}</p>
      </div>
      {left && <Figure value={left} label={`left, ready at ${readyAt(ready_in_seconds)}`} />}
      {took && (
        <Figure value={lengthInWords(took)} label={status === 'cancelled' ? 'until it was cancelled' : 'in all'} />
      )}
      {finished_at && <Computing films={films} unit={unitOf(batch)} />}
      <ul aria-label="In numbers" className="tnum flex flex-wrap gap-x-6 gap-y-1 text-13 text-ink-soft md:ml-auto">
        {legend.map(({ tone, count, word }) => (
          <li key={word} className="flex items-center gap-2">
            <Dot tone={tone} isLive={tone === 'signal'} />
            {`${count} ${word}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the films took of the processor, and one of them; nothing where services filmed all of them. */
function Computing({ films, unit }: { films: readonly BatchItem[]; unit: string }) {
  const seconds = films.flatMap(({ cpu_seconds }) => cpu_seconds ?? []);
  if (seconds.length === 0) return null;
  const all = seconds.reduce((sum, sec) => sum + sec, 0);
  return <Figure value={lengthInWords(all)} label={`of computing, ${lengthInWords(all / seconds.length)} a ${unit}`} />;
}

/** By the clock of who looks. */
const readyAt = (sec: number | null): string => dayMinute(new Date(Date.now() + (sec ?? 0) * 1000).toISOString());

const Figure = ({ value, label }: { value: string; label: string }) => (
  <div>
    <p className="display tnum font-semibold text-26">{value}</p>
    <p className="text-13 text-ink-faint">{label}</p>
  </div>
);

function Actions({ batch, canEdit }: BatchViewProps) {
  const { counts, status } = batch;
  const { zip } = useBatchFiles(batch);
  const cancel = useCancelBatch(batch.id);
  const [isAsking, setAsking] = useState(false);
  const open = counts.films - counts.finished - counts.failed;
  return (
    <div className="flex flex-wrap gap-2">
      {counts.finished > 0 && (
        <Button icon={Download} onClick={() => zip.mutate()} busyText={zip.isPending && 'Preparing...'}>
          {status === 'complete' ? 'Download all' : `Download ${counts.finished} finished`}
        </Button>
      )}
      {canEdit && status === 'running' && (
        <Button kind="danger" onClick={() => setAsking(true)}>
          Cancel batch
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Cancel this batch?"
        cancelLabel="Keep going"
        question={`${countOf(open, 'film')} will not be made, and ${open === 1 ? 'its slot comes' : 'their slots come'} back. What is finished stays, and you can make the others later.`}
        confirmLabel="Cancel batch"
        onConfirm={() => cancel.mutate(undefined, { onSettled: () => setAsking(false) })}
        busyText={cancel.isPending && 'Cancelling...'}
      />
    </div>
  );
}

type Shown = 'all' | 'finished' | 'failed';

interface FilmsProps extends BatchViewProps {
  films: readonly BatchItem[];
}

function Films({ films, batch, canEdit }: FilmsProps) {
  const still = useTemplateStill(batch.template?.id ?? '');
  const [shown, setShown] = useState<Shown>('all');
  const { counts } = batch;
  const { csv } = useBatchFiles(batch);
  const ghost = films.find(({ thumbnail_url }) => thumbnail_url)?.thumbnail_url ?? still;
  return (
    <>
      <ContactSheet items={films} ghost={ghost} />
      <div className="mt-6 mb-4 flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label="Films shown"
          segments={[
            { value: 'all', label: `All ${films.length}` },
            { value: 'finished', label: `Finished ${counts.finished}` },
            { value: 'failed', label: `Failed ${counts.failed}` },
          ]}
          value={shown}
          onChange={setShown}
        />
        <div className="flex flex-wrap gap-2">
          {canEdit && <Retry batch={batch} />}
          <Button
            size="toolbar"
            icon={FileText}
            onClick={() => csv.mutate()}
            busyText={csv.isPending && 'Exporting...'}
          >
            CSV
          </Button>
        </div>
      </div>
      <ItemTable
        key={shown}
        batch={batch}
        ghost={ghost}
        canEdit={canEdit}
        items={shown === 'all' ? films : films.filter((film) => film.status === shown)}
      />
      <p className="mt-3 text-13 text-ink-faint">{whereFilmsAre(batch)}</p>
    </>
  );
}

/** Films that were cancelled, and two kinds of failures: those that may pass, and those that somebody has to mend. */
function Retry({ batch: { id, counts, may_retry, must_mend } }: { batch: BatchJob }) {
  const retry = useRetryBatch(id);
  if (may_retry + must_mend === 0) return null;
  return (
    <>
      {must_mend > 0 && (
        <span className="self-center text-13 text-ink-soft">{`${countOf(must_mend, 'film')} must be mended first`}</span>
      )}
      {may_retry > 0 && (
        <Button
          size="toolbar"
          icon={RotateCcw}
          onClick={() => retry.mutate(undefined)}
          busyText={retry.isPending && 'Starting...'}
        >
          {counts.cancelled > 0 ? `Make ${countOf(may_retry, 'missing film')}` : `Retry ${may_retry} failed`}
        </Button>
      )}
    </>
  );
}
