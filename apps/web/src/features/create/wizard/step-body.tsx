import { lazy } from 'react';
import { AvatarStep } from '../avatar/avatar-step.tsx';
import type { StepNumber } from './steps.ts';

const loadVoice = async () => ({ default: (await import('../voice/voice-step.tsx')).VoiceStep });
const loadGenerate = async () => ({ default: (await import('../generate/generate-step.tsx')).GenerateStep });
const VoiceStep = lazy(loadVoice);
const GenerateStep = lazy(loadGenerate);

/** Called while the first step is looked at, so that the next ones are there at the click. */
export function loadNextSteps(): void {
  // A failure shows when the step is opened, where it can be tried again.
  for (const load of [loadVoice, loadGenerate]) load().catch(() => undefined);
}

export function StepBody({ step }: { step: StepNumber }) {
  if (step === 1) return <AvatarStep />;
  return step === 2 ? <VoiceStep /> : <GenerateStep />;
}
