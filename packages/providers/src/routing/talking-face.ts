import { EngineError } from '@herald/media/engine-error';
import type { MadeAvatar } from '@herald/media/engines/image-engine';
import type { PortraitEngine } from '@herald/media/engines/portrait-engine';
import type { CharacterParams } from '@herald/media/person/character-params';

/** A face that can speak: drawn from parameters, or a picture with its points. */
export type TalkingFace = Pick<MadeAvatar, 'picture' | 'sceneHints'> &
  ({ kind: 'character'; params: CharacterParams } | { kind: 'photo'; points: unknown });

/** A picture without parameters comes from a service: it talks as a photo does, if it can. */
export async function talkingFace(portrait: PortraitEngine, made: MadeAvatar): Promise<TalkingFace> {
  const { picture, params, sceneHints } = made;
  if (params) return { kind: 'character', picture, params, sceneHints };
  const { gate, analysis } = await portrait.analyse(picture.bytes);
  if (gate.answer === 'reject') {
    throw new EngineError('picture_unusable', gate.findings.map(({ reason, hint }) => `${reason} ${hint}`).join(' '));
  }
  return { kind: 'photo', picture, points: analysis, sceneHints };
}
