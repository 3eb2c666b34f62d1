import { buildUrl, type FaceOptions, serviceErrorTexts } from '@herald/contract';
import { authToken } from '#lib/auth-token.ts';
import { faceQuery } from './face-options.ts';

export const FACE_FAILED_TEXT = 'Failed to generate digital avatar. Please try again.';

/** A face as a picture; the same options and seed give the same face. */
export async function drawFace(face: FaceOptions, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(buildUrl('/api', '/face-studio/generate', {}, faceQuery(face)), {
    headers: { authorization: `Bearer ${authToken.read()}` },
    signal,
  }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new Error(serviceErrorTexts.network);
  });
  if (response.ok) return await response.blob();
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
