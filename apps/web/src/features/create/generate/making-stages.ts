import { type VideoProgress, type VideoStage, videoStages } from '@herald/contract';
import { secondsInWords } from './seconds-in-words.ts';

export interface StageLine {
  stage: VideoStage;
  label: string;
  detail: string;
  state: 'done' | 'now' | 'open';
}

/** Waiting has no line of its own: it is over before the first one begins. */
const labels: Partial<Record<VideoStage, string>> = {
  preparing: 'Preparing',
  speaking: 'Lip timing',
  drawing: 'Drawing frames',
  checking: 'Sync check',
  storing: 'Storing',
};

interface StageFacts {
  progress: VideoProgress | null;
  soundSec: number;
  size: string;
}

/** The stages of the work, with what is known of each. */
export function stageLines({ progress, soundSec, size }: StageFacts): StageLine[] {
  const at = videoStages.indexOf(progress?.stage ?? 'queued');
  const details: Partial<Record<VideoStage, string>> = {
    preparing: progress?.stage === 'queued' ? waitingWords(progress) : 'avatar, scene and sound',
    speaking: `${soundSec.toFixed(1)} s of sound`,
    drawing: progress && progress.frames_total > 0 ? framesWords(progress) : `H.264, ${size}`,
    checking: 'lips and sound within 20 ms',
    storing: 'film, poster and captions',
  };
  return videoStages.flatMap((stage, index) => {
    const label = labels[stage];
    if (!label) return [];
    return { stage, label, detail: details[stage] ?? '', state: index < at ? 'done' : index === at ? 'now' : 'open' };
  });
}

function waitingWords({ queue_position, eta_seconds }: VideoProgress): string {
  if (queue_position === null || queue_position <= 1) return 'next in the queue';
  const eta = eta_seconds === null ? '' : `, ready in about ${secondsInWords(eta_seconds)}`;
  return `number ${queue_position} in the queue${eta}`;
}

const framesWords = ({ frames_done, frames_total }: VideoProgress) => `${frames_done} of ${frames_total}`;
