import type { DraftContent } from '@herald/contract/draft';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { request } from '#lib/api.ts';
import { useSettledValue } from '#lib/use-settled-value.ts';
import { hasAvatar, sceneContent } from './scene-content.ts';

const SETTLE_MS = 90;

/** The scene of the draft as the server composes it; whoever asks for it at once shares one answer. */
export function usePreviewScene(content: DraftContent) {
  const key = useSettledValue(JSON.stringify(sceneContent(content)), SETTLE_MS);
  const wanted = useMemo(() => JSON.parse(key) as DraftContent, [key]);
  const isWanted = hasAvatar(wanted);
  const query = useQuery({
    queryKey: ['preview-scene', key],
    queryFn: async ({ signal }) =>
      (await request('POST /video-generation/preview-scene', { body: wanted, signal })).data,
    enabled: isWanted,
    placeholderData: keepPreviousData,
    // Composed from what is asked for; only the links in it grow old.
    staleTime: 10 * 60_000,
  });
  return { ...query, isWanted };
}
