import { optionLists } from '@herald/contract/option-lists';
import type { Option } from '@herald/media/option';
import { useQuery } from '@tanstack/react-query';
import { voicesQuery } from '#data/voices.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { PreferenceFields } from './preference-fields.ts';

export const isNamedVoice = (defaultVoice: string): boolean => defaultVoice.includes(':');

/** Six voices every installation has, and before them the natural ones of the language. */
export function DefaultVoice({ values, change }: PreferenceFields) {
  const { defaultVoice, defaultLanguage } = values;
  const natural = useNaturalVoices(defaultLanguage);
  const isGone = natural !== undefined && isNamedVoice(defaultVoice) && !hasValue(natural, defaultVoice);
  const named = natural ?? [{ value: defaultVoice, label: 'Loading...' }].filter(() => isNamedVoice(defaultVoice));
  const gone = isGone ? [{ value: defaultVoice, label: 'A voice that is gone' }] : [];
  return (
    <Field label="Default Voice" error={isGone ? 'This voice is no longer there. Choose another one.' : undefined}>
      <Select
        options={[...named, ...optionLists.defaultVoice, ...gone]}
        value={defaultVoice}
        onChange={(next) => change({ defaultVoice: next })}
      />
    </Field>
  );
}

const hasValue = (options: readonly Option[], value: string): boolean => options.some((one) => one.value === value);

/** Undefined until they are known. */
function useNaturalVoices(locale: string): Option[] | undefined {
  const [country = '', region = ''] = locale.split('-');
  const { data } = useQuery(voicesQuery(country, region));
  return data?.flatMap(({ children }) =>
    children
      .filter(({ quality }) => quality === 'neural')
      .map(({ value, label, gender }) => ({ value: `${gender}-${value}`, label: `${label} (natural)` })),
  );
}
