import { AUDIO_BITRATES, VIDEO_QUALITIES } from '@herald/media/choices';
import { AUDIO_KBITS } from '@herald/media/film-coding';
import { VIDEO_QUALITY_LABELS } from '@herald/media/labels';
import { optionsOf } from '@herald/media/option';
import { useDraft } from '../draft/use-draft.ts';
import { OutputChoice } from './output-choice.tsx';

const qualities = optionsOf(VIDEO_QUALITIES, VIDEO_QUALITY_LABELS);
const bitrates = AUDIO_BITRATES.map((value) => ({ value, label: `${AUDIO_KBITS[value]} kbit/s` }));

/** How much of its pictures the file keeps. */
export function QualityChooser() {
  const { content, change } = useDraft();
  return (
    <OutputChoice
      label="Video quality"
      hint="Best makes files about 1.6 times as large as High, in about the same time."
      options={qualities}
      value={content.output.video_quality}
      onChange={(video_quality) => change('output', { video_quality })}
    />
  );
}

/** How much of its sound the file keeps. */
export function BitrateChooser() {
  const { content, change } = useDraft();
  return (
    <OutputChoice
      label="Audio bit rate"
      hint="128 kbit/s is enough for speech. Music can gain from more."
      options={bitrates}
      value={content.output.audio_bitrate}
      onChange={(audio_bitrate) => change('output', { audio_bitrate })}
    />
  );
}
