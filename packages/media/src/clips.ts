import { z } from 'zod';
import { EngineError } from './engine-error.ts';

/** What a filmed person does in a span of their clip; films choose among them. */
export const CLIP_MOMENTS = ['calm', 'nod', 'smile', 'hands', 'point', 'aside'] as const;
export type ClipMoment = (typeof CLIP_MOMENTS)[number];

/** Why a span of a clip cannot be used. */
export const CLIP_FAULTS = [
  'mouth-open',
  'speaking',
  'hand',
  'lips',
  'turned',
  'no-face',
  'two-people',
  'other-person',
  'blurred',
  'small',
  'dark',
  'cut-off',
  'moving',
  'restless',
] as const;
export type ClipFault = (typeof CLIP_FAULTS)[number];

export const CLIP_QUALITIES = ['good', 'usable', 'poor'] as const;
export type ClipQuality = (typeof CLIP_QUALITIES)[number];

export const CLIP_FAULT_LABELS: Record<ClipFault, string> = {
  'mouth-open': 'Mouth open',
  speaking: 'Speaking',
  hand: 'Hand before the mouth',
  lips: 'Lips covered or not at rest',
  turned: 'Turned away',
  'no-face': 'No face',
  'two-people': 'Two people',
  'other-person': 'Another person',
  blurred: 'Blurred',
  small: 'Face too small',
  dark: 'Too dark',
  'cut-off': 'Cut off',
  moving: 'Camera moves',
  restless: 'Head moves fast',
};

export const CLIP_MOMENT_LABELS: Record<ClipMoment, string> = {
  calm: 'Listening',
  nod: 'Nodding',
  smile: 'Smiling',
  hands: 'Open hands',
  point: 'Pointing',
  aside: 'Looking aside',
};

/** `leastUsableSec`: with less, there is no presenter. `goodUsableSec`: from here on, films do not repeat themselves soon. */
export const CLIP_LIMITS = {
  shortestSec: 10,
  longestSec: 180,
  leastUsableSec: 5,
  goodUsableSec: 15,
  longestSidePx: 4096,
} as const;

/**
 * From which opening of the lips on, in distances between the eyes, a mouth is open; how much lips at rest differ from
 * each other at most; and how wide a face has to be.
 */
export const CLIP_GATES = { opening: 0.035, mismatch: 0.1, leastFacePx: 140 } as const;

const second = z.number().min(0).max(100_000);
const fault = z.enum(CLIP_FAULTS);

/** What a clip is for: to speak, or to be seen beside who speaks. */
export const CLIP_USES = ['presenter', 'material'] as const;
export type ClipUse = (typeof CLIP_USES)[number];

/** Of clips that films show beside their presenter. */
export const MATERIAL_LIMITS = { shortestSec: 0.5, longestSec: 60 } as const;

const pixels = z.number().min(-100_000).max(100_000);
const halfFaces = z.number().min(-20).max(20);

/** Where the head of a filmed person usually is, and how far it reaches from between the eyes. */
export const clipHead = z.object({
  /** of the clip */
  width: z.int().min(1),
  height: z.int().min(1),
  /** between the eyes, in pixels of the clip */
  x: pixels,
  y: pixels,
  /** half of the face, in pixels of the clip; what follows is in units of it */
  halfPx: z.number().min(1).max(100_000),
  /** brows, cheeks and mouth while they speak */
  left: halfFaces,
  right: halfFaces,
  up: halfFaces,
  down: halfFaces,
  /** ears, hair and chin */
  aside: halfFaces,
  crown: halfFaces,
  chin: halfFaces,
});

export type ClipHead = z.infer<typeof clipHead>;

export const clipReport = z.object({
  durationSec: second,
  /** upright, as it is shown */
  width: z.int().min(1),
  height: z.int().min(1),
  fps: z.number().min(0).max(1000),
  /** in which the lips rest and everything else is right */
  usableSec: second,
  /** the whole clip, span after span; `fault` where it cannot be used */
  spans: z.array(
    z.object({ fromSec: second, toSec: second, moment: z.enum(CLIP_MOMENTS).nullable(), fault: fault.nullable() }),
  ),
  findings: z.array(z.object({ atSec: second, fault, isBlocking: z.boolean() })),
  quality: z.enum(CLIP_QUALITIES),
  /** what a new take would mend first */
  weakest: fault.nullable(),
  /** the person's own teeth were seen in a smile */
  hasTeeth: z.boolean(),
  /** clips that older versions prepared have none */
  head: clipHead.optional(),
});

/** What was found in a clip; plain data, stored as JSON. */
export type ClipReport = z.infer<typeof clipReport>;
export type ClipSpan = ClipReport['spans'][number];
export type ClipFinding = ClipReport['findings'][number];

/** Reads a stored report. */
export function parseClipReport(value: unknown): ClipReport {
  return clipReport.parse(value);
}

/** The files of a clip that films need, beside its poster. */
export interface ClipFiles {
  /** upright, at a constant rate, silent */
  proxy: string;
  /** of a presenter: where the face is in every frame, and what its mouth is like; of material: the flip book of its preview */
  track: string;
  /** of a presenter: the flip book of its preview; of material there is none */
  book: string;
  poster: string;
}

export interface PrepareClip {
  file: string;
  /** where the files go */
  folder: string;
  /** a presenter by itself */
  use?: ClipUse;
  signal: AbortSignal;
  /** with the share that is done, from 0 to 1 */
  onProgress(share: number): void;
}

export interface PreparedClip {
  report: ClipReport;
  files: ClipFiles;
}

/** Makes a presenter of a person's clip, or material of any. Throws an EngineError: a ClipUnusableError where the clip itself is at fault. */
export type ClipPreparer = (clip: PrepareClip) => Promise<PreparedClip>;

/** A clip that cannot become a presenter, with what was found in it so far; left out where nothing could be read. */
export class ClipUnusableError extends EngineError {
  override readonly name = 'ClipUnusableError';
  readonly report: ClipReport | undefined;

  constructor(message: string, report?: ClipReport, cause?: unknown) {
    super('clip_unusable', message, { cause });
    this.report = report;
  }
}

/** The files of a prepared clip in a folder of its own. */
export function clipFilesIn(folder: string): ClipFiles {
  return {
    proxy: `${folder}/proxy.mp4`,
    track: `${folder}/track.bin`,
    book: `${folder}/book.bin`,
    poster: `${folder}/poster.jpg`,
  };
}

/** What previews call the flip book of who was filmed, among the pictures of a scene. */
export const PRESENTER_BOOK = 'presenter';
