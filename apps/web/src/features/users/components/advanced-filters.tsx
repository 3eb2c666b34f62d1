import { type UserQuery, userPageSizes, userQuery } from '@herald/contract/endpoints/admin-users';
import { usePlans } from '#data/plans.ts';
import { Field } from '#ui/field.tsx';
import { FilterSelect, orderOptions } from '#ui/filter-select.tsx';
import { FiltersDialog } from '#ui/filters-dialog.tsx';
import { Input } from '#ui/input.tsx';
import { sortOptions } from '../rules/user-words.ts';

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
  const plans = usePlans();
  const planOptions = [
    { value: '', label: 'All Plans' },
    ...(plans.data ?? []).map(({ slug, name }) => ({ value: slug, label: name })),
  ];
  return (
    <FiltersDialog
      chosen={filtersOf(query)}
      cleared={filtersOf(userQuery.parse({}))}
      onApply={onQuery}
      onClose={onClose}
    >
      {({ control, register }) => (
        <>
          <Field label="Joined from">
            <Input type="date" {...register('date_from')} />
          </Field>
          <Field label="Joined to">
            <Input type="date" {...register('date_to')} />
          </Field>
          <FilterSelect
            control={control}
            name="plan"
            label="Plan"
            options={planOptions}
            error={plans.isError ? 'Failed to load plans for filtering.' : undefined}
            className="sm:col-span-2"
          />
          <FilterSelect control={control} name="sort_by" label="Sort by" options={sortOptions} />
          <FilterSelect control={control} name="sort_order" label="Sort order" options={orderOptions} />
          <FilterSelect control={control} name="per_page" label="Per page" options={sizeOptions} />
        </>
      )}
    </FiltersDialog>
  );
}
