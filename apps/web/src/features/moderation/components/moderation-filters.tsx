import { type ModerationQuery, moderationQuery } from '@herald/contract/endpoints/admin-moderation';
import type { Option } from '@herald/media/option';
import { Controller, useForm } from 'react-hook-form';
import { paths } from '#lib/paths.ts';
import { toastSuccess } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { GuardedDialog } from '#ui/guarded-dialog.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';

const FORM_ID = 'moderation-filters';
const EVERYTHING = 'everything';

type Filters = Required<Pick<ModerationQuery, 'date_from' | 'date_to' | 'only' | 'sort_by' | 'sort_order'>>;

const onlyOptions: Option<string>[] = [
  { value: EVERYTHING, label: 'Everything' },
  { value: 'reported', label: 'Reported at least once' },
  { value: 'appealed', label: 'Appeals without an answer' },
];
const sortOptions: Option<ModerationQuery['sort_by']>[] = [
  { value: 'queue', label: 'What waits first' },
  { value: 'created_at', label: 'Created' },
  { value: 'reports', label: 'Reports (reported content only)' },
];
const orderOptions: Option<'asc' | 'desc'>[] = [
  { value: 'desc', label: 'Descending' },
  { value: 'asc', label: 'Ascending' },
];

const filtersOf = ({ date_from = '', date_to = '', only, sort_by, sort_order }: ModerationQuery): Filters => ({
  date_from,
  date_to,
  only,
  sort_by,
  sort_order,
});

interface ModerationFiltersProps {
  query: ModerationQuery;
  onQuery: (changes: Partial<ModerationQuery>) => void;
  onClose: () => void;
}

export function ModerationFilters({ query, onQuery, onClose }: ModerationFiltersProps) {
  const { control, register, handleSubmit, formState } = useForm<Filters>({ defaultValues: filtersOf(query) });
  const apply = handleSubmit((filters) => {
    onQuery(filters);
    toastSuccess('Filters Applied');
    onClose();
  });
  const clear = () => {
    onQuery(filtersOf(moderationQuery.parse({})));
    toastSuccess('Filters Cleared');
    onClose();
  };
  return (
    <GuardedDialog
      hasChanges={formState.isDirty}
      staysAt={({ pathname }) => pathname === paths.dashboard}
      onClose={onClose}
      title="Advanced Filters"
      actions={
        <>
          <Button kind="ghost" onClick={clear}>
            Clear Filters
          </Button>
          <Button type="submit" form={FORM_ID} kind="primary">
            Apply Filters
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate className="grid gap-5 sm:grid-cols-2" onSubmit={(event) => void apply(event)}>
        <Field label="Created from">
          <Input type="date" {...register('date_from')} />
        </Field>
        <Field label="Created to">
          <Input type="date" {...register('date_to')} />
        </Field>
        <Field label="Show" className="sm:col-span-2">
          <Controller
            control={control}
            name="only"
            render={({ field }) => (
              <Select
                options={onlyOptions}
                value={field.value || EVERYTHING}
                onChange={(only) => field.onChange(only === EVERYTHING ? '' : only)}
              />
            )}
          />
        </Field>
        <Field label="Sort by">
          <Controller
            control={control}
            name="sort_by"
            render={({ field }) => <Select options={sortOptions} value={field.value} onChange={field.onChange} />}
          />
        </Field>
        <Field label="Sort order">
          <Controller
            control={control}
            name="sort_order"
            render={({ field }) => <Select options={orderOptions} value={field.value} onChange={field.onChange} />}
          />
        </Field>
      </form>
    </GuardedDialog>
  );
}
