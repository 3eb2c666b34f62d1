import {
  ASPECTS,
  AUDIO_BITRATES,
  BACKGROUND_CHOICES,
  BACKGROUND_STYLES,
  CAPTION_CHOICES,
  CORNERS,
  DEFAULT_CHOICES,
  DEVICE_FRAMES,
  EFFECT_CHOICES,
  ENVIRONMENTS,
  FIGURE_CHOICES,
  GROUNDS,
  LIGHTINGS,
  MUSIC_CHOICES,
  PACES,
  PROGRESS_BAR_CHOICES,
  RESOLUTIONS,
  ROOMS,
  VIDEO_QUALITIES,
} from '@herald/media/choices';
import { MATERIAL_LIMITS } from '@herald/media/clips';
import { MAX_TUNE, UNDER_VOICE_DB } from '@herald/media/music';
import { MATERIAL_SHOTS, MOST_MATERIAL, numberOfShot } from '@herald/media/scene/shot-plan';
import { TRADES } from '@herald/media/trades';
import { z } from 'zod';
import { brandLook, colorField } from './brand.ts';
import { idField, textField } from './fields.ts';
import { filmPlan } from './film-plan.ts';
import { limits } from './limits.ts';

const choice = textField(60).default('');
const link = textField(2000).default('');

/** How one word is to be said. */
export const pronunciation = z.object({ word: textField(60).min(1), say: textField(120).min(1) });
export type Pronunciation = z.infer<typeof pronunciation>;

export const voiceGroup = z.object({
  useCustomAudio: z.boolean().default(false),
  ttsText: textField(limits.scriptMaxCharacters).default(''),
  ttsId: choice,
  /** The user chose the voice: another avatar no longer changes it. */
  isChosen: z.boolean().optional(),
  /** One of the styles of the voice; missing where it speaks as usual. */
  style: textField(40).optional(),
  country: choice,
  region: choice,
  speechRate: z.number().min(limits.speechRate.min).max(limits.speechRate.max).default(limits.speechRate.default),
  audioUrl: link,
  generatedAudioUrl: link,
  /** The clip behind generatedAudioUrl. */
  audioId: idField.nullable().default(null),
});
export type VoiceGroup = z.output<typeof voiceGroup>;

export const avatarSources = ['custom', 'library', 'filmed', 'photo', 'digital'] as const;
export type AvatarSource = (typeof avatarSources)[number];

export const faceOptions = z.object({
  gender: choice,
  ethnicity: choice,
  age: z.number().int().min(0).max(80).nullable().default(null),
  resolution: z.union([z.literal(512), z.literal(1024)]).default(1024),
  image_format: z.enum(['jpeg', 'png']).default('jpeg'),
  lighting: choice,
  stampless: z.boolean().default(true),
  mood: choice,
  zoom_level: choice,
  skintone: z.number().min(0).max(10).nullable().default(null),
  hair_length: z.number().min(0).max(10).nullable().default(null),
  facial_hair: z.number().min(0).max(10).nullable().default(null),
  seed: z.number().int().min(0).max(0xffff_ffff).nullable().default(null),
});
export type FaceOptions = z.output<typeof faceOptions>;

export const avatarGroup = z.object({
  description: textField(limits.avatarDescriptionCharacters).default(''),
  appearance: choice,
  clothing: choice,
  /** The user chose the clothes: only then do they say something about the mood. */
  isDressed: z.boolean().optional(),
  age: choice,
  gender: choice,
  avatarType: z.enum(avatarSources).default('custom'),
  /** The chosen library avatar's name, as shown. */
  selectedAvatar: textField(200).default(''),
  selectedAvatarId: textField(60).default(''),
  avatarName: textField(200).default(''),
  customImageUrl: link,
  productImageUrl: link,
  createdAvatarId: idField.nullable().default(null),
  /** The job that makes a custom avatar, while it runs. */
  avatarJobId: idField.nullable().default(null),
  avatarCreationStatus: textField(60).default(''),
  avatarCreationError: textField(500).default(''),
  face: faceOptions.nullable().default(null),
  /** Herald draws, though a service could. */
  ownDrawing: z.boolean().optional(),
  /** Who drew the custom avatar, in a sentence. */
  drawnNote: textField(800).optional(),
});
export type AvatarGroup = z.output<typeof avatarGroup>;

export const backgroundGroup = z.object({
  setting: z.enum(BACKGROUND_CHOICES).default(DEFAULT_CHOICES.setting),
  /** One of its setting; empty for what the setting is called. */
  room: z.enum(['', ...ROOMS]).optional(),
  /** Whose things the room shows; empty for those of every room of its kind. */
  trade: z.enum(['', ...TRADES]).optional(),
  environment: z.enum(ENVIRONMENTS).default(DEFAULT_CHOICES.environment),
  lighting: z.enum(LIGHTINGS).default(DEFAULT_CHOICES.lighting),
  style: z.enum(BACKGROUND_STYLES).default(DEFAULT_CHOICES.style),
  color: colorField.default(DEFAULT_CHOICES.color),
  imageUrl: link,
  /** A person in a photo or a clip is cut out and seen before all this; left out: in the place where they were. */
  isBehindPhoto: z.boolean().optional(),
  /** The user chose the scene: words in a description no longer change it. */
  isChosen: z.boolean().optional(),
});
export type BackgroundGroup = z.output<typeof backgroundGroup>;

export const scriptGroup = z.object({
  content: textField(limits.scriptMaxCharacters).default(''),
  duration: z.number().min(0).default(0),
  wordCount: z.number().int().min(0).default(0),
  logoPosition: z.enum(CORNERS).default(DEFAULT_CHOICES.logoCorner),
});
export type ScriptGroup = z.output<typeof scriptGroup>;

const clipSecond = z.number().min(0).max(MATERIAL_LIMITS.longestSec).optional();

/** A picture or a clip that may fill the frame. */
export const materialPicture = z.object({
  /** The mark that shows it, which stays its own when another one goes. */
  shot: z.enum(MATERIAL_SHOTS),
  url: link,
  /** What it shows. It comes with words that name it. */
  name: textField(80).default(''),
  /** What stays in the frame in every ratio, as shares of the picture from its upper left corner. */
  focusX: z.number().min(0).max(1).default(0.5),
  focusY: z.number().min(0).max(1).default(0.5),
  /** The device on whose screen it is shown whole. */
  frame: z.enum(DEVICE_FRAMES).optional(),
  /** Of a clip: the part that is used; left out, all of it. */
  fromSec: clipSecond,
  untilSec: clipSecond,
});
export type MaterialPicture = z.output<typeof materialPicture>;

export const videoOutput = z.object({
  aspect_ratio: z.enum(ASPECTS).default(DEFAULT_CHOICES.aspect),
  /** The same film in these ratios too, each laid out for its frame. */
  more_ratios: z.array(z.enum(ASPECTS)).max(ASPECTS.length).default([]),
  resolution: z.literal(RESOLUTIONS).default(DEFAULT_CHOICES.resolution),
  video_quality: z.enum(VIDEO_QUALITIES).default(DEFAULT_CHOICES.videoQuality),
  audio_bitrate: z.enum(AUDIO_BITRATES).default(DEFAULT_CHOICES.audioBitrate),
  /**
   * What is behind the presenter. Without a place it is a layer for another film: one shot, no end card, no pictures or
   * clips. A transparent film comes as .webm and .mov, beside an .mp4 on a checkerboard to look at.
   */
  ground: z.enum(GROUNDS).default(DEFAULT_CHOICES.ground),
  captions: z.enum(CAPTION_CHOICES).default(DEFAULT_CHOICES.captions),
  /** How often the picture is cut. */
  pace: z.enum(PACES).default(DEFAULT_CHOICES.pace),
  /** What somebody wants for single sentences. */
  plan: filmPlan.optional(),
  /** Pictures and clips shown while the presenter goes on speaking; a picture and a clip never have the same number. */
  material: z
    .array(materialPicture)
    .max(MOST_MATERIAL)
    .refine(
      (material) => new Set(material.map(({ shot }) => numberOfShot(shot))).size === material.length,
      'Two of the pictures and clips have one number.',
    )
    .refine(
      (material) => material.every(({ fromSec = 0, untilSec = Infinity }) => fromSec < untilSec),
      'A clip is used from a moment before the one it ends at.',
    )
    .default([]),
  /** Missing: Herald's own colors and letters. */
  brand: brandLook.optional(),
  logo_url: link,
  music_url: link,
  /** Music that Herald makes; it takes the place of an uploaded track. */
  music_mood: z.enum(MUSIC_CHOICES).default(DEFAULT_CHOICES.music),
  /** Another number makes another tune of the same mood. */
  music_tune: z.number().int().min(0).max(MAX_TUNE).default(0),
  /** How much softer Herald's music is while somebody speaks, in dB. */
  music_under: z.number().min(UNDER_VOICE_DB.min).max(UNDER_VOICE_DB.max).default(DEFAULT_CHOICES.underVoiceDb),
  /** Sounds that mark cuts and what comes into the picture. */
  sound_effects: z.enum(EFFECT_CHOICES).default(DEFAULT_CHOICES.effects),
  /** Numbers, ratings and key words stand on the picture when they are said. */
  figures: z.enum(FIGURE_CHOICES).default(DEFAULT_CHOICES.figures),
  /** A bar at the top of the picture fills while the script is said. */
  progress_bar: z.enum(PROGRESS_BAR_CHOICES).default(DEFAULT_CHOICES.progressBar),
  hook: textField(120).default(''),
  end_card: textField(120).default(''),
  /** As far as it is typed; checked when the video is started. */
  link_url: textField(limits.linkCharacters).default(''),
  link_label: textField(limits.linkLabelCharacters).default(''),
  /** Another number makes another film of the same words: the presenter moves otherwise. */
  variation: z.number().int().min(0).max(0xffff_ffff).default(0),
  /** The service that films in place of Herald; empty for Herald. A person of a service is filmed there in any case. */
  made_by: textField(20).default(''),
  /** Herald films its own presenter where a service cannot. */
  may_fall_back: z.boolean().default(true),
});
export type VideoOutput = z.output<typeof videoOutput>;

/** Everything the wizard knows: the four groups of a video, its title and its output. */
export const draftContent = z.object({
  step: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(1),
  title: textField(limits.videoTitleCharacters).default(''),
  voice: voiceGroup.prefault({}),
  avatar: avatarGroup.prefault({}),
  background: backgroundGroup.prefault({}),
  script: scriptGroup.prefault({}),
  output: videoOutput.prefault({}),
});
export type DraftContent = z.output<typeof draftContent>;

const { shape: background } = backgroundGroup;

/** A stored choice that no list knows any more counts as not chosen. */
const storedDraft = draftContent.extend({
  background: backgroundGroup
    .extend({
      setting: background.setting.catch(DEFAULT_CHOICES.setting),
      room: background.room.catch(''),
      trade: background.trade.catch(''),
      environment: background.environment.catch(DEFAULT_CHOICES.environment),
      lighting: background.lighting.catch(DEFAULT_CHOICES.lighting),
      style: background.style.catch(DEFAULT_CHOICES.style),
      color: background.color.catch(DEFAULT_CHOICES.color),
    })
    .prefault({}),
  output: videoOutput
    .extend({ plan: videoOutput.shape.plan.catch(undefined), brand: videoOutput.shape.brand.catch(undefined) })
    .prefault({}),
});

/** A draft of any release: what it lacks or misspells takes its default; undefined when it is no draft at all. */
export function readStoredDraft(stored: unknown): DraftContent | undefined {
  return storedDraft.safeParse(stored).data;
}
