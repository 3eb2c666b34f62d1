import type { Video } from '@herald/contract/endpoints/videos';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { deletionQuestion } from '../rules/video-words.ts';
import { EndedVoiceDialog } from './ended-voice-dialog.tsx';
import type { useLibraryActionState } from './library-actions.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

interface LibraryDialogsProps {
  state: ReturnType<typeof useLibraryActionState>;
  videos: readonly Video[];
}

/** At most one is open; it shows the video as it is now. */
export function LibraryDialogs({ state: { dialog, close, update, move }, videos }: LibraryDialogsProps) {
  const video = dialog && 'videoId' in dialog && videos.find(({ id }) => id === dialog.videoId);
  const doomed = dialog && 'videos' in dialog ? dialog : null;
  const confirm = () => {
    close();
    if (doomed) move(doomed.kind === 'remove' ? 'delete' : 'purge', doomed.videos);
  };
  return (
    <>
      {video && dialog.kind === 'preview' && <PreviewDialog video={video} onClose={close} />}
      {video && dialog.kind === 'settings' && (
        <SettingsDialog
          video={video}
          onClose={close}
          onSave={(texts) => {
            close();
            update.mutate({ video, texts });
          }}
        />
      )}
      {dialog?.kind === 'voice' && (
        <EndedVoiceDialog
          video={dialog.video}
          ended={dialog.ended}
          onClose={close}
          onTake={(voiceId) => {
            close();
            dialog.take(voiceId);
          }}
        />
      )}
      <ConfirmDialog
        isOpen={doomed !== null}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={(doomed?.videos.length ?? 1) > 1 ? 'Delete videos' : 'Delete video'}
        question={doomed ? deletionQuestion(doomed.videos, doomed.kind === 'purge') : ''}
        confirmLabel="Delete"
        onConfirm={confirm}
      />
    </>
  );
}
