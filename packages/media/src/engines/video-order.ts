import type {
  Aspect,
  AudioBitrate,
  BackgroundChoice,
  BackgroundStyle,
  CaptionChoice,
  Corner,
  DeviceFrame,
  EffectChoice,
  EndCardStyle,
  Environment,
  FigureChoice,
  Ground,
  Lighting,
  MusicChoice,
  Pace,
  ProgressBarChoice,
  Resolution,
  Room,
  VideoQuality,
} from '../choices.ts';
import type { FilmPlan } from '../film-plan.ts';
import type { BrandSpec } from '../scene/brand.ts';
import type { MaterialPicture, PerformerSpec, SceneSpec } from '../scene/scene-spec.ts';
import type { MaterialShot } from '../scene/shot-plan.ts';
import type { Trade } from '../trades.ts';

/** Pictures an order names, those of its material by their shots; as file paths for a film, as addresses for a preview. */
export type OrderPictures = Partial<Record<'photo' | 'product' | 'logo' | 'background' | MaterialShot, string>>;

export interface OrderedBackground {
  setting: BackgroundChoice;
  /** Of a home; empty for its living room. */
  room?: Room | '' | undefined;
  /** Whose things the room shows; empty for those of every room of its kind. */
  trade?: Trade | '' | undefined;
  environment: Environment;
  lighting: Lighting;
  style: BackgroundStyle;
  /** `#rrggbb`, where the setting is a color. */
  color: string;
  /** Whether a person in a photo or a clip is cut out and seen before all this, not in their own place. */
  isBehindPhoto?: boolean | undefined;
}

/** Named as on the wire, so that a draft's output is one. */
export interface OrderedOutput {
  aspect_ratio: Aspect;
  more_ratios?: readonly Aspect[] | undefined;
  resolution: Resolution;
  video_quality?: VideoQuality | undefined;
  audio_bitrate?: AudioBitrate | undefined;
  captions: CaptionChoice;
  /** Left out: their place. */
  ground?: Ground | undefined;
  hook: string;
  end_card: string;
  /** The end card shows its address; a text that is no web address counts as none. */
  link_url: string;
  pace?: Pace | undefined;
  music_mood?: MusicChoice | undefined;
  music_tune?: number | undefined;
  music_under?: number | undefined;
  sound_effects?: EffectChoice | undefined;
  figures?: FigureChoice | undefined;
  progress_bar?: ProgressBarChoice | undefined;
  /** Its pictures are named by their shots. */
  material?: readonly OrderedMaterial[] | undefined;
  /** Left out: Herald's own colors and letters. */
  brand?: OrderedBrand | undefined;
  /** What somebody wants for single sentences. */
  plan?: FilmPlan | undefined;
}

export interface OrderedBrand extends BrandSpec {
  end_card: EndCardStyle;
}

export interface OrderedMaterial extends Pick<MaterialPicture, 'shot' | 'focusX' | 'focusY'> {
  /** The device on whose screen it is shown. */
  frame?: DeviceFrame | undefined;
  /** Of a clip: the part that is used. */
  fromSec?: number | undefined;
  untilSec?: number | undefined;
  /** Empty where nobody said what it shows. */
  name: string;
}

/** Whether the film shows where its presenter is; otherwise it is a layer for another film: one shot, and nothing that fills the frame. */
export function hasPlace({ ground = 'place' }: Pick<OrderedOutput, 'ground'>): boolean {
  return ground === 'place';
}

/** Parts of a scene as a person wrote them in a file; checked when the scene is composed. */
export type SceneWishes = Readonly<Partial<Record<keyof SceneSpec, unknown>>>;

/** Who films, where that is not Herald. */
export interface OrderedMaker {
  /** The name of the engine. */
  engine: string;
  /** A person of that service; otherwise it films our still. */
  avatarId?: string | undefined;
  /** Herald's own presenter is filmed where it cannot. */
  mayFallBack: boolean;
}

/** What a video shows; plain data. */
export interface VideoOrder {
  title: string;
  /** Decides everything that is left to chance, so that the same video is drawn the same twice. */
  seed: number;
  locale: string;
  /** What is said, with its marks; empty where nobody wrote it down. */
  script: string;
  /** The voice is a person's recording, not a synthetic one. */
  isRecorded: boolean;
  /** Who speaks; a photo's picture is named `photo`. */
  performer: PerformerSpec;
  background: OrderedBackground;
  logoPosition: Corner;
  output: OrderedOutput;
  pictures: OrderPictures;
  /** Left out: Herald films. */
  maker?: OrderedMaker | undefined;
  /** Wins over what follows from the rest. Only engines that draw our scenes obey it. */
  scene?: SceneWishes;
}
