import type { FaceOptions } from '@herald/contract/draft';
import { findFace, type MadeFace, noteFace } from '@herald/core/avatars';
import { fieldError } from '@herald/core/errors';
import type { Actor } from '@herald/core/identity';
import { createGate } from '@herald/core/runtime';
import { type DrawnFace, pictureOf, talkingFace } from '@herald/providers';
import type { ApiContext } from '../context.ts';

export interface AskingForFaces {
  ctx: ApiContext;
  actor: Actor;
  isOwn: boolean;
  signal?: AbortSignal;
}

/** A service takes seconds and may cost money, so an account gets few faces at once. */
const inTurn = createGate({
  // The specification fixes the words.
  tellsShare: false,
  maxRunning: 4,
  maxWaiting: 20,
  perAccount: { maxWaiting: 3, maxPerMinute: 20 },
  refusal: 'rate_limited',
  retryAfterSec: 5,
});

/** Faces that are drawn at the moment, so that the same question asked again orders no second one. */
const running = new Map<string, Promise<DrawnFace>>();

/** The face that a service drew for these options and this seed, or a new one. It is drawn even if the caller leaves. */
export function faceFromService({ ctx, actor }: AskingForFaces, options: FaceOptions): Promise<DrawnFace> {
  const { core, providers } = ctx;
  const question = JSON.stringify([actor.accountId, options]);
  const known = running.get(question);
  if (known) return known;
  const kept = {
    read: (drawnBy: string) => findFace(core, actor, { options, drawnBy }),
    note: (picture: DrawnFace['picture'], drawnBy: string) => noteFace(core, actor, { options, drawnBy }, picture),
  };
  const drawing = inTurn({ from: actor.accountId }, () => providers.image.face(options, { kept })).finally(() =>
    running.delete(question),
  );
  running.set(question, drawing);
  return drawing;
}

/** The face that was seen, and no other; a service would draw somebody else. */
export async function seenFace(
  { ctx, actor }: AskingForFaces,
  seen: { options: FaceOptions; drawnBy: string },
): Promise<MadeFace> {
  const bytes = await findFace(ctx.core, actor, seen);
  if (!bytes) throw fieldError('options.seed', 'This face is not kept any more. Please generate another one.');
  const { image, portrait } = ctx.providers;
  const face = await talkingFace(portrait, { picture: pictureOf(bytes, seen.drawnBy), sceneHints: {} });
  const drawer = image.drawers().face;
  // A service that left since then has no name any more.
  return drawer.name === seen.drawnBy ? { ...face, drawnBy: drawer } : face;
}
