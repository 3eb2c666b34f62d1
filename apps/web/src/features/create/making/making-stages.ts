import { type VideoProgress, type VideoStage, videoStages } from '@herald/contract';
import { framesDone, placeInQueue, STAGE_WORDS, waitInWords } from '#data/videos/progress-words.ts';

export interface StageLine {
  stage: VideoStage;
  label: string;
  detail: string;
  state: 'done' | 'now' | 'open';
}

interface StageFacts {
  progress: VideoProgress | null;
  soundSec: number;
  size: string;
}

/** The stages of the work, with what is known of each. Waiting has no line: it is over before the first one begins. */
export function stageLines({ progress, soundSec, size }: StageFacts): StageLine[] {
  const at = videoStages.indexOf(progress?.stage ?? 'queued');
  const details: Record<VideoStage, string> = {
    queued: '',
    preparing: progress?.stage === 'queued' ? waitingWords(progress) : 'avatar, background and captions',
    speaking: `${soundSec.toFixed(1)} s of sound`,
    drawing: (progress && framesDone(progress)) ?? `H.264, ${size}`,
    checking: 'lips and sound within 20 ms',
    storing: 'film, poster and captions',
  };
  return videoStages
    .map((stage, index): StageLine => {
      const state = index < at ? 'done' : index === at ? 'now' : 'open';
      return { stage, label: STAGE_WORDS[stage], detail: details[stage], state };
    })
    .filter(({ stage }) => stage !== 'queued');
}

function waitingWords(progress: VideoProgress): string {
  const { eta_seconds } = progress;
  const eta = eta_seconds === null ? '' : `, ready in about ${waitInWords(eta_seconds)}`;
  return `${placeInQueue(progress)}${eta}`;
}
