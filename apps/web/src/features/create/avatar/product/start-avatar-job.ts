import type { AvatarGroup, VideoOutput } from '@herald/contract/draft';
import { ApiError, failureOf, request } from '#lib/api.ts';
import { isPassing } from '#lib/query-client.ts';
import type { JobAnswer } from './avatar-job.ts';
import { jobTexts } from './avatar-job.ts';

export interface AvatarOrder {
  avatar: AvatarGroup;
  /** The shape of the film. */
  aspect: VideoOutput['aspect_ratio'];
  /** The same seed gives the same person again. */
  seed: number;
  /** The file, where it was chosen in this browser just now. */
  productImage: File | null;
  /** One for each press of the button: a second try of the same press makes nothing twice. */
  idempotencyKey: string;
}

/** Starts the making and returns the job to follow. */
export async function startAvatarJob(order: AvatarOrder): Promise<string> {
  const { avatar, seed, idempotencyKey } = order;
  const form = new FormData();
  for (const field of ['description', 'gender', 'appearance', 'age', 'clothing'] as const)
    form.set(field, avatar[field]);
  form.set('seed', String(seed));
  form.set('aspect_ratio', order.aspect);
  if (avatar.ownDrawing) form.set('own_drawing', 'yes');
  const product = order.productImage ?? (avatar.productImageUrl && (await fetchPicture(avatar.productImageUrl)));
  if (product) form.set('productImage', product, 'product');
  return (await request('POST /video-generation/generate-avatar', { form, idempotencyKey })).jobId;
}

/** Chosen on an earlier visit or on another device: the server has it. */
async function fetchPicture(url: string): Promise<Blob> {
  const response = await fetch(url).catch(() => undefined);
  if (response?.ok) return await response.blob();
  throw new ApiError({ status: 'error', message: 'We couldn’t read the product image. Please upload it again.' });
}

/** "Drawn by OpenAI Images." */
export function drawnNote({ drawn_by: by, instead_reason: reason }: Drawn): string {
  if (!by) return '';
  return reason ? `${by} drew this one instead. ${reason}` : `Drawn by ${by}.`;
}

interface Drawn {
  drawn_by: string | null;
  instead_reason: string | null;
}

export async function checkAvatarJob(jobId: string): Promise<JobAnswer> {
  try {
    const { status, data } = await request('POST /video-generation/check-status', { body: { jobId } });
    if (status === 'failed') return { kind: 'failed', message: data.error ?? jobTexts.failed };
    const url = data.public_url ?? data.url;
    if (status === 'processing' || url === null) return { kind: 'processing' };
    return { kind: 'completed', made: { url, avatarId: data.avatar_id, drawnNote: drawnNote(data) } };
  } catch (error) {
    return isPassing(error) ? { kind: 'processing' } : { kind: 'failed', message: failureOf(error).message };
  }
}
