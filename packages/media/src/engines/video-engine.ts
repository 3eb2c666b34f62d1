import type { Aspect } from '../choices.ts';
import type { ShownPlan } from '../film-plan.ts';
import type { SceneSpec } from '../scene/scene-spec.ts';
import type { SpokenSound } from '../sound.ts';
import type { VideoOrder } from './video-order.ts';

export interface ComposedScene {
  scene: SceneSpec;
  pictures: Record<string, string>;
  /** The sentences as they are filmed; left out where nothing is said. */
  shown?: ShownPlan;
}

/** The files of a finished video. */
export interface VideoFiles {
  video: string;
  poster: string;
  preview: string;
  vtt: string;
  srt: string;
  /** The same film with transparency, where it is ordered without a place. */
  webm?: string;
  mov?: string;
}

/** The files with transparency that a film can have. */
export const TRANSPARENT_KINDS = ['webm', 'mov'] as const;
export type TransparentKind = (typeof TRANSPARENT_KINDS)[number];

export interface TransparentMade {
  kind: TransparentKind;
  path: string;
  sizeBytes: number;
}

/** What was prepared before the sound was known. */
export interface Rehearsal {
  end(): void;
}

/** What is kept of a film that is made elsewhere, so that another attempt goes on with it and orders no second one. */
export interface OutsideJob {
  /** Names this film and no other, the same in every attempt. */
  key: string;
  /** What was noted last, by this attempt or an earlier one. */
  read(): Promise<string | undefined>;
  note(text: string): Promise<void>;
  /** Where its service can report, for services that can; posts to it are kept for `reports`. */
  reportUrl: string;
  /** What was posted there so far, the first one first. */
  reports(): Promise<unknown[]>;
}

export interface MakeVideoRequest {
  order: VideoOrder;
  audio: SpokenSound;
  musicPath?: string;
  /** Kept between attempts: finished segments lie here. */
  workFolder: string;
  /** Puts segments of earlier films into a work folder, by their file names, as far as they were kept. */
  fetchSegments?: (names: string[], workFolder: string) => Promise<void>;
  /** Where the finished files go. */
  files: VideoFiles;
  /** Where an engine that draws puts its first picture, as a JPEG, before it reports any progress. */
  firstPicture?: string;
  /** Of a film in several ratios, one has a moving preview. */
  isWithoutPreview?: boolean;
  /** Somebody sits and waits for this film; every other one steps back for those who wait for an answer. */
  isUrgent?: boolean;
  /** Ended with the video. */
  rehearsal?: Rehearsal;
  /** Left out where an attempt that fails is the last one. */
  job?: OutsideJob;
  /** Nobody tries again after this one. */
  isLastAttempt?: boolean;
  onProgress(progress: MakingProgress): void;
  signal: AbortSignal;
}

export interface MakingProgress {
  stage: 'drawing' | 'checking';
  framesDone: number;
  framesTotal: number;
  /** Those in finished segments: an attempt that comes after this one finds them again. */
  framesKept: number;
  /** Frames drawn per second, and the time that is left, where the engine knows. */
  fps?: number;
  etaSec?: number;
}

/** A film in one more ratio. Its sound and its subtitles are those of the first. */
export interface RatioMade {
  aspect: Aspect;
  files: Pick<VideoFiles, 'video' | 'poster'>;
  sizeBytes: number;
  transparent?: TransparentMade[];
}

export interface MadeVideo {
  files: VideoFiles;
  /** The same film in the other ratios that were ordered. */
  others?: RatioMade[];
  /** The files with transparency, where it was ordered without a place. */
  transparent?: TransparentMade[];
  durationSec: number;
  sizeBytes: number;
  /** The words that are spoken, as running text. */
  transcript: string;
  /** Share of its segments that were there before, 0 to 1; left out where the engine has none. */
  keptShare?: number;
  /** What its making used of this machine's processor. */
  cpuSec?: number;
  /** Measured on the finished file. */
  report: Record<string, unknown>;
  /** Why it must not be handed out; empty when it is good. */
  faults: string[];
  /** The service that made it, as people call it; left out for Herald. */
  madeBy?: string;
  /** Why that is not the one that was ordered. */
  insteadReason?: string;
}

/** A film as another engine made it: an mp4, best with the sound it was made to. It is finished and measured for it. */
export interface ForeignFilm {
  path: string;
}

export interface EngineVideoRequest extends MakeVideoRequest {
  /** Somebody pays for the film, so it is ordered once. */
  isPaid?: boolean;
  /** The sound as a wav file, for engines that send it somewhere. */
  soundFile(): Promise<string>;
  /** The first picture of the film as a PNG of its size: the presenter in their place, without words and cards. */
  stillFile(): Promise<string>;
}

interface FilmingEngine {
  readonly name: string;
  /** Begins with what is seen whatever is said. */
  rehearse?(order: VideoOrder, signal: AbortSignal): Rehearsal;
  /** Throws nothing but an EngineError. */
  makeVideo(request: EngineVideoRequest): Promise<MadeVideo | ForeignFilm>;
}

/** The scene of an order, exactly as it would be filmed; without a sound it is a moment of silence. */
type Compose = (order: VideoOrder, audio: SpokenSound | undefined) => Promise<ComposedScene>;

/** An order and its sound to a film. What it films can be shown before, or it cannot. */
export type VideoEngine = FilmingEngine &
  ({ readonly previewable: true; compose: Compose } | { readonly previewable: false });

/** Films and previews, whichever engine does it. */
export interface VideoService {
  compose: Compose;
  rehearse(order: VideoOrder, signal: AbortSignal): Rehearsal;
  makeVideo(request: MakeVideoRequest): Promise<MadeVideo>;
}

/** The files of a video in a folder of its own. */
export function videoFilesIn(folder: string, { ground }: Pick<VideoOrder['output'], 'ground'> = {}): VideoFiles {
  const at = (name: string): string => `${folder}/${name}`;
  return {
    video: at('video.mp4'),
    poster: at('poster.jpg'),
    preview: at('preview.gif'),
    vtt: at('captions.vtt'),
    srt: at('captions.srt'),
    ...(ground === 'transparent' && { webm: at('transparent.webm'), mov: at('transparent.mov') }),
  };
}
