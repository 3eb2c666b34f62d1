import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { avatarQuery, avatarsQuery } from '#data/avatars.ts';
import { messageOf } from '#lib/api.ts';
import { useServiceErrors } from '#lib/service-errors.ts';
import { jobCompleted, jobFailed, jobStarted } from '../../draft/avatar-changes.ts';
import type { DraftStore } from '../../draft/draft-store.ts';
import { useDraft, useDraftStore } from '../../draft/use-draft.ts';
import { followAvatarJob, jobTexts } from './avatar-job.ts';
import { sceneFromHints } from './scene-hints.ts';
import { type AvatarOrder, checkAvatarJob, startAvatarJob } from './start-avatar-job.ts';

/** Follows the job the draft remembers, wherever in the wizard one is; after a reload it goes on. */
export function useFollowedAvatarJob(): void {
  const store = useDraftStore();
  const { content } = useDraft();
  const { avatarJobId } = content.avatar;
  const queries = useQueryClient();
  useEffect(() => {
    if (avatarJobId === null) return;
    const stopped = new AbortController();
    const ports = { check: () => checkAvatarJob(avatarJobId), wait: (ms: number) => waitFor(ms, stopped.signal) };
    followAvatarJob(ports)
      .then((end) => {
        const { avatarType, avatarJobId: current } = store.read().content.avatar;
        if (stopped.signal.aborted || current !== avatarJobId) return;
        if (end.kind === 'failed') return store.change('avatar', jobFailed(end.message));
        store.change('avatar', jobCompleted(avatarType, end.made));
        return takeScene(store, queries, end.made.avatarId);
      })
      .catch((error: unknown) => {
        if (!stopped.signal.aborted) store.change('avatar', jobFailed(messageOf(error, jobTexts.failed)));
      });
    return () => stopped.abort();
  }, [avatarJobId, store, queries]);
}

/** What the description says of the place; without an answer the scene stays as it is. */
async function takeScene(store: DraftStore, queries: QueryClient, avatarId: string | null): Promise<void> {
  void queries.invalidateQueries({ queryKey: avatarsQuery.queryKey, exact: true });
  const avatar = avatarId && (await queries.fetchQuery(avatarQuery(avatarId)).catch(() => null));
  if (avatar) store.change('background', sceneFromHints(store.read().content.background, avatar.scene_hints));
}

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

export function useStartAvatarJob() {
  const { change } = useDraft();
  const errors = useServiceErrors('Avatar generation');
  return useMutation({
    mutationFn: startAvatarJob,
    onSuccess: (jobId: string) => {
      errors.clear();
      change('avatar', jobStarted(jobId));
    },
    onError: (error, _order: AvatarOrder) => change('avatar', jobFailed(errors.explain(error, jobTexts.failed))),
  });
}
