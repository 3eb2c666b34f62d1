import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useObjectUrl } from '#lib/use-object-url.ts';
import { useSettledValue } from '#lib/use-settled-value.ts';
import { useDraft } from '../../draft/use-draft.ts';
import { drawFace, type FaceWish, facePictureKey } from './draw-face.ts';

export type FaceState = 'idle' | 'generating' | 'preview ready' | 'failed';

interface FacePreview {
  state: FaceState;
  /** The newest picture there is; while generating the one before. */
  url: string | undefined;
  error: string;
  /** Why Herald drew in place of a service. */
  insteadReason: string;
  retry: () => void;
}

const QUIET_MS = 400;

/** Idle until a seed is drawn; from then on the picture follows the options. */
export function useFacePreview(): FacePreview {
  const { content } = useDraft();
  const { face, ownDrawing: isOwn = false } = content.avatar;
  const wish = useMemo(() => face && { face, isOwn }, [face, isOwn]);
  const settled = useSettledValue(wish, QUIET_MS);
  const isWanted = (wished: FaceWish | null) => wished !== null && wished.face.seed !== null;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: facePictureKey(settled),
    queryFn: settled && isWanted(settled) ? ({ signal }) => drawFace(settled, signal) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
  const url = useObjectUrl(data?.blob);
  const isBehind = settled !== wish || isFetching || isPlaceholderData;
  const state = !isWanted(wish) ? 'idle' : error && !isFetching ? 'failed' : isBehind ? 'generating' : 'preview ready';
  return {
    state,
    url: state === 'idle' ? undefined : url,
    error: error?.message ?? '',
    insteadReason: state === 'preview ready' ? (data?.insteadReason ?? '') : '',
    retry: () => void refetch(),
  };
}
