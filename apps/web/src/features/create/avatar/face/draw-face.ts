import { buildUrl } from '@herald/contract/client/build-url';
import { serviceErrorTexts } from '@herald/contract/client/service-error';
import type { FaceOptions } from '@herald/contract/draft';
import { authToken } from '#lib/auth-token.ts';
import { faceQuery } from './face-options.ts';

export const FACE_FAILED_TEXT = 'Failed to generate digital avatar. Please try again.';

export interface FacePicture {
  blob: Blob;
  /** The name of the engine that drew it. */
  drawnBy: string;
  /** Why that is not the service; empty when it is who was asked. */
  insteadReason: string;
}

export interface FaceWish {
  face: FaceOptions;
  /** Herald draws, though a service could. */
  isOwn: boolean;
}

export const facePictureKey = (wish: FaceWish | null) => ['face', wish] as const;

/** A face as a picture; the same options and seed give the same face. */
export async function drawFace({ face, isOwn }: FaceWish, signal: AbortSignal): Promise<FacePicture> {
  const query = { ...faceQuery(face), ...(isOwn && { own_drawing: 'yes' }) };
  const response = await fetch(buildUrl('/api', '/face-studio/generate', {}, query), {
    headers: { authorization: `Bearer ${authToken.read()}` },
    signal,
  }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new Error(serviceErrorTexts.network);
  });
  if (response.ok) {
    const { headers } = response;
    const insteadReason = decodeURIComponent(headers.get('instead-reason') ?? '');
    return { blob: await response.blob(), drawnBy: headers.get('drawn-by') ?? '', insteadReason };
  }
  const { status: httpStatus, statusText } = response;
  throw new Error(faceErrorText({ httpStatus, statusText, detail: await detailOf(response) }));
}

async function detailOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const hasMessage = typeof body === 'object' && body !== null && 'message' in body;
  return hasMessage && typeof body.message === 'string' ? body.message : '';
}

interface Refusal {
  httpStatus: number;
  statusText: string;
  /** What the server had to say. */
  detail: string;
}

/** What went wrong at the studio, with its status. */
export function faceErrorText({ httpStatus, statusText, detail }: Refusal): string {
  return `${reasonOf({ httpStatus, statusText, detail })} (Status: ${httpStatus})`;
}

function reasonOf({ httpStatus, statusText, detail }: Refusal): string {
  if (httpStatus === 429) return serviceErrorTexts[429];
  if ((httpStatus === 400 || httpStatus === 422) && detail) return detail;
  return statusText ? `Face Studio API error: ${statusText}` : 'Face Studio API error';
}
