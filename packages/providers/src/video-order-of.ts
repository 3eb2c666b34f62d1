import type { AvatarKind, DraftContent } from '@herald/contract';
import {
  type OrderPictures,
  type PerformerSpec,
  parsePhotoAnalysis,
  readCharacterParams,
  type VideoOrder,
} from '@herald/media';

/** An avatar as it is kept: a name of the library, the parameters of a character, or the points of a photo. */
export interface KeptAvatar {
  kind: AvatarKind;
  presetId: string | null;
  params: unknown;
  points: unknown;
}

export interface OrderParts {
  draft: Pick<DraftContent, 'title' | 'voice' | 'background' | 'script' | 'output'>;
  seed: number;
  locale: string;
  /** of the sound, with its marks */
  script: string;
  avatar: KeptAvatar;
  pictures: OrderPictures;
}

/** What a draft orders; the same for a preview and for the film, but for where the pictures lie. */
export function videoOrderOf({ draft, seed, locale, script: said, avatar, pictures }: OrderParts): VideoOrder {
  const { title, voice, background, script, output } = draft;
  const { logoPosition } = script;
  const isRecorded = voice.useCustomAudio;
  return {
    title,
    seed,
    locale,
    script: said,
    isRecorded,
    performer: performerOf(avatar),
    background,
    logoPosition,
    output,
    pictures,
    ...(output.made_by && { maker: { engine: output.made_by, mayFallBack: output.may_fall_back } }),
  };
}

function performerOf({ kind, presetId, params, points }: KeptAvatar): PerformerSpec {
  if (kind === 'photo') return { kind, picture: 'photo', points: parsePhotoAnalysis(points) };
  if (kind === 'character') return { kind, params: readCharacterParams(params ?? {}) };
  return { kind, presetId: presetId ?? '' };
}
