import type { SuccessAnswer } from '@herald/contract/client/call-types';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { keptPhoto } from '#lib/kept-work.ts';
import { useWizard } from '../../steps/wizard-context.ts';
import type { FacePoint } from './face-points.ts';

export type Analysis = SuccessAnswer<'POST /photo-avatars/analyse'>['data'];

/** A portrait being prepared: what was found in it, and what its owner moved. */
export interface PhotoWork extends Analysis {
  fileName: string;
  points: FacePoint[];
  /** Its owner said who of several speaks, or there is only one face. */
  isFaceChosen: boolean;
  /** Where they were found. */
  foundPoints: FacePoint[];
}

interface KeptWork {
  owner: string;
  keptMs: number;
  work: PhotoWork;
}

/** The link to the picture works for at least this long. */
const KEPT_MS = 12 * 60 * 60 * 1000;

/** Kept beside the draft, so that looking into another tab loses nothing, and in this browser, so that a reload does not either. */
export function usePhotoWork() {
  const { userId } = useWizard();
  const queries = useQueryClient();
  const queryKey = ['photo-work', userId];
  const { data } = useQuery<PhotoWork | null>({
    queryKey,
    queryFn: skipToken,
    initialData: () => readKeptWork(keptPhoto.read(), userId, Date.now()),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const setWork = (work: PhotoWork | null) => {
    queries.setQueryData<PhotoWork | null>(queryKey, work);
    if (work) keptPhoto.write(JSON.stringify({ owner: userId, keptMs: Date.now(), work } satisfies KeptWork));
    else keptPhoto.clear();
  };
  return { work: data, setWork };
}

/** Written by this file alone, perhaps by an older release: what does not look like a portrait is left. */
export function readKeptWork(text: string | null, owner: string, nowMs: number): PhotoWork | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isKept(kept) && kept.owner === owner && nowMs - kept.keptMs < KEPT_MS ? kept.work : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is KeptWork {
  if (typeof value !== 'object' || value === null || !('work' in value) || !('keptMs' in value)) return false;
  const { work } = value;
  if (typeof value.keptMs !== 'number' || typeof work !== 'object' || work === null) return false;
  if (!('faces' in work && Array.isArray(work.faces))) return false;
  return 'picture_id' in work && 'points' in work && Array.isArray(work.points) && 'foundPoints' in work;
}
