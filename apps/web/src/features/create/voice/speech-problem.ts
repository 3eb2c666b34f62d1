import type { VoiceGroup } from '@herald/contract';

export interface SpeechProblem {
  title: string;
  description: string;
  field: 'script' | 'region' | 'voice';
}

/** What is missing before a script can be spoken, in the order of the form. */
export function speechProblem({ ttsText, country, region, ttsId }: VoiceGroup): SpeechProblem | null {
  if (ttsText.trim() === '')
    return {
      title: 'No Script Provided',
      description: 'Please enter your script to convert to speech',
      field: 'script',
    };
  if (country === '' || region === '')
    return { title: 'Region Not Selected', description: 'Please select country and region', field: 'region' };
  if (ttsId === '') return { title: 'No Voice Selected', description: 'Please select a voice', field: 'voice' };
  return null;
}
