import type { BackgroundGroup, VideoOutput } from '@herald/contract';
import type { SpokenAudio } from './speech-provider.ts';

/** Who speaks: a preset of the library, a character by its parameters, or a talking photo. */
export type PerformerOrder =
  | { kind: 'preset'; presetId: string }
  | { kind: 'character'; params: Record<string, unknown> }
  | { kind: 'photo'; points: unknown };

/** Pictures an order names; as file paths for a film, as addresses for a preview. */
export type OrderPictures = Partial<Record<'photo' | 'product' | 'logo' | 'background', string>>;

/** What a video shows; plain data. */
export interface VideoOrder {
  title: string;
  /** Decides everything that is left to chance, so that the same video is drawn the same twice. */
  seed: number;
  locale: string;
  performer: PerformerOrder;
  background: BackgroundGroup;
  logoPosition: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';
  output: VideoOutput;
  pictures: OrderPictures;
}

export interface ComposedScene {
  /** A scene description of the stage. */
  scene: Record<string, unknown>;
  pictures: Record<string, string>;
}

export interface MakeVideoRequest {
  order: VideoOrder;
  audio: SpokenAudio;
  musicPath?: string;
  /** Kept between attempts: finished segments lie here. */
  workFolder: string;
  /** The finished files are written here. */
  outFolder: string;
  onProgress(progress: MakingProgress): void;
  signal: AbortSignal;
}

export interface MakingProgress {
  stage: 'drawing' | 'checking';
  framesDone: number;
  framesTotal: number;
  /** Those in finished segments: an attempt that comes after this one finds them again. */
  framesKept: number;
}

export interface MadeVideo {
  files: { video: string; poster: string; preview: string; vtt: string; srt: string };
  durationSec: number;
  sizeBytes: number;
  /** The words that are spoken, as running text. */
  transcript: string;
  /** Measured on the finished file. */
  report: Record<string, unknown>;
  /** Why it must not be handed out; empty when it is good. */
  faults: string[];
}

/** An order and its sound to a finished film. */
export interface VideoProvider {
  readonly name: string;
  /** The scene of an order, exactly as it would be filmed; without a sound it is a moment of silence. */
  compose(order: VideoOrder, audio: SpokenAudio | undefined): Promise<ComposedScene>;
  makeVideo(request: MakeVideoRequest): Promise<MadeVideo>;
}
