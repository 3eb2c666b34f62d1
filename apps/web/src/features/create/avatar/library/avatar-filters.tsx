import { optionLists } from '@herald/contract/option-lists';
import { Search } from 'lucide-react';
import { Input } from '#ui/input.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
import type { AvatarFilter, AvatarShelf } from './avatar-filter.ts';

interface AvatarFiltersProps {
  filter: AvatarFilter;
  onChange: (patch: Partial<AvatarFilter>) => void;
  hasOwn: boolean;
  /** Somebody was filmed for everybody. */
  hasCast: boolean;
}

const shelves: readonly { value: AvatarShelf; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'cast', label: 'Cast' },
  { value: 'default', label: 'Default' },
  { value: 'custom', label: 'Custom' },
  { value: 'own', label: 'Mine' },
];
const isShown = (shelf: AvatarShelf, { hasOwn, hasCast }: Pick<AvatarFiltersProps, 'hasOwn' | 'hasCast'>) =>
  shelf === 'own' ? hasOwn : shelf !== 'cast' || hasCast;
/** An empty value means "nothing chosen" to the select, so "any" needs a word. */
const ANY = 'any';
const genders = [{ value: ANY, label: 'Any gender' }, ...optionLists.gender];
const ages = [{ value: ANY, label: 'Any age' }, ...optionLists.ageRange];

export function AvatarFilters({ filter, onChange, hasOwn, hasCast }: AvatarFiltersProps) {
  return (
    <div className="mb-3 flex flex-wrap gap-3">
      <Input
        icon={Search}
        type="search"
        aria-label="Search avatars"
        placeholder="Search avatars"
        value={filter.search}
        onChange={({ target }) => onChange({ search: target.value })}
        className="min-w-0 flex-1 basis-44"
      />
      <div className="grid flex-1 basis-64 grid-cols-2 gap-3">
        <Select
          label="Gender"
          options={genders}
          value={filter.gender || ANY}
          onChange={(gender) => onChange({ gender: gender === ANY ? '' : gender })}
        />
        <Select
          label="Age range"
          options={ages}
          value={filter.age || ANY}
          onChange={(age) => onChange({ age: age === ANY ? '' : age })}
        />
      </div>
      <Segmented
        label="Which avatars"
        segments={shelves.filter(({ value }) => isShown(value, { hasOwn, hasCast }))}
        value={filter.shelf}
        onChange={(shelf) => onChange({ shelf })}
        className="max-sm:w-full max-sm:[&>button]:flex-1"
      />
    </div>
  );
}
