import { limits } from '@herald/contract/limits';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { useDraft } from '../draft/use-draft.ts';
import type { useVoicePlaces } from './use-voice-places.ts';

type Places = ReturnType<typeof useVoicePlaces>;

/** Where the voice is at home, and how fast it talks. */
export function VoicePlace({ countries, regions }: Pick<Places, 'countries' | 'regions'>) {
  const { content, change } = useDraft();
  const { country, region, speechRate } = content.voice;
  const { min, max, step } = limits.speechRate;
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-[1fr_1fr_168px]">
      <Field label="Country">
        <Select options={countries} value={country} onChange={(next) => change('voice', { country: next })} />
      </Field>
      <Field
        label="Region"
        error={regions.isError ? 'Failed to load regions' : undefined}
        aside={regions.isError && <TextButton onClick={() => void regions.refetch()}>Try again</TextButton>}
      >
        <Select
          options={regions.data ?? []}
          value={regions.data ? region : undefined}
          placeholder={regions.isFetching ? 'Loading' : 'Choose'}
          disabled={!regions.data}
          onChange={(next) => change('voice', { region: next })}
        />
      </Field>
      <Field label="Speech rate" className="max-md:col-span-2">
        <Stepper
          min={min}
          max={max}
          step={step}
          value={speechRate}
          onChange={(next) => change('voice', { speechRate: next })}
          lessLabel="Slower"
          moreLabel="Faster"
        />
      </Field>
    </div>
  );
}
