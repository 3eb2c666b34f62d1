import type { BatchCheck } from '@herald/contract/endpoints/batch-jobs';
import { useMutation } from '@tanstack/react-query';
import { ArrowLeft, Clapperboard, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { plannedWords } from '#data/cost-words.ts';
import { lengthInWords, waitInWords } from '#data/videos/progress-words.ts';
import { failureOf, messageOf } from '#lib/api.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { Dot } from '#ui/dot.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { type Stat, StatStrip } from '#ui/stat-strip.tsx';
import { type Checked, startBatch } from '../batch-data.ts';
import { countOf, leftOutWords, unitOf } from '../rules/batch-words.ts';
import { CheckTable } from './check-table.tsx';

interface CheckViewProps {
  checked: Checked;
  /** Rows that did not fit here and were not sent. */
  leftOut: number;
  onEdit: () => void;
  onCheckAgain: () => void;
  isChecking: boolean;
  onStarted: (batchId: string) => void;
}

/** Every film as it was understood, what does not fit, and what all of them take. */
export function CheckView(props: CheckViewProps) {
  const { checked, onEdit } = props;
  const { order, check } = checked;
  const [isLeftOutShown, setLeftOutShown] = useState(false);
  const stopped = check.films.filter(({ state }) => state !== 'ready');
  return (
    <>
      <button
        type="button"
        onClick={onEdit}
        className="flex w-fit items-center gap-2 text-14 text-ink-soft hover:text-ink max-md:min-h-11"
      >
        <ArrowLeft aria-hidden size={16} />
        {order.source.kind === 'table' ? 'Change the rows' : 'Change the variants'}
      </button>
      <PageHeading className="mt-3" line="Each film as it was understood. Change something, and it is checked again.">
        {`Check ${order.name}`}
      </PageHeading>
      <div className="mt-6">
        <StatStrip stats={statsOf(checked)} />
      </div>
      <p className="mt-3 text-13 text-ink-soft">{plannedWords(check.cost) || 'No service is paid for these films.'}</p>
      {check.notes.map((note) => (
        <p key={note} className="mt-2 flex items-baseline gap-2 text-13 text-ink-soft">
          <Dot tone="warn" />
          {note}
        </p>
      ))}
      <div className="mt-6 mb-4">
        <Segmented
          label="Films shown"
          segments={[
            { value: 'all', label: `All ${check.films.length}` },
            { value: 'stopped', label: `Not starting ${stopped.length}` },
          ]}
          value={isLeftOutShown ? 'stopped' : 'all'}
          onChange={(next) => setLeftOutShown(next === 'stopped')}
        />
      </div>
      <CheckTable
        key={String(isLeftOutShown)}
        films={isLeftOutShown ? stopped : check.films}
        isTable={order.source.kind === 'table'}
        onMend={onEdit}
      />
      <StartBar {...props} />
    </>
  );
}

function statsOf({ check }: Checked): Stat[] {
  const { starts, films, slots_left, film_seconds, ready_in_seconds, computing_seconds } = check;
  const waits = films.filter(({ state }) => state === 'no_slot').length;
  return [
    { label: 'Films', value: String(starts), note: starts < films.length && `of ${films.length}` },
    {
      label: 'Slots left',
      value: slots_left === null ? 'No limit' : String(slots_left),
      note: waits > 0 && `${waits} too many for this month`,
    },
    { label: 'Film', value: lengthInWords(film_seconds), note: starts > 1 && 'in all' },
    {
      label: 'Ready in',
      value: ready_in_seconds === null ? '–' : waitInWords(ready_in_seconds),
      note:
        ready_in_seconds === null
          ? 'not measured yet'
          : computing_seconds !== null && `${lengthInWords(computing_seconds)} of work`,
    },
    ...onceStats(check),
  ];
}

/** What several films have in common is made once, and what one of them then takes. */
function onceStats({ shared_percent, computing_seconds, alone_seconds, starts }: BatchCheck): Stat[] {
  if (shared_percent === 0) return [];
  const one = (seconds: number) => lengthInWords(seconds / Math.max(1, starts));
  return [
    { label: 'Made once', value: `${shared_percent}%`, note: 'of speech and pictures is shared' },
    {
      label: 'One film',
      value: computing_seconds === null ? '–' : one(computing_seconds),
      note: alone_seconds === null ? 'not measured yet' : `of computing, ${one(alone_seconds)} alone`,
    },
  ];
}

function StartBar({ checked, leftOut, onEdit, onCheckAgain, isChecking, onStarted }: CheckViewProps) {
  const { order, check } = checked;
  const all = check.films.length;
  const starting = useMutation({
    mutationFn: (isOneFirst: boolean) => startBatch(checked, isOneFirst),
    onSuccess: ({ id }) => onStarted(id),
  });
  const { error } = starting;
  const isOutdated = failureOf(error).code === 'batch_changed';
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-10 -mx-4 mt-8 border-line border-t bg-ground px-4 py-3 md:-mx-8 md:px-8"
    >
      {error && (
        <div className="mb-3">
          <AlertBox
            action={
              isOutdated && (
                <Button size="s" icon={RotateCcw} onClick={onCheckAgain} busyText={isChecking && 'Checking...'}>
                  Check again
                </Button>
              )
            }
          >
            {messageOf(error, 'The batch was not started. Please try again.')}
          </AlertBox>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={onEdit}>Back</Button>
        {check.starts > 1 && (
          <Button
            kind="ghost"
            disabled={isOutdated || starting.isPending}
            title="Makes one film. The others wait until you start them."
            onClick={() => starting.mutate(true)}
          >
            Watch one first
          </Button>
        )}
        <p className="ml-auto text-13 text-ink-faint max-sm:order-first max-sm:ml-0 max-sm:basis-full">
          {startNote(checked, leftOut)}
        </p>
        <Button
          kind="primary"
          size="l"
          icon={Clapperboard}
          disabled={check.starts === 0 || isOutdated}
          onClick={() => starting.mutate(false)}
          busyText={starting.isPending && 'Starting...'}
          className="max-sm:ml-auto"
        >
          {check.starts < all
            ? `Start ${check.starts} of ${all}`
            : `Start ${countOf(check.starts, unitOf(order.source))}`}
        </Button>
      </div>
    </div>
  );
}

/** "6 of 21 slots, about 2 min. 3 rows are left out and stay in the table." */
function startNote({ order, check }: Checked, leftOut: number): string {
  const { starts, films, slots_left, ready_in_seconds } = check;
  if (starts === 0) return 'Nothing can start. The list says why.';
  const told = [
    slots_left === null ? countOf(starts, 'slot') : `${starts} of ${countOf(slots_left, 'slot')}`,
    ready_in_seconds !== null && `about ${waitInWords(ready_in_seconds)}`,
  ];
  const sum = told.filter(Boolean).join(', ');
  const rest = films.length - starts;
  const notes = [
    rest > 0 && `${countOf(rest, 'film')} ${rest === 1 ? 'does' : 'do'} not start. The list says why.`,
    leftOut > 0 && leftOutWords(leftOut),
  ].filter(Boolean);
  if (notes.length > 0) return `${sum}. ${notes.join(' ')}`;
  return `${sum}. ${countOf(starts, unitOf(order.source))} checked, all fit.`;
}
