import type { FaceOptions } from '@herald/contract';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useObjectUrl } from '#lib/use-object-url.ts';
import { useSettledValue } from '#lib/use-settled-value.ts';
import { useDraft } from '../../draft/use-draft.ts';
import { drawFace } from './draw-face.ts';

export type FaceState = 'idle' | 'generating' | 'preview ready' | 'failed';

interface FacePreview {
  state: FaceState;
  /** The newest picture there is; while generating the one before. */
  url: string | undefined;
  error: string;
  retry: () => void;
}

const QUIET_MS = 400;

/** Idle until a seed is drawn; from then on the picture follows the options. */
export function useFacePreview(): FacePreview {
  const { content } = useDraft();
  const { face } = content.avatar;
  const settled = useSettledValue(face, QUIET_MS);
  const isWanted = (options: FaceOptions | null) => options !== null && options.seed !== null;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['face', settled],
    queryFn: settled && isWanted(settled) ? ({ signal }) => drawFace(settled, signal) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
  const url = useObjectUrl(data);
  const isBehind = settled !== face || isFetching || isPlaceholderData;
  const state = !isWanted(face) ? 'idle' : error && !isFetching ? 'failed' : isBehind ? 'generating' : 'preview ready';
  return {
    state,
    url: state === 'idle' ? undefined : url,
    error: error?.message ?? '',
    retry: () => void refetch(),
  };
}
