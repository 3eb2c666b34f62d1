import { type CharacterParams, EngineError, type MadeAvatar, type PortraitEngine } from '@herald/media';

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
