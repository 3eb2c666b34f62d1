import type { Video } from '@herald/contract/endpoints/videos';
import type { EndedVoice } from '@herald/contract/envelope';
import { createContext, use, useMemo, useRef, useState } from 'react';
import { downloadFile } from '#lib/download-video.ts';
import type { FileChoice } from '#lib/file-choices.ts';
import { downloadVideos } from '../api/download-videos.ts';
import { useMoveVideos } from '../api/use-move-videos.ts';
import {
  useCancelVideo,
  useFilmBefore,
  useOrderAnother,
  useRetryVideo,
  useUpdateVideo,
} from '../api/use-video-actions.ts';

/** What can be done with a video; the same from card, row, menu, dialog and keyboard. */
export interface LibraryActions {
  canEdit: boolean;
  preview: (video: Video) => void;
  /** The film, or all its ratios as a zip. */
  download: (video: Video) => void;
  downloadFile: (video: Video, file: FileChoice) => void;
  settings: (video: Video) => void;
  rename: (video: Video, title: string) => void;
  /** Starts a video of the same words in which the presenter moves otherwise. */
  another: (video: Video) => void;
  /** Shows the film again that a re-make has replaced. */
  filmBefore: (video: Video) => void;
  /** Its words and look are kept for other films. */
  template: (video: Video) => void;
  retry: (video: Video) => void;
  cancel: (video: Video) => void;
  remove: (videos: readonly Video[]) => void;
  restore: (videos: readonly Video[]) => void;
  purge: (videos: readonly Video[]) => void;
  /** The title of this one becomes a field; null ends it. */
  startRenaming: (video: Video | null) => void;
  /** As a range it takes everything since the one before. */
  toggleSelected: (video: Video, isRange?: boolean) => void;
}

const Context = createContext<LibraryActions | null>(null);

export const LibraryActionsProvider = Context.Provider;

export function useLibraryActions(): LibraryActions {
  const actions = use(Context);
  if (!actions) throw new Error('A video is shown outside the library.');
  return actions;
}

type OpenDialog =
  | { kind: 'preview' | 'settings'; videoId: string }
  | { kind: 'voice'; video: Video; ended: EndedVoice; take: (voiceId: string) => void }
  | { kind: 'remove' | 'purge'; videos: readonly Video[] };

interface LibraryActionsWish {
  userId: string;
  canEdit: boolean;
  /** The preference "Confirm Before Delete". */
  confirmsDelete: boolean;
  onTemplate: (videoId: string) => void;
  onToggleSelected: (video: Video, isRange?: boolean) => void;
  /** Videos went into the trash, out of it, or for good. */
  onMoved: () => void;
}

/** Everything that can be done, and which dialog that has opened. The actions stay the same objects, so cards are not drawn again. */
export function useLibraryActionState(wish: LibraryActionsWish) {
  const { userId, canEdit, confirmsDelete, onTemplate, onToggleSelected, onMoved } = wish;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [renamingId, setRenamingId] = useState<string | null>(null);
  const update = useUpdateVideo(userId);
  const retry = useRetryVideo(userId, ({ video }, ended) =>
    setDialog({ kind: 'voice', video, ended, take: (voiceId) => retry.mutate({ video, voiceId }) }),
  );
  const another = useOrderAnother(userId, ({ video }, ended) =>
    setDialog({ kind: 'voice', video, ended, take: (voiceId) => another.mutate({ video, voiceId }) }),
  );
  const filmBefore = useFilmBefore(userId);
  const cancel = useCancelVideo(userId);
  const moveVideos = useMoveVideos(userId);
  const move: typeof moveVideos = (action, videos) => {
    onMoved();
    moveVideos(action, videos);
  };

  const close = () => setDialog(null);
  const latest = useRef<LibraryActions>(null);
  const current: LibraryActions = {
    canEdit,
    preview: ({ id }) => setDialog({ kind: 'preview', videoId: id }),
    settings: ({ id }) => setDialog({ kind: 'settings', videoId: id }),
    download: (video) => void downloadVideos([video]),
    downloadFile: (video, file) => void downloadFile(video, file),
    rename: (video, title) => update.mutate({ video, texts: { title, description: video.description } }),
    another: (video) => !another.isPending && another.mutate({ video }),
    filmBefore: (video) => filmBefore.mutate(video),
    template: ({ id }) => onTemplate(id),
    retry: (video) => !(retry.isPending && retry.variables?.video.id === video.id) && retry.mutate({ video }),
    cancel: (video) => cancel.mutate(video),
    remove: (videos) => (confirmsDelete ? setDialog({ kind: 'remove', videos }) : move('delete', videos)),
    purge: (videos) => setDialog({ kind: 'purge', videos }),
    restore: (videos) => {
      close();
      move('restore', videos);
    },
    startRenaming: (video) => setRenamingId(video?.id ?? null),
    toggleSelected: onToggleSelected,
  };
  latest.current = current;
  const actions = useMemo(() => throughLatest(latest, canEdit), [canEdit]);
  return { actions, dialog, close, renamingId, update, move };
}

function throughLatest(latest: { current: LibraryActions | null }, canEdit: boolean): LibraryActions {
  return {
    canEdit,
    preview: (video) => latest.current?.preview(video),
    settings: (video) => latest.current?.settings(video),
    download: (video) => latest.current?.download(video),
    downloadFile: (video, file) => latest.current?.downloadFile(video, file),
    rename: (video, title) => latest.current?.rename(video, title),
    another: (video) => latest.current?.another(video),
    filmBefore: (video) => latest.current?.filmBefore(video),
    template: (video) => latest.current?.template(video),
    retry: (video) => latest.current?.retry(video),
    cancel: (video) => latest.current?.cancel(video),
    remove: (videos) => latest.current?.remove(videos),
    purge: (videos) => latest.current?.purge(videos),
    restore: (videos) => latest.current?.restore(videos),
    startRenaming: (video) => latest.current?.startRenaming(video),
    toggleSelected: (video, isRange) => latest.current?.toggleSelected(video, isRange),
  };
}
