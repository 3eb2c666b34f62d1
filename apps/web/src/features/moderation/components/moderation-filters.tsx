import { type ModerationQuery, moderationQuery } from '@herald/contract/endpoints/admin-moderation';
import type { Option } from '@herald/media/option';
import { Field } from '#ui/field.tsx';
import { FilterSelect, orderOptions } from '#ui/filter-select.tsx';
import { FiltersDialog } from '#ui/filters-dialog.tsx';
import { Input } from '#ui/input.tsx';

type Filters = Required<Pick<ModerationQuery, 'date_from' | 'date_to' | 'only' | 'sort_by' | 'sort_order'>>;

const onlyOptions: Option<ModerationQuery['only']>[] = [
  { value: '', label: 'Everything' },
  { value: 'reported', label: 'Reported at least once' },
  { value: 'appealed', label: 'Appeals without an answer' },
];
const sortOptions: Option<ModerationQuery['sort_by']>[] = [
  { value: 'queue', label: 'What waits first' },
  { value: 'created_at', label: 'Created' },
  { value: 'reports', label: 'Reports (reported content only)' },
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
  return (
    <FiltersDialog
      chosen={filtersOf(query)}
      cleared={filtersOf(moderationQuery.parse({}))}
      onApply={onQuery}
      onClose={onClose}
    >
      {({ control, register }) => (
        <>
          <Field label="Created from">
            <Input type="date" {...register('date_from')} />
          </Field>
          <Field label="Created to">
            <Input type="date" {...register('date_to')} />
          </Field>
          <FilterSelect control={control} name="only" label="Show" options={onlyOptions} className="sm:col-span-2" />
          <FilterSelect control={control} name="sort_by" label="Sort by" options={sortOptions} />
          <FilterSelect control={control} name="sort_order" label="Sort order" options={orderOptions} />
        </>
      )}
    </FiltersDialog>
  );
}
