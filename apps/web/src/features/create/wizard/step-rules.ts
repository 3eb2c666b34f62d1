import type { AvatarGroup, DraftContent, VoiceGroup } from '@herald/contract/draft';
import { missingFields } from '../avatar/product/custom-fields.ts';
import { isSoundOlder } from '../draft/content-rules.ts';
import { type StepNumber, steps } from '../steps/steps.ts';

const isFilled = (text: string) => text.trim() !== '';

export function isAvatarStepValid(avatar: AvatarGroup): boolean {
  switch (avatar.avatarType) {
    case 'library':
      return isFilled(avatar.selectedAvatarId) && isFilled(avatar.selectedAvatar);
    case 'custom':
      return [avatar.description, avatar.appearance, avatar.gender, avatar.age, avatar.customImageUrl].every(isFilled);
    case 'digital':
      return true;
    case 'photo':
    case 'filmed':
      return avatar.createdAvatarId !== null;
  }
}

/** An uploaded sound counts once the server answered where it keeps it. */
export function isVoiceStepValid(voice: VoiceGroup): boolean {
  if (voice.useCustomAudio) return isFilled(voice.audioUrl) && isFilled(voice.generatedAudioUrl);
  return [voice.ttsText, voice.country, voice.region, voice.generatedAudioUrl].every(isFilled);
}

export function isStepValid(content: DraftContent, step: StepNumber): boolean {
  if (step === 1) return isAvatarStepValid(content.avatar);
  return step === 2 ? isVoiceStepValid(content.voice) && !isSoundOlder(content) : true;
}

/** The wizard moves forward only over valid steps and avatars of the plan; back is free. */
export function furthestStep(content: DraftContent, isAvatarLocked = false): StepNumber {
  if (isAvatarLocked) return 1;
  return steps.find(({ number }) => !isStepValid(content, number))?.number ?? 3;
}

/** Words that are changed in the plan are spoken there: step 3 is not left for them. */
export function reachableStep(content: DraftContent, wanted: StepNumber, isAvatarLocked = false): StepNumber {
  const furthest = furthestStep(content, isAvatarLocked);
  const isOnlyUnspoken = furthest === 2 && isVoiceStepValid(content.voice);
  return wanted > furthest && !isOnlyUnspoken ? furthest : wanted;
}

/** Everything is there but what the step's own button makes of it. */
export function waitsForOwnAction(content: DraftContent, step: StepNumber): boolean {
  if (isStepValid(content, step)) return false;
  const { avatar, voice } = content;
  if (step === 1) return avatar.avatarType === 'custom' && missingFields(avatar).length === 0;
  return !voice.useCustomAudio && [voice.ttsText, voice.country, voice.region].every(isFilled);
}

/** "Use This Avatar" comes first: a screen has one primary action. */
export function hasOwnAction({ avatar }: DraftContent, step: StepNumber): boolean {
  return step === 1 && avatar.avatarType === 'digital' && avatar.createdAvatarId === null;
}
