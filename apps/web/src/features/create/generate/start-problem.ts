import type { DraftContent } from '@herald/contract';

/** What no video can be started without, in the words of the server. */
export function startProblem({ avatar, voice }: DraftContent): string {
  if (avatar.avatarType === 'custom' && avatar.customImageUrl === '') return 'Custom avatar image is required';
  if (voice.generatedAudioUrl === '') return 'Audio is required for video generation';
  return '';
}
