import type { Mouth } from '../performer.ts';

/** Raised whenever an older description would be drawn differently. */
export const SCENE_VERSION = 1;

export const ASPECTS = ['9:16', '4:5', '1:1', '16:9'] as const;
export const RESOLUTIONS = [720, 1080] as const;
export const SETTINGS = ['modern', 'home', 'studio', 'outdoor', 'minimal'] as const;
/** Rooms of a home; without one it is the living room. */
export const ROOMS = ['living-room', 'kitchen'] as const;
export const ENVIRONMENTS = ['day', 'evening'] as const;
export const LIGHTINGS = ['auto', 'studio', 'natural', 'artistic'] as const;
export const BACKGROUND_STYLES = ['clean', 'warm', 'bold'] as const;
export const CAPTION_STYLES = ['pop', 'karaoke', 'box', 'minimal'] as const;
export const CAPTION_POSITIONS = ['bottom', 'middle', 'top'] as const;
export const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export const CAMERAS = ['still', 'drift', 'cuts'] as const;
export const CARD_PLACEMENTS = ['beside', 'hand'] as const;

export type Aspect = (typeof ASPECTS)[number];
export type Resolution = (typeof RESOLUTIONS)[number];
export type Setting = (typeof SETTINGS)[number];
export type Room = (typeof ROOMS)[number];
export type Environment = (typeof ENVIRONMENTS)[number];
export type Lighting = (typeof LIGHTINGS)[number];
export type BackgroundStyle = (typeof BACKGROUND_STYLES)[number];
export type CaptionStyle = (typeof CAPTION_STYLES)[number];
export type CaptionPosition = (typeof CAPTION_POSITIONS)[number];
export type Corner = (typeof CORNERS)[number];
export type Camera = (typeof CAMERAS)[number];
export type CardPlacement = (typeof CARD_PLACEMENTS)[number];

/** A library character by name, a character by its parameters, or a talking photo. */
export type PerformerSpec =
  | { kind: 'preset'; presetId: string; overrides?: Record<string, unknown> }
  | { kind: 'character'; params: Record<string, unknown> }
  | { kind: 'photo'; picture: string; points: unknown };

export interface SettingBackground {
  kind: 'setting';
  setting: Setting;
  room?: Room;
  environment: Environment;
  lighting: Lighting;
  style: BackgroundStyle;
  seed: number;
}

export type BackgroundSpec =
  | SettingBackground
  | { kind: 'color'; color: string }
  /** softness 0 keeps the picture sharp, 1 is a strong lens blur */
  | { kind: 'picture'; picture: string; softness: number };

export interface TimedWord {
  text: string;
  startSec: number;
  endSec: number;
}

/** Each mouth parameter sampled at an even rate, from second 0 on. */
export type MouthTrack = { rateHz: number } & Record<keyof Mouth, number[]>;

export interface CardSpec {
  picture: string;
  enterAtSec: number;
  /** null: stays to the end */
  leaveAtSec: number | null;
  placement: CardPlacement;
  label: string | null;
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
  color: string;
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
  words: TimedWord[];
  mouth: MouthTrack | null;
  captions: { style: CaptionStyle; position: CaptionPosition } | null;
  card: CardSpec | null;
  logo: LogoSpec | null;
  hook: HookSpec | null;
  endCard: EndCardSpec | null;
}
