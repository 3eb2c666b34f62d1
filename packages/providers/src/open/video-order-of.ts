import type { DraftContent } from '@herald/contract/draft';
import type { AvatarKind } from '@herald/contract/statuses';
import { EngineError } from '@herald/media/engine-error';
import type { OrderedMaker, OrderPictures, VideoOrder } from '@herald/media/engines/video-order';
import { parsePhotoAnalysis } from '@herald/media/person/photo-analysis';
import { readCharacterParams } from '@herald/media/person/read-character-params';
import type { ClipPerformer, PerformerSpec } from '@herald/media/scene/scene-spec';

const STAND_INS = { female: 'emma', male: 'omar' };

/** An avatar as it is kept: a name, the parameters of a character, the points of a photo, or a person of a service. */
export interface KeptAvatar {
  kind: AvatarKind;
  presetId: string | null;
  params: unknown;
  points: unknown;
  gender?: string;
  hostedBy?: string | null;
  hostedId?: string | null;
}

export interface OrderParts {
  draft: Pick<DraftContent, 'title' | 'voice' | 'background' | 'script' | 'output'>;
  seed: number;
  locale: string;
  /** of the sound, with its marks */
  script: string;
  avatar: KeptAvatar;
  /** Of who is heard, for a stand-in whose own is not known. */
  voiceGender?: string | undefined;
  pictures: OrderPictures;
  /** Of a filmed person: the files of their clip. */
  clip?: Omit<ClipPerformer, 'kind'> | undefined;
}

/** What a draft orders; the same for a preview and for the film, but for where the pictures lie. */
export function videoOrderOf(parts: OrderParts): VideoOrder {
  const { draft, seed, locale, script: said, avatar, voiceGender, pictures, clip } = parts;
  const { title, voice, background, script, output } = draft;
  const { logoPosition } = script;
  const isRecorded = voice.useCustomAudio;
  return {
    title,
    seed,
    locale,
    script: said,
    isRecorded,
    performer: performerOf(avatar, { voiceGender, clip }),
    background,
    logoPosition,
    output,
    pictures,
    ...makerOf(avatar, output),
  };
}

/** A person of a service is filmed there, whoever else the draft wants to film. */
function makerOf({ kind, hostedBy, hostedId }: KeptAvatar, output: DraftContent['output']): { maker?: OrderedMaker } {
  const { made_by: engine, may_fall_back: mayFallBack } = output;
  if (kind === 'hosted' && hostedBy && hostedId) {
    return { maker: { engine: hostedBy, avatarId: hostedId, mayFallBack } };
  }
  return engine ? { maker: { engine, mayFallBack } } : {};
}

/** Herald's own presenter, who is seen in previews and where the service cannot film. */
const standInFor = (gender: string | undefined): string => (gender === 'male' ? STAND_INS.male : STAND_INS.female);

function performerOf(
  { kind, presetId, params, points, gender }: KeptAvatar,
  { voiceGender, clip }: Pick<OrderParts, 'voiceGender' | 'clip'>,
): PerformerSpec {
  if (kind === 'filmed') {
    if (!clip) throw new EngineError('clip_unusable', 'The clip of this presenter is missing.');
    return { kind: 'clip', ...clip };
  }
  if (kind === 'photo') return { kind, picture: 'photo', points: parsePhotoAnalysis(points) };
  if (kind === 'character') return { kind, params: readCharacterParams(params ?? {}) };
  return { kind: 'preset', presetId: kind === 'hosted' ? standInFor(gender || voiceGender) : (presetId ?? '') };
}
