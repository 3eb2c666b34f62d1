import { type UserQuery, userPageSizes, userQuery } from '@herald/contract/endpoints/admin-users';
import { Controller, useForm } from 'react-hook-form';
import { usePlans } from '#data/plans.ts';
import { paths } from '#lib/paths.ts';
import { toastSuccess } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { GuardedDialog } from '#ui/guarded-dialog.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { ALL, orderOptions, sortOptions } from '../rules/user-words.ts';

const FORM_ID = 'user-filters';
const sizeOptions = userPageSizes.map((size) => ({ value: String(size), label: String(size) }));

type Filters = Required<Pick<UserQuery, 'date_from' | 'date_to' | 'plan' | 'sort_by' | 'sort_order' | 'per_page'>>;

/** A field of a form that is empty is an empty text. */
const filtersOf = ({ date_from = '', date_to = '', plan = '', sort_by, sort_order, per_page }: UserQuery): Filters => ({
  date_from,
  date_to,
  plan,
  sort_by,
  sort_order,
  per_page,
});

interface AdvancedFiltersProps {
  query: UserQuery;
  onQuery: (changes: Partial<UserQuery>) => void;
  onClose: () => void;
}

export function AdvancedFilters({ query, onQuery, onClose }: AdvancedFiltersProps) {
  const { control, register, handleSubmit, formState } = useForm<Filters>({ defaultValues: filtersOf(query) });
  const plans = usePlans();
  const planOptions = [
    { value: ALL, label: 'All Plans' },
    ...(plans.data ?? []).map(({ slug, name }) => ({ value: slug, label: name })),
  ];
  const apply = handleSubmit((filters) => {
    onQuery(filters);
    toastSuccess('Filters Applied');
    onClose();
  });
  const clear = () => {
    onQuery(filtersOf(userQuery.parse({})));
    toastSuccess('Filters Cleared');
    onClose();
  };
  return (
    <GuardedDialog
      hasChanges={formState.isDirty}
      // What is chosen here goes into the address.
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
        <Field label="Joined from">
          <Input type="date" {...register('date_from')} />
        </Field>
        <Field label="Joined to">
          <Input type="date" {...register('date_to')} />
        </Field>
        <Field
          label="Plan"
          className="sm:col-span-2"
          error={plans.isError ? 'Failed to load plans for filtering.' : undefined}
        >
          <Controller
            control={control}
            name="plan"
            render={({ field }) => (
              <Select
                options={planOptions}
                value={field.value || ALL}
                onChange={(plan) => field.onChange(plan === ALL ? '' : plan)}
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
        <Field label="Per page">
          <Controller
            control={control}
            name="per_page"
            render={({ field }) => (
              <Select
                options={sizeOptions}
                value={String(field.value)}
                onChange={(size) => field.onChange(Number(size))}
              />
            )}
          />
        </Field>
      </form>
    </GuardedDialog>
  );
}
