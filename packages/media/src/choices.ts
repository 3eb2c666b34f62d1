/** The shapes of a frame. */
export const ASPECTS = ['9:16', '4:5', '1:1', '16:9'] as const;
/** Pixels of a frame's shorter side. */
export const RESOLUTIONS = [720, 1080] as const;
/** How much of the pictures a film keeps. */
export const VIDEO_QUALITIES = ['standard', 'high', 'best'] as const;
/** How much of the sound a film keeps. */
export const AUDIO_BITRATES = ['standard', 'high', 'best'] as const;
export const SETTINGS = ['modern', 'home', 'studio', 'outdoor', 'minimal'] as const;
/** Rooms that settings have beside what they are called. */
export const DRAWN_ROOMS = ['kitchen', 'shop', 'workshop', 'gym'] as const;
/** A living room is what a home is without one of the others. */
export const ROOMS = ['living-room', ...DRAWN_ROOMS] as const;
/** What can be behind the presenter: a drawn setting, a plain color, or the customer's own picture. */
export const BACKGROUND_CHOICES = [...SETTINGS, 'color', 'picture'] as const;
/** What the finished film has behind the presenter: their place, nothing at all, or one green for an editor's key. */
export const GROUNDS = ['place', 'transparent', 'green'] as const;
export const ENVIRONMENTS = ['day', 'evening'] as const;
export const LIGHTINGS = ['auto', 'natural', 'studio', 'artistic'] as const;
export const BACKGROUND_STYLES = ['clean', 'warm', 'bold'] as const;
export const CAPTION_STYLES = ['pop', 'karaoke', 'box', 'minimal'] as const;
/** How captions look, or that the film has none. */
export const CAPTION_CHOICES = [...CAPTION_STYLES, 'off'] as const;
export const CAPTION_POSITIONS = ['bottom', 'middle', 'top'] as const;
export const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export const CAMERAS = ['still', 'drift'] as const;
/** How often a film cuts; `single` is one shot from beginning to end. */
export const PACES = ['single', 'calm', 'natural', 'fast'] as const;
/** What Herald's own music is like. */
export const MUSIC_MOODS = ['bright', 'calm', 'driving', 'warm', 'tense', 'playful', 'corporate', 'lo-fi'] as const;
/** Music of Herald's own, or none of it. */
export const MUSIC_CHOICES = ['none', ...MUSIC_MOODS] as const;
/** How many sounds mark cuts and what comes into the picture. */
export const EFFECT_CHOICES = ['none', 'few', 'more'] as const;
/** Whether numbers, ratings and key words stand on the picture when they are said, or only where a mark asks for them. */
export const FIGURE_CHOICES = ['on', 'off'] as const;
/** Whether a bar shows how much of the film is over. */
export const PROGRESS_BAR_CHOICES = ['off', 'on'] as const;
/** The letters of a brand's words. */
export const BRAND_FONTS = ['bricolage', 'geist', 'manrope', 'mono'] as const;
/** How the closing picture is arranged. */
export const END_CARD_STYLES = ['stage', 'label', 'quiet', 'price'] as const;
export const CARD_PLACEMENTS = ['beside', 'hand'] as const;
/** Around pictures and clips of screens. */
export const DEVICE_FRAMES = ['phone', 'browser'] as const;

export type Aspect = (typeof ASPECTS)[number];
export type Resolution = (typeof RESOLUTIONS)[number];
export type VideoQuality = (typeof VIDEO_QUALITIES)[number];
export type AudioBitrate = (typeof AUDIO_BITRATES)[number];
export type Setting = (typeof SETTINGS)[number];
export type Room = (typeof ROOMS)[number];
export const ROOMS_OF: Readonly<Record<Setting, readonly DrawnRoom[]>> = {
  home: ['kitchen'],
  modern: ['shop', 'workshop'],
  studio: ['gym'],
  outdoor: [],
  minimal: [],
};
export type DrawnRoom = (typeof DRAWN_ROOMS)[number];
export type BackgroundChoice = (typeof BACKGROUND_CHOICES)[number];
export type Ground = (typeof GROUNDS)[number];
export type Environment = (typeof ENVIRONMENTS)[number];
export type Lighting = (typeof LIGHTINGS)[number];
export type BackgroundStyle = (typeof BACKGROUND_STYLES)[number];
export type CaptionStyle = (typeof CAPTION_STYLES)[number];
export type CaptionChoice = (typeof CAPTION_CHOICES)[number];
export type CaptionPosition = (typeof CAPTION_POSITIONS)[number];
export type Corner = (typeof CORNERS)[number];
export type Camera = (typeof CAMERAS)[number];
export type Pace = (typeof PACES)[number];
export type MusicMood = (typeof MUSIC_MOODS)[number];
export type MusicChoice = (typeof MUSIC_CHOICES)[number];
export type EffectChoice = (typeof EFFECT_CHOICES)[number];
export type FigureChoice = (typeof FIGURE_CHOICES)[number];
export type ProgressBarChoice = (typeof PROGRESS_BAR_CHOICES)[number];
export type DeviceFrame = (typeof DEVICE_FRAMES)[number];
export type BrandFont = (typeof BRAND_FONTS)[number];
export type EndCardStyle = (typeof END_CARD_STYLES)[number];
export type CardPlacement = (typeof CARD_PLACEMENTS)[number];

/** What counts where nothing was chosen, in every draft, scene and command. */
export const DEFAULT_CHOICES = {
  aspect: '9:16',
  resolution: 720,
  videoQuality: 'high',
  audioBitrate: 'high',
  setting: 'home',
  ground: 'place',
  environment: 'day',
  lighting: 'natural',
  style: 'warm',
  color: '#1d2430',
  captions: 'pop',
  captionPosition: 'bottom',
  logoCorner: 'top-right',
  camera: 'drift',
  pace: 'natural',
  music: 'none',
  underVoiceDb: 14,
  effects: 'none',
  figures: 'on',
  progressBar: 'off',
  cardPlacement: 'beside',
  endCard: 'stage',
} as const satisfies {
  aspect: Aspect;
  resolution: Resolution;
  videoQuality: VideoQuality;
  audioBitrate: AudioBitrate;
  setting: Setting;
  ground: Ground;
  environment: Environment;
  lighting: Lighting;
  style: BackgroundStyle;
  color: string;
  captions: CaptionStyle;
  captionPosition: CaptionPosition;
  logoCorner: Corner;
  camera: Camera;
  pace: Pace;
  music: MusicChoice;
  underVoiceDb: number;
  effects: EffectChoice;
  figures: FigureChoice;
  progressBar: ProgressBarChoice;
  cardPlacement: CardPlacement;
  endCard: EndCardStyle;
};

/** Narrows a text to one of a list. */
export function isOneOf<T extends string | number>(list: readonly T[], value: unknown): value is T {
  return list.some((choice) => choice === value);
}

const COLOR = /^#[0-9a-f]{6}$/i;

/** A color as every part of Herald writes it: `#rrggbb`. */
export function isColor(value: string): boolean {
  return COLOR.test(value);
}

/** The room that a setting is seen as; none where it has no such room, or is seen as what it is called. */
export function drawnRoom(setting: BackgroundChoice, room: Room | '' | undefined): DrawnRoom | undefined {
  const rooms = isOneOf(SETTINGS, setting) ? ROOMS_OF[setting] : [];
  return rooms.find((one) => one === room);
}
