import type {
  Aspect,
  BackgroundStyle,
  Camera,
  CaptionPosition,
  CaptionStyle,
  CardPlacement,
  Corner,
  DeviceFrame,
  EndCardStyle,
  Environment,
  Lighting,
  Resolution,
  Room,
  Setting,
} from '../choices.ts';
import type { ClipHead } from '../clips.ts';
import type { MouthTrackJson } from '../mouth.ts';
import type { CharacterOverrides, CharacterParams } from '../person/character-params.ts';
import type { PhotoAnalysis } from '../person/photo-analysis.ts';
import type { TimedWord } from '../sound.ts';
import type { Trade } from '../trades.ts';
import type { ActingPlan } from './acting-plan.ts';
import type { BrandSpec } from './brand.ts';
import type { PlannedFigure } from './figures.ts';
import type { Score } from './score.ts';
import type { MaterialShot, PlannedShot } from './shot-plan.ts';

/** Raised whenever an older description would be drawn differently. */
export const SCENE_VERSION = 1;

/** A filmed person, by the paths of the files that `prepareClip` made: in the room of the clip, or cut out of it and before the scene's background. */
export interface ClipPerformer {
  kind: 'clip';
  proxy: string;
  track: string;
  isCutOut?: true;
  /** words and pictures leave it free; left out where an older version prepared the clip */
  head?: ClipHead;
}

/** A talking photo: in the place it was taken in, or cut out of it and before the scene's background. */
export interface PhotoPerformer {
  kind: 'photo';
  picture: string;
  points: PhotoAnalysis;
  isCutOut?: true;
}

/** A library character by name, a character by its parameters, a talking photo, or a filmed person. */
export type PerformerSpec =
  | { kind: 'preset'; presetId: string; overrides?: CharacterOverrides }
  | { kind: 'character'; params: CharacterParams }
  | PhotoPerformer
  | ClipPerformer;

/** Those Herald draws; the others are pictures of real people. */
export type DrawnPerformer = Extract<PerformerSpec, { kind: 'preset' | 'character' }>;

export function isDrawn(performer: PerformerSpec): performer is DrawnPerformer {
  return performer.kind === 'preset' || performer.kind === 'character';
}

export interface SettingBackground {
  kind: 'setting';
  setting: Setting;
  room?: Room;
  /** whose things the room shows */
  trade?: Trade;
  environment: Environment;
  lighting: Lighting;
  style: BackgroundStyle;
  seed: number;
}

export const PLAIN_GROUNDS = ['green', 'clear', 'checker'] as const;
export type PlainGround = (typeof PLAIN_GROUNDS)[number];

export type BackgroundSpec =
  | SettingBackground
  | { kind: 'color'; color: string }
  /** no place: one green, nothing, or a checkerboard where a picture cannot be see-through */
  | { kind: 'ground'; ground: PlainGround }
  /** softness 0 keeps the picture sharp, 1 is a strong lens blur */
  | { kind: 'picture'; picture: string; softness: number };

export interface CardMoment {
  enterAtSec: number;
  /** null: stays to the end */
  leaveAtSec: number | null;
  /** when words show the product meanwhile, and do not only name it; left out where nobody knows */
  shownAtSec?: readonly number[];
}

export interface CardSpec extends CardMoment {
  picture: string;
  /** when it comes once more, after it left */
  again: readonly CardMoment[];
  placement: CardPlacement;
  label: string | null;
}

/** A picture or a clip that may fill the frame while the presenter goes on speaking. */
export interface MaterialPicture {
  /** the shot that shows it */
  shot: MaterialShot;
  picture: string;
  /** what it shows; it comes with words that name it */
  name: string | null;
  /** what stays in the frame in every ratio, as shares of the picture from its upper left corner */
  focusX: number;
  focusY: number;
  /** the device on whose screen it is shown whole; left out: none */
  frame?: DeviceFrame;
  /** of a clip: the part that is used; left out, from its beginning to its end */
  fromSec?: number;
  untilSec?: number;
}

export interface LogoSpec {
  picture: string;
  corner: Corner;
}

export interface HookSpec {
  text: string;
  durationSec: number;
}

export interface EndCardSpec {
  text: string;
  detail: string | null;
  /** counted from the end of the scene */
  durationSec: number;
  /** of a scene without a brand */
  color: string;
  style: EndCardStyle;
  /** without a brand: in quieter colors, without a pattern */
  isSober?: true;
}

/** A stretch that is acted by itself, whatever stands before it. The times of its plan count from where it begins. */
export interface ActedPassage {
  startSec: number;
  acting: ActingPlan;
}

/** Everything a scene shows, as plain JSON; pictures are named here and handed in decoded when the scene is prepared. */
export interface SceneSpec {
  version: typeof SCENE_VERSION;
  seed: number;
  aspect: Aspect;
  resolution: Resolution;
  durationSec: number;
  /** BCP 47, decides fonts, capitals and the direction of lines */
  locale: string;
  performer: PerformerSpec;
  background: BackgroundSpec;
  camera: Camera;
  /** in the order of time, the first from the beginning; none: one wide shot */
  shots: PlannedShot[];
  words: TimedWord[];
  mouth: MouthTrackJson | null;
  /** null: the presenter only blinks, breathes and nods along */
  acting: ActingPlan | null;
  /** Of a scene in several passages, in place of `acting`; the first begins at 0. */
  passages?: ActedPassage[];
  /** null: Herald's own colors and letters */
  brand: BrandSpec | null;
  captions: { style: CaptionStyle; position: CaptionPosition } | null;
  card: CardSpec | null;
  material: MaterialPicture[];
  logo: LogoSpec | null;
  hook: HookSpec | null;
  /** what stands in the picture with the presenter when it is said, in the order of time */
  figures: PlannedFigure[];
  /** how much of what is said is over; left out: none */
  progressBar?: true;
  endCard: EndCardSpec | null;
  /** what is heard besides the voice; null: nothing of ours */
  score: Score | null;
}

/** A scene before anything is said in it: what is left out takes its usual value. */
export type SceneLook = Pick<SceneSpec, 'performer' | 'background'> &
  Partial<Omit<SceneSpec, 'durationSec' | 'words' | 'mouth' | 'acting' | 'passages' | 'shots' | 'figures' | 'score'>>;

/** The longest scene there is. */
export const LONGEST_SCENE_SEC = 3600;

/** Of cards without a brand: light words can be read on each. */
export const CARD_COLORS = [
  '#4a2fbd',
  '#0f6d6a',
  '#1d4fd7',
  '#1f7a4a',
  '#b01653',
  '#b8431d',
  '#7a1f7a',
  '#1b3a7a',
] as const;

/** What the parts of a scene are like when nothing else was asked for. */
export const SCENE_DEFAULTS = { hookSec: 3, endCardSec: 2.5, endCardColor: '#4a2fbd' } as const;
