import { type ReactNode, useId } from 'react';
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { paths } from '#lib/paths.ts';
import { toastSuccess } from '#lib/toast.ts';
import { Button } from './button.tsx';
import { GuardedDialog } from './guarded-dialog.tsx';

interface FiltersDialogProps<Filters extends FieldValues> {
  /** What is chosen now. */
  chosen: Filters;
  /** What is chosen where nobody chose anything. */
  cleared: Filters;
  onApply: (filters: Filters) => void;
  onClose: () => void;
  children: (form: UseFormReturn<Filters>) => ReactNode;
}

/** The filters of a list of the back office that have no place in its toolbar; they end up in the address. */
export function FiltersDialog<Filters extends FieldValues>(props: FiltersDialogProps<Filters>) {
  const { chosen, cleared, onApply, onClose, children } = props;
  const formId = useId();
  const form = useForm<Filters>({ values: chosen });
  const end = (filters: Filters, words: string) => {
    onApply(filters);
    toastSuccess(words);
    onClose();
  };
  const apply = form.handleSubmit((filters) => end(filters, 'Filters Applied'));
  return (
    <GuardedDialog
      hasChanges={form.formState.isDirty}
      // What is chosen here goes into the address.
      staysAt={({ pathname }) => pathname === paths.dashboard}
      onClose={onClose}
      title="Advanced Filters"
      actions={
        <>
          <Button kind="ghost" onClick={() => end(cleared, 'Filters Cleared')}>
            Clear Filters
          </Button>
          <Button type="submit" form={formId} kind="primary">
            Apply Filters
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-5 sm:grid-cols-2" onSubmit={(event) => void apply(event)}>
        {children(form)}
      </form>
    </GuardedDialog>
  );
}
