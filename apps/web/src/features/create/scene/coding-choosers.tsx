import { AUDIO_BITRATES, VIDEO_QUALITIES } from '@herald/media/choices';
import { AUDIO_KBITS } from '@herald/media/film-coding';
import { VIDEO_QUALITY_LABELS } from '@herald/media/labels';
import { optionsOf } from '@herald/media/option';
import { Field } from '#ui/field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { useDraft } from '../draft/use-draft.ts';

const qualities = optionsOf(VIDEO_QUALITIES, VIDEO_QUALITY_LABELS);
const bitrates = AUDIO_BITRATES.map((value) => ({ value, label: `${AUDIO_KBITS[value]} kbit/s` }));

/** How much of its pictures the file keeps. */
export function QualityChooser() {
  const { content, change } = useDraft();
  return (
    <Field label="Video quality" hint="Best makes files about 1.6 times as large as High, in about the same time.">
      <Segmented
        label="Video quality"
        segments={qualities}
        value={content.output.video_quality}
        onChange={(video_quality) => change('output', { video_quality })}
        full
      />
    </Field>
  );
}

/** How much of its sound the file keeps. */
export function BitrateChooser() {
  const { content, change } = useDraft();
  return (
    <Field label="Audio bit rate" hint="128 kbit/s is enough for speech. Music can gain from more.">
      <Segmented
        label="Audio bit rate"
        segments={bitrates}
        value={content.output.audio_bitrate}
        onChange={(audio_bitrate) => change('output', { audio_bitrate })}
        full
      />
    </Field>
  );
}
