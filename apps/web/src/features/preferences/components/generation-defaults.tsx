import { limits } from '@herald/contract/limits';
import { optionLists } from '@herald/contract/option-lists';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { SettingsCard } from '#ui/settings-card.tsx';
import { Slider } from '#ui/slider.tsx';
import { DefaultVoice, isNamedVoice } from './default-voice.tsx';
import type { PreferenceFields } from './preference-fields.ts';

const { min, max, step } = limits.speechRate;

export function GenerationDefaults({ values, change }: PreferenceFields) {
  const speed = values.voiceSpeed[0] ?? limits.speechRate.default;
  return (
    <SettingsCard
      title="Video Generation Defaults"
      sentence="What a new video starts with. You can change everything while you create."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <DefaultVoice values={values} change={change} />
        <Field label="Default Language">
          <Select
            options={optionLists.language}
            value={values.defaultLanguage}
            onChange={(defaultLanguage) => change({ defaultLanguage, ...voiceOfAnyLanguage(values) })}
          />
        </Field>
        <Field label="Default Avatar Style">
          <Select
            options={optionLists.avatarStyle}
            value={values.defaultAvatarStyle}
            onChange={(defaultAvatarStyle) => change({ defaultAvatarStyle })}
          />
        </Field>
        <Field label="Default Background">
          <Select
            options={optionLists.background}
            value={values.defaultBackgroundStyle}
            onChange={(defaultBackgroundStyle) => change({ defaultBackgroundStyle })}
          />
        </Field>
      </div>
      <div className="mt-6">
        <p className="font-medium text-13">
          Voice Speed <span className="tnum text-ink-soft">{speed.toFixed(1)}x</span>
        </p>
        <Slider
          label="Voice Speed"
          min={min}
          max={max}
          step={step}
          value={speed}
          valueText={(value) => `${value.toFixed(1)}x`}
          onChange={(value) => change({ voiceSpeed: [Math.round(value * 10) / 10] })}
        />
        <p className="mt-1 flex justify-between text-12 text-ink-faint">
          <span>0.5x (Slow)</span>
          <span>2.0x (Fast)</span>
        </p>
      </div>
    </SettingsCard>
  );
}

/** A voice that was chosen by name speaks one language: in another one its gender stays. */
function voiceOfAnyLanguage({ defaultVoice }: PreferenceFields['values']): Partial<PreferenceFields['values']> {
  if (!isNamedVoice(defaultVoice)) return {};
  return { defaultVoice: defaultVoice.startsWith('male') ? 'male-young-english' : 'female-young-english' };
}
