import { limits } from '@herald/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { avatarsQuery } from '#data/avatars.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { ownPeople } from '../looks/people.ts';

export interface ClipNaming {
  /** Empty for somebody new. */
  person: string;
  name: string;
  look: string;
}

interface ClipNamesProps {
  naming: ClipNaming;
  onChange: (patch: Partial<ClipNaming>) => void;
  /** What is missing is said from then on. */
  isAsked: boolean;
}

/** An empty value means "nothing chosen" to the select, so somebody new needs a word. */
const NEW = 'new';

export const isUnnamed = ({ person, name, look }: ClipNaming): boolean => (person ? look : name).trim() === '';

/** Whose clip it is: somebody new with a name, or another look of a person. */
export function ClipNames({ naming, onChange, isAsked }: ClipNamesProps) {
  const people = ownPeople(useQuery(avatarsQuery).data ?? []);
  const isMissing = isAsked && isUnnamed(naming);
  const options = [
    { value: NEW, label: 'Somebody new' },
    ...people.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      {people.length > 0 && (
        <Field label="Person" hint="One person can have several looks: other clothes, another room.">
          <Select
            options={options}
            value={naming.person || NEW}
            onChange={(person) => onChange({ person: person === NEW ? '' : person })}
          />
        </Field>
      )}
      {naming.person ? (
        <Field
          label="Name of this look"
          hint="For example: blue jacket, at the office."
          error={isMissing ? 'Please give this look a name.' : undefined}
        >
          <Input
            value={naming.look}
            maxLength={limits.lookNameCharacters}
            onChange={({ target }) => onChange({ look: target.value })}
          />
        </Field>
      ) : (
        <Field
          label="Name"
          hint="As it stands in your library."
          error={isMissing ? 'Please give your presenter a name.' : undefined}
        >
          <Input value={naming.name} maxLength={200} onChange={({ target }) => onChange({ name: target.value })} />
        </Field>
      )}
    </>
  );
}
