import type { BatchKind } from '@herald/contract/batch';
import type { Template } from '@herald/contract/endpoints/templates';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '#lib/paths.ts';
import { LeaveGuard } from '#ui/leave-guard.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { CheckView } from '../check/check-view.tsx';
import { hasRows } from '../rules/table-draft.ts';
import { BatchEditor } from './batch-editor.tsx';
import { useNewBatch } from './use-new-batch.ts';

const kinds = [
  { value: 'matrix' as const, label: 'Variants' },
  { value: 'table' as const, label: 'Table or CSV' },
];

const lines: Record<BatchKind, string> = {
  table: 'one film for each row',
  matrix: 'every hook with every body and every call',
};

interface NewBatchProps {
  template: Template;
  kind: BatchKind;
}

/** A batch is put together, then checked, then started. */
export function NewBatch({ template, kind }: NewBatchProps) {
  const batch = useNewBatch(template, kind);
  const navigate = useNavigate();
  const [startedId, setStartedId] = useState<string>();
  // What is started is not lost: the question before leaving is gone by then.
  useEffect(() => {
    if (startedId) void navigate(paths.batch(startedId));
  }, [startedId, navigate]);
  const { form, checked, change } = batch;
  const { hooks, bodies, calls, avatars, voices } = form.matrix;
  const hasWork = hasRows(form.table) || [hooks, bodies, calls, avatars, voices].some((axis) => axis.length > 0);
  return (
    <>
      <LeaveGuard unsaved={hasWork && !startedId ? 'This batch is not started. What you typed is lost' : undefined} />
      {checked ? (
        <CheckView
          checked={checked}
          leftOut={form.kind === 'table' ? batch.table.rows.length - countRows(checked.order) : 0}
          onEdit={batch.edit}
          onCheckAgain={batch.check}
          isChecking={batch.isChecking}
          onStarted={setStartedId}
        />
      ) : (
        <>
          <Link
            to={paths.template(template.id)}
            className="flex w-fit items-center gap-2 text-14 text-ink-soft hover:text-ink max-md:min-h-11"
          >
            <ArrowLeft aria-hidden size={16} />
            {template.name}
          </Link>
          <div className="mt-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
            <PageHeading line={`${template.name}, ${lines[form.kind]}.`}>New batch</PageHeading>
            <Segmented
              label="How films differ"
              segments={kinds}
              value={form.kind}
              onChange={(next) => change({ kind: next })}
            />
          </div>
          <BatchEditor batch={batch} template={template} />
        </>
      )}
    </>
  );
}

const countRows = ({ source }: { source: { kind: 'table'; rows: readonly unknown[] } | { kind: 'matrix' } }): number =>
  source.kind === 'table' ? source.rows.length : 0;
