import type { FaceOptions } from '@herald/contract/draft';
import type { PortraitAnalysis } from '@herald/landmarks';
import type { MadeAvatar, PersonWish } from '@herald/media/engines/image-engine';
import type { VideoOrder } from '@herald/media/engines/video-order';

export interface PortraitToRead {
  bytes: Uint8Array;
  /** Which of several faces. */
  face?: number | undefined;
}

/** What the thread can do: names of tasks, what goes in, what comes out. */
export interface FaceTasks {
  avatar: { input: PersonWish; output: MadeAvatar };
  face: { input: FaceOptions; output: MadeAvatar };
  analyse: { input: PortraitToRead; output: PortraitAnalysis };
  still: { input: VideoOrder; output: Uint8Array };
}

export type FaceTask = keyof FaceTasks;

export type ToFaceThread = {
  [Task in FaceTask]: { id: number; task: Task; input: FaceTasks[Task]['input'] };
}[FaceTask];

export interface FaceFailure {
  message: string;
  /** The person who sent it is told these words. */
  isRefusal: boolean;
}

export type FromFaceThread =
  | { id: number; output: FaceTasks[FaceTask]['output'] }
  | { id: number; failure: FaceFailure };
