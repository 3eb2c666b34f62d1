import type { SuccessAnswer } from '@herald/contract';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FacePoint } from './face-points.ts';

type Analysis = SuccessAnswer<'POST /photo-avatars/analyse'>['data'];

/** A portrait being prepared: what was found in it, and what its owner moved. */
export interface PhotoWork extends Analysis {
  fileName: string;
  points: FacePoint[];
}

const QUERY_KEY = ['photo-work'];

/** Kept beside the draft, so that looking into another tab loses nothing; it goes with the session. */
export function usePhotoWork() {
  const queries = useQueryClient();
  const { data } = useQuery<PhotoWork | null>({
    queryKey: QUERY_KEY,
    queryFn: skipToken,
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return { work: data, setWork: (work: PhotoWork | null) => queries.setQueryData<PhotoWork | null>(QUERY_KEY, work) };
}
