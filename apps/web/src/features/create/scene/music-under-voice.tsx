import { UNDER_VOICE_DB } from '@herald/media/music';
import { Field } from '#ui/field.tsx';
import { Slider } from '#ui/slider.tsx';
import { useDraft } from '../draft/use-draft.ts';

/** How far music gives way to the voice, whoever made it. */
export function MusicUnderVoice() {
  const { content, change } = useDraft();
  const { music_under } = content.output;
  return (
    <Field label="Music under the voice" hint={`${music_under} dB softer while somebody speaks.`}>
      <Slider
        label="Music under the voice"
        {...UNDER_VOICE_DB}
        step={1}
        value={music_under}
        onChange={(next) => change('output', { music_under: next })}
        valueText={(db) => `${db} dB softer`}
      />
    </Field>
  );
}
