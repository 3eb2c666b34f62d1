import type { PersonClip } from '@herald/contract/endpoints/clips';
import { CLIP_MOMENT_LABELS, type ClipFault, type ClipReport, type ClipSpan } from '@herald/media/clips';

const CLIP_TYPES = ['video/mp4', 'video/quicktime', 'video/webm'];
/** What a file picker offers. */
export const CLIP_FILES = [...CLIP_TYPES, '.mp4', '.mov', '.webm'];

/** What to do while one is filmed, in this order. */
export const CLIP_RECIPE = [
  { name: 'Look here and listen', sec: 15, say: 'Listen as if to a friend. Blink as you like.', mayOpen: false },
  { name: 'Nod twice', sec: 5, say: 'Slowly, as if you agree.', mayOpen: false },
  { name: 'Smile with closed lips', sec: 5, say: 'Let it come and go.', mayOpen: false },
  { name: 'Open hands', sec: 5, say: 'Palms up, below your chin, then back.', mayOpen: false },
  { name: 'Point beside you', sec: 5, say: 'To the side, then back.', mayOpen: false },
  { name: 'Raise one finger', sec: 5, say: 'Beside your face, not before it.', mayOpen: false },
  { name: 'One smile with teeth', sec: 5, say: 'Herald learns your teeth from it.', mayOpen: true },
] as const;

export const CODE_SEC = 8;

interface FaultWords {
  title: string;
  /** On a span of the strip. */
  short: string;
  why: string;
  fix: string;
}

export const faultWords: Record<ClipFault, FaultWords> = {
  'mouth-open': {
    title: 'The mouth is open',
    short: 'mouth open',
    why: 'Herald draws new speech over a mouth at rest.',
    fix: 'Keep your lips closed, teeth a little apart.',
  },
  speaking: {
    title: 'You are speaking',
    short: 'speaking',
    why: 'Lips part and close all the time. Herald draws new speech over a mouth at rest.',
    fix: 'Listen instead. Play a song or a voice message while you film.',
  },
  hand: {
    title: 'A hand is before the mouth',
    short: 'hand before the mouth',
    why: 'What is behind the hand cannot be redrawn.',
    fix: 'Keep hands below the chin or beside the face.',
  },
  lips: {
    title: 'The lips are covered or not at rest',
    short: 'lips not at rest',
    why: 'Herald moves the lips as you hold them most of the time. Pursed, pulled or covered lips do not fit.',
    fix: 'Relax your face, smile only a little, and keep hands away from the mouth.',
  },
  turned: {
    title: 'The face is turned away',
    short: 'turned away',
    why: 'One side of the jaw is out of view.',
    fix: 'Keep your nose towards the camera. A small turn is fine.',
  },
  'no-face': {
    title: 'There is no face',
    short: 'no face',
    why: 'Nobody is in the picture, or the face is too small.',
    fix: 'Sit so that head and chest fill the picture.',
  },
  'two-people': {
    title: 'There are two people',
    short: 'two people',
    why: 'A presenter is one person.',
    fix: 'Film where nobody else is in the picture.',
  },
  'other-person': {
    title: 'This is another person',
    short: 'another person',
    why: 'The face is not the one the clip begins with.',
    fix: 'Film each person in a clip of their own.',
  },
  blurred: {
    title: 'The picture is blurred',
    short: 'blurred',
    why: 'The edges of lips and jaw cannot be found.',
    fix: 'Clean the lens, and let the camera focus on your face.',
  },
  small: {
    title: 'The face is small',
    short: 'small face',
    why: 'Lips and jaw have few pixels.',
    fix: 'Come closer to the camera, or film in a higher resolution.',
  },
  dark: {
    title: 'It is too dark',
    short: 'too dark',
    why: 'The face can hardly be told from the background.',
    fix: 'Face a lamp or a window.',
  },
  'cut-off': {
    title: 'The face is cut off',
    short: 'cut off',
    why: 'A part of the face is outside the picture.',
    fix: 'Leave room above your head and on both sides.',
  },
  moving: {
    title: 'The camera moves',
    short: 'camera moves',
    why: 'The room behind you would jump in the film.',
    fix: 'Put the camera on a stand or against a book.',
  },
  restless: {
    title: 'The head moves fast',
    short: 'head moves fast',
    why: 'The drawn mouth shivers where the head is quicker than the camera.',
    fix: 'Hold your head calm, and nod slowly.',
  },
};

export const qualityWords = { good: 'Good', usable: 'Usable', poor: 'Poor' } as const;

/** Why a presenter is as good as it is, and what another take would mend. */
export function qualityReason({
  usableSec,
  weakest,
  hasTeeth,
}: Pick<ClipReport, 'usableSec' | 'weakest' | 'hasTeeth'>) {
  const base = `${Math.round(usableSec)} s to draw from.`;
  const teeth = hasTeeth ? ' Your own teeth were seen.' : ' No smile shows your teeth, so Herald draws them.';
  return weakest ? `${base}${teeth} ${faultWords[weakest].title}: ${faultWords[weakest].fix}` : `${base}${teeth}`;
}

/** "Calm 2": the spans of one kind are numbered where there are several. */
export function spanNames(spans: readonly ClipSpan[]): string[] {
  const totals = new Map<string, number>();
  for (const { moment } of spans) if (moment) totals.set(moment, (totals.get(moment) ?? 0) + 1);
  const seen = new Map<string, number>();
  return spans.map(({ moment, fault }) => {
    if (!moment) return fault ? faultWords[fault].short : 'left out';
    const number = (seen.get(moment) ?? 0) + 1;
    seen.set(moment, number);
    const label = CLIP_MOMENT_LABELS[moment];
    return (totals.get(moment) ?? 0) > 1 ? `${label} ${number}` : label;
  });
}

export interface FoundInClip {
  fault: ClipFault;
  /** Where it begins, in order. */
  atSecs: number[];
  /** How long it lasts in all. */
  sec: number;
  isBlocking: boolean;
}

/** What was found, one line for each kind, in the order of the clip. */
export function foundIn({ findings, spans }: Pick<ClipReport, 'findings' | 'spans'>): FoundInClip[] {
  const found = new Map<ClipFault, FoundInClip>();
  for (const { fault, atSec, isBlocking } of findings.toSorted((a, b) => a.atSec - b.atSec)) {
    const one = found.get(fault) ?? { fault, atSecs: [], sec: lastingOf(spans, fault), isBlocking: false };
    found.set(fault, { ...one, atSecs: [...one.atSecs, atSec], isBlocking: one.isBlocking || isBlocking });
  }
  return [...found.values()];
}

const lastingOf = (spans: readonly ClipSpan[], fault: ClipFault) =>
  spans.filter((span) => span.fault === fault).reduce((sum, { fromSec, toSec }) => sum + toSec - fromSec, 0);

/** What is wrong with a file before it is sent. */
export function clipProblem({ type, name, size }: Pick<File, 'type' | 'name' | 'size'>, maxBytes: number) {
  const isVideo = CLIP_TYPES.includes(type.split(';')[0] ?? '') || /\.(mp4|m4v|mov|webm)$/i.test(name);
  if (!isVideo) return 'Please choose a video: MP4, MOV or WebM.';
  if (size > maxBytes) return 'This file is larger than 1 GB. Please film in a lower resolution or cut the clip.';
  return undefined;
}

/** The clip that a chosen file goes on with: begun for a code, or sent in part. */
export function clipToContinue(clips: readonly PersonClip[], { size, name }: Pick<File, 'size' | 'name'>) {
  const begun = clips.filter(({ state, source }) => state === 'receiving' && source === 'upload');
  const isSame = (clip: PersonClip) => clip.total_bytes === size && clip.name === name.slice(0, 200);
  return begun.find(isSame) ?? begun.find(({ received_bytes }) => received_bytes === 0);
}
