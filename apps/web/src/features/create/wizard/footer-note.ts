import type { AvatarGroup, DraftContent } from '@herald/contract/draft';
import { isSoundOlder } from '../draft/content-rules.ts';
import type { NoteTarget, StepNumber } from '../steps/steps.ts';
import { isStepValid, waitsForOwnAction } from './step-rules.ts';

/** What the plan has to say about the draft. */
interface PlanSays {
  isAvatarLocked?: boolean;
  isScriptTooLong?: boolean;
}

/** Beside the Next button: what is missing, or where it leads. */
export function footerNote(content: DraftContent, step: StepNumber, plan: PlanSays = {}): string {
  if (step === 3) return '';
  if (step === 1 && plan.isAvatarLocked) return 'Choose an avatar that your plan includes';
  if (asksToShorten(content, step, plan)) return 'Shorten the script to continue';
  if (isStepValid(content, step)) return step === 1 ? onStage(content.avatar) : 'Next: set the scene and generate';
  return step === 1 ? missingAvatar(content.avatar) : missingVoice(content);
}

/** Where what the note asks for is done, if that is one place. */
export function noteTarget(content: DraftContent, step: StepNumber, plan: PlanSays = {}): NoteTarget | undefined {
  if (asksToShorten(content, step, plan)) return 'script';
  return waitsForOwnAction(content, step) ? 'action' : undefined;
}

const asksToShorten = (content: DraftContent, step: StepNumber, { isScriptTooLong }: PlanSays): boolean =>
  step === 2 && isScriptTooLong === true && !isStepValid(content, step);

function onStage({ avatarType, selectedAvatar, createdAvatarId }: AvatarGroup): string {
  if (avatarType === 'library') return `${selectedAvatar} is on the stage`;
  if (avatarType === 'digital' && createdAvatarId === null) return 'Use this avatar, or continue with these options';
  return 'Next: write the script and choose a voice';
}

const customFields = [
  ['description', 'a description'],
  ['gender', 'a gender'],
  ['age', 'an age range'],
  ['appearance', 'an appearance'],
] as const;

function missingAvatar(avatar: AvatarGroup): string {
  if (avatar.avatarType === 'library') return 'Choose an avatar to continue';
  if (avatar.avatarType === 'photo') return 'Use your photo to continue';
  if (avatar.avatarType === 'filmed') return 'Film yourself to go on';
  const missing = customFields.filter(([field]) => avatar[field].trim() === '').map(([, words]) => words);
  return missing.length > 0 ? `Still missing: ${inWords(missing)}` : 'Generate the avatar to continue';
}

function missingVoice(content: DraftContent): string {
  const { voice } = content;
  if (isSoundOlder(content) && voice.ttsText.trim() !== '') return 'The script has changed. Generate the audio again';
  if (voice.useCustomAudio) return 'Upload audio, or record and use a take, to continue';
  if (voice.ttsText.trim() === '') return 'Write the script to continue';
  if (voice.country === '' || voice.region === '') return 'Choose country and region to continue';
  return 'Generate the audio to continue';
}

const NAMED_AT_MOST = 3;

function inWords(words: readonly string[]): string {
  const isMany = words.length > NAMED_AT_MOST;
  const named = isMany ? words.slice(0, NAMED_AT_MOST - 1) : words.slice(0, -1);
  const last = isMany ? `${words.length - named.length} more` : (words.at(-1) ?? '');
  return named.length > 0 ? `${named.join(', ')} and ${last}` : last;
}
