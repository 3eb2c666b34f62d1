import type { BatchKind, BatchOrder } from '@herald/contract/batch';
import type { RowProblem } from '@herald/contract/batch-rows';
import type { Template } from '@herald/contract/endpoints/templates';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { messageOf } from '#lib/api.ts';
import { toastError } from '#lib/toast.ts';
import { type Checked, checkBatch } from '../batch-data.ts';
import { type BatchForm, beginForm, filledDraft, formProblems, orderOf, problemsTold } from '../rules/batch-form.ts';
import { checkedTable, isSameRow, type TableDraft } from '../rules/table-draft.ts';
import { useVoiced } from './use-voiced.ts';

/** A batch that is being put together, and the check of what it was when it was checked last. */
export function useNewBatch(template: Template, kind: BatchKind) {
  const [form, setForm] = useState(() => beginForm(template, kind));
  const [told, setTold] = useState<readonly RowProblem[]>([]);
  const [checked, setChecked] = useState<Checked | null>(null);
  const table = useMemo(() => checkedTable(form.table, template), [form.table, template]);
  const filled = filledDraft(template, form);
  const content = useVoiced(filled.content);
  const order = orderOf(form, { templateId: template.id, table, content });
  const checking = useMutation({
    mutationFn: (asked: BatchOrder) => checkBatch(asked),
    onSuccess: (check, asked) => {
      setTold(problemsTold(check.films));
      setChecked({ order: asked, check, startKey: crypto.randomUUID() });
    },
    onError: (error) => toastError('Not checked', messageOf(error, 'The batch was not checked. Please try again.')),
  });
  const change = (patch: Partial<BatchForm>) => setForm((now) => ({ ...now, ...patch }));
  return {
    ...{ form, change, table, content, order, checked },
    told: form.kind === 'table' ? told : [],
    fieldProblems: form.kind === 'matrix' ? filled.problems : {},
    problems: formProblems(order, template),
    isChecking: checking.isPending,
    check: () => checking.mutate(order),
    /** Back to what can be changed; the check counts no more. */
    edit: () => setChecked(null),
    changeTable: (next: TableDraft) => {
      // Other rows keep what was said of them, as long as none was taken out before them.
      setTold(told.filter(({ row }) => isSameRow(form.table, next, row)));
      change({ table: next });
    },
  };
}

export type NewBatchState = ReturnType<typeof useNewBatch>;
