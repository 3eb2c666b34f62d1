import type { Video } from '@herald/contract/endpoints/videos';
import type { EndedVoice } from '@herald/contract/envelope';
import type { VideoPrivacy } from '@herald/contract/statuses';
import { useMutation } from '@tanstack/react-query';
import { fetchVideo } from '#data/videos/video-query.ts';
import { failureOf, request } from '#lib/api.ts';
import { toast, toastError, toastSuccess } from '#lib/toast.ts';
import { refreshLibrary, showVideo } from './library-cache.ts';

export interface VideoTexts {
  title: string;
  description: string;
  link_url?: string;
  link_label?: string;
  /** Left out where they stay. */
  privacy?: VideoPrivacy;
  password?: string;
}

/** What Undo brings back; who may watch is not undone in passing. */
const textsOf = ({ title, description, link_url, link_label }: Video): VideoTexts => ({
  title,
  description,
  link_url,
  link_label,
});

/** The new texts are on the screen at once; a refusal takes them back, and so does Undo. */
export function useUpdateVideo(userId: string) {
  const update = useMutation({
    mutationFn: async ({ video, texts }: { video: Video; texts: VideoTexts }) =>
      (await request('PUT /videos/:id', { params: { id: video.id }, body: texts })).data,
    onMutate: ({ video, texts: { password: _, ...shown } }) => showVideo(userId, { ...video, ...shown }),
    onError: (error, { video }) => {
      showVideo(userId, video);
      toastError('Failed to update video', failureOf(error).message);
    },
    onSuccess: (updated, { video }) => {
      showVideo(userId, updated);
      toast({
        kind: 'success',
        title: 'Settings Updated',
        description: 'Video updated successfully',
        action: { label: 'Undo', onPress: () => update.mutate({ video: updated, texts: textsOf(video) }) },
      });
    },
  });
  return update;
}

/** A video that is made again; who speaks is said only where its voice ended. */
export interface Remake {
  video: Video;
  voiceId?: string;
}

/** Asks who speaks before anything starts. */
type AskVoice = (remake: Remake, ended: EndedVoice) => void;

const bodyOf = ({ voiceId }: Remake) => voiceId && { body: { tts_id: voiceId } };

/** Generation begins again, then the list refreshes. */
export function useRetryVideo(userId: string, askVoice: AskVoice) {
  return useMutation({
    mutationFn: async (remake: Remake) => {
      const { id } = remake.video;
      await request('POST /video-generation/retry/:id', { params: { id }, ...bodyOf(remake), long: true });
      return fetchVideo(id);
    },
    onSuccess: (restarted) => {
      showVideo(userId, restarted);
      refreshLibrary(userId);
      toastSuccess('Video generation restarted', restarted.title);
    },
    onError: (error, remake) => {
      const { voice, message } = failureOf(error);
      if (voice) askVoice(remake, voice);
      else toastError('Failed to retry video', message);
    },
  });
}

/** The same words and things once more; the new video appears at the head of the list. */
export function useOrderAnother(userId: string, askVoice: AskVoice) {
  return useMutation({
    mutationFn: (remake: Remake) => {
      const [params, idempotencyKey] = [{ id: remake.video.id }, crypto.randomUUID()];
      return request('POST /videos/:id/another', { params, ...bodyOf(remake), idempotencyKey, long: true });
    },
    onSuccess: (_, { video: { title } }) => {
      refreshLibrary(userId);
      toastSuccess('Video Generation Started!', `Another video like ${title} is being made.`);
    },
    onError: (error, remake) => {
      const { voice, message } = failureOf(error);
      if (voice) askVoice(remake, voice);
      else toastError('Failed to start video', message);
    },
  });
}

/** The film before a re-make comes back under the address of its video; pressing again exchanges them again. */
export function useFilmBefore(userId: string) {
  return useMutation({
    mutationFn: async ({ id, film_before }: Video) => {
      if (!film_before) throw new Error('There is no film before.');
      await request('POST /videos/:id/restore', { params: { id: film_before.video_id } });
      return fetchVideo(id);
    },
    onSuccess: (video) => {
      showVideo(userId, video);
      refreshLibrary(userId);
      toastSuccess(`Version ${video.version} is shown again`, video.title);
    },
    onError: (error) => toastError('Failed to show the version', failureOf(error).message),
  });
}

/** Shown as cancelled at once; the server gives the place in the plan back. */
export function useCancelVideo(userId: string) {
  return useMutation({
    mutationFn: (video: Video) => request('POST /videos/:id/cancel', { params: { id: video.id } }),
    onMutate: (video) => showVideo(userId, { ...video, status: 'cancelled', progress: null }),
    onSuccess: (_, video) => {
      refreshLibrary(userId);
      toastSuccess('Video cancelled', `${video.title} does not count towards your plan.`);
    },
    onError: (error, video) => {
      showVideo(userId, video);
      refreshLibrary(userId);
      toastError('Failed to cancel video', failureOf(error).message);
    },
  });
}
