import type { Video, VideoProgress } from '@herald/contract/endpoints/videos';
import type { VideoStage } from '@herald/contract/statuses';

export const STAGE_WORDS: Record<VideoStage, string> = {
  queued: 'Waiting',
  preparing: 'Gathering the parts',
  speaking: 'Loading the audio',
  drawing: 'Drawing frames',
  checking: 'Checking lip sync',
  storing: 'Saving the video',
};

/** What is worked on now. The pictures are counted once the scene they show is set. */
export function stageWords({ stage, frames_total }: VideoProgress): string {
  return stage === 'drawing' && frames_total === 0 ? 'Setting the scene' : STAGE_WORDS[stage];
}

/** "9 s", "2 min": rounded up, so that the video is ready sooner than promised. */
export function waitInWords(sec: number): string {
  const whole = Math.max(1, Math.ceil(sec));
  if (whole < 90) return `${whole} s`;
  return whole < 5400 ? `${Math.ceil(whole / 60)} min` : `${Math.ceil(whole / 3600)} h`;
}

/** "1 min 20 s", "3 h 5 min" */
export function lengthInWords(sec: number): string {
  const whole = Math.max(0, Math.round(sec));
  if (whole < 60) return `${whole} s`;
  const [large, small] = whole < 3600 ? [60, 1] : [3600, 60];
  const [many, few] = whole < 3600 ? ['min', 's'] : ['h', 'min'];
  const rest = Math.floor((whole % large) / small);
  return `${Math.floor(whole / large)} ${many}${rest > 0 ? ` ${rest} ${few}` : ''}`;
}

/** Nothing until the server has measured how fast it is. */
export function timeLeft({ eta_seconds }: VideoProgress): string | null {
  return eta_seconds === null ? null : `${waitInWords(eta_seconds)} left`;
}

export function framesDone({ frames_done, frames_total }: VideoProgress): string | null {
  if (frames_total === 0) return null;
  return `${frames_done.toLocaleString('en-US')} of ${frames_total.toLocaleString('en-US')}`;
}

/** "3rd in the queue" */
export function placeInQueue({ queue_position }: VideoProgress): string {
  return queue_position === null ? 'In the queue' : `${ordinal(queue_position)} in the queue`;
}

/** 1st, 2nd, 3rd, 11th, 22nd */
export function ordinal(place: number): string {
  const lastTwo = place % 100;
  const ending = lastTwo >= 11 && lastTwo <= 13 ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[place % 10] ?? 'th');
  return `${place.toLocaleString('en-US')}${ending}`;
}

/** When the last of the videos in work is ready; nothing while one of them is not measured. */
export function allReadyIn(videos: readonly Video[]): string | null {
  const waits = videos.map(({ progress }) => progress?.eta_seconds ?? null);
  if (waits.length === 0 || waits.includes(null)) return null;
  return waitInWords(Math.max(...waits.map(Number)));
}
