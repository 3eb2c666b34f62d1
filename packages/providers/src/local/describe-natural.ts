import type { VoiceInfo } from '@herald/media/voice';
import type { NeuralVoice } from '@herald/speech';

/** A natural voice as every list shows it. */
export const describeNatural = ({ id, name, description, gender, locale }: NeuralVoice): VoiceInfo => ({
  id,
  label: `${name} - ${description}`,
  gender,
  quality: 'neural',
  locale,
});
