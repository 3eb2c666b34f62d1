import type { TransparentMade } from '@herald/media/engines/video-engine';
import type { Phone } from '@herald/media/sound';
import type { FilmSource } from './draw/drawing.ts';
import type { FilmCoding } from './encode/film-coding.ts';
import type { SoundFile } from './encode/sound-file.ts';
import type { SyncReport } from './sync/sync-report.ts';

/** Files beside the film; only those named are written. */
export interface FilmFiles {
  video: string;
  /** what the poster will show, drawn before the first segment */
  firstPicture?: string;
  poster?: string;
  preview?: string;
  vtt?: string;
  srt?: string;
  /** the film once more, with transparency */
  webm?: string;
  mov?: string;
}

/** Everything a render process needs to know; plain data, so that it can be sent to it. */
export interface FilmPlan {
  source: FilmSource;
  voice: SoundFile;
  music?: SoundFile;
  /** by how many dB it is softer while somebody speaks */
  musicUnderDb?: number | undefined;
  phones: Phone[];
  files: FilmFiles;
  /** kept between renders: finished segments, named by what they show */
  workFolder: string;
  coding?: FilmCoding | undefined;
  title: string;
  /** the voice is a person's recording, not a synthetic one */
  isRecorded: boolean;
  /** drawing threads */
  hands: number;
  /** its parent may have segments of other films */
  asksForSegments?: boolean;
}

export interface FilmProgress {
  stage: 'drawing' | 'checking';
  framesDone: number;
  framesTotal: number;
  /** in finished segments: they need not be drawn again */
  framesKept: number;
  /** drawn per second so far, without what was reused */
  fps: number;
  etaSec: number;
}

export interface FilmReport {
  width: number;
  height: number;
  fps: number;
  frames: number;
  durationSec: number;
  bytes: number;
  segments: { total: number; drawn: number; reused: number };
  files: FilmFiles;
  /** with transparency, as far as they were named */
  transparent?: TransparentMade[];
  /** of the render process, all threads together */
  peakMemoryBytes: number;
  /** what it used of the processor for this film, without what it prepared before; of ours alone */
  cpuSec?: number;
  sync: SyncReport;
  /** why the film must not be handed out; empty when it is good */
  faults: string[];
}
