import type { VideoProgress } from '@herald/contract/endpoints/videos';
import { type VideoStage, videoStages } from '@herald/contract/statuses';
import { framesDone, placeInQueue, STAGE_WORDS, waitInWords } from '#data/videos/progress-words.ts';

export interface StageLine {
  stage: VideoStage;
  label: string;
  detail: string;
  state: 'done' | 'now' | 'open';
  /** Of this stage, where something is counted. */
  percent: number | null;
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
    preparing: progress?.stage === 'queued' ? waitingWords(progress) : 'avatar, pictures and choices',
    speaking: `${soundSec.toFixed(1)} s of sound`,
    drawing: drawingWords(progress, `H.264, ${size}`),
    checking: 'lips and sound within 20 ms',
    storing: 'film, poster and captions',
  };
  return videoStages
    .map((stage, index): StageLine => {
      const state = index < at ? 'done' : index === at ? 'now' : 'open';
      const percent = stage === 'drawing' && progress ? drawnPercent(progress) : null;
      return { stage, label: STAGE_WORDS[stage], detail: details[stage], state, percent };
    })
    .filter(({ stage }) => stage !== 'queued');
}

function waitingWords(progress: VideoProgress): string {
  const { eta_seconds } = progress;
  const eta = eta_seconds === null ? '' : `, ready in about ${waitInWords(eta_seconds)}`;
  return `${placeInQueue(progress)}${eta}`;
}

function drawingWords(progress: VideoProgress | null, plan: string): string {
  if (!progress) return plan;
  const isNow = progress.stage === 'drawing';
  return framesDone(progress) ?? (isNow ? 'setting the scene' : plan);
}

function drawnPercent({ frames_done, frames_total }: VideoProgress): number | null {
  return frames_total === 0 ? null : Math.floor((100 * frames_done) / frames_total);
}
