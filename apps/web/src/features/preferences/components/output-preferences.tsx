import { optionLists } from '@herald/contract/option-lists';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { SettingsCard } from '#ui/settings-card.tsx';
import type { PreferenceFields } from './preference-fields.ts';

export function OutputPreferences({ values, change }: PreferenceFields) {
  return (
    <SettingsCard
      title="Output"
      sentence="How much the files of new videos keep. You can change both while you create."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Video Quality"
          hint="Standard makes files about two thirds as large as High, Best about 1.6 times as large."
        >
          <Select
            options={optionLists.videoQuality}
            value={values.videoQuality}
            onChange={(videoQuality) => change({ videoQuality })}
          />
        </Field>
        <Field label="Audio Bit Rate" hint="Of the AAC sound.">
          <Select
            options={optionLists.audioBitrate}
            value={values.audioBitrate}
            onChange={(audioBitrate) => change({ audioBitrate })}
          />
        </Field>
      </div>
    </SettingsCard>
  );
}
