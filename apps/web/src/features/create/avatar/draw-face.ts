import { buildUrl, errorTexts, type FaceOptions } from '@herald/contract';
import { authToken } from '../../../lib/auth-token.ts';
import { faceErrorText } from './face-error.ts';
import { faceQuery } from './face-options.ts';

/** A face as a picture; the same options and seed give the same face. */
export async function drawFace(face: FaceOptions, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(buildUrl('/api', '/face-studio/generate', {}, faceQuery(face)), {
    headers: { authorization: `Bearer ${authToken.read()}` },
    signal,
  }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new Error(errorTexts.network);
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
