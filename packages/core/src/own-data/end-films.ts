import type { VideoFailure } from '@herald/contract/endpoints/videos';
import type { Transaction } from '../db/database.ts';
import { PURGE_NOW } from '../videos/library/trash-time.ts';
import { orderTexts } from '../videos/ordering/order-texts.ts';
import { updateVideoRow } from '../videos/state/change-video.ts';
import { transition, type VideoChange } from '../videos/state/transitions.ts';
import { isUnfinished, type StoredVideo } from '../videos/state/video.ts';

/** Ends what shows a face that may not be used any more: finished films go with the next clean-up, others are cancelled with that reason. */
export async function endFilms(
  tx: Transaction,
  films: readonly StoredVideo[],
  now: Date,
): Promise<{ deleted: number; cancelled: number }> {
  const counted = { deleted: 0, cancelled: 0 };
  for (const film of films) {
    const change = changeOf(film, now);
    if (!change) continue;
    await updateVideoRow(tx, film, change);
    counted[isUnfinished(film) ? 'cancelled' : 'deleted'] += 1;
  }
  return counted;
}

/** Films that failed or were cancelled before have nothing but an order, which cannot be made again. */
function changeOf(film: StoredVideo, now: Date): VideoChange | undefined {
  if (film.status === 'completed') return { columns: { deletedAt: PURGE_NOW }, movesQueue: false };
  if (!isUnfinished(film)) return undefined;
  const { columns, ...cancelled } = transition('cancel', film.status, { now });
  return { ...cancelled, columns: { ...columns, failure: revokedFailure(film) } };
}

const revokedFailure = ({ stage }: StoredVideo): VideoFailure => ({
  stage: stage ?? 'queued',
  reason: orderTexts.consentRevoked,
  next_step: 'Create a video with another avatar.',
});
