import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { AudioLanguage } from './use-audio-language.ts';
import { useCountries } from './use-voice-places.ts';

/** Which language is spoken in an own sound. */
export function LanguageField({ language, choose }: AudioLanguage) {
  const { options } = useCountries();
  return (
    <Field label="Spoken language" hint="Lips and captions follow this language." className="max-w-sm">
      <Select options={options} value={language} placeholder="Choose" onChange={choose} />
    </Field>
  );
}
