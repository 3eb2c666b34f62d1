import { FileAudio, Upload } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { DropTarget } from '#ui/drop-target.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { useDraft, useDraftStore } from '../draft/use-draft.ts';
import { AudioFailureNote } from '../sound/audio-failure-note.tsx';
import { SendingBar } from '../sound/sending-bar.tsx';
import { StorageNote } from '../sound/storage-note.tsx';
import { useAudioUpload } from '../sound/use-audio-upload.ts';
import { useDraftClip } from '../sound/use-draft-clip.ts';
import { ClipPanel } from './clip-panel.tsx';
import { EarlierSounds } from './earlier-sounds.tsx';
import { LanguageField } from './language-field.tsx';
import { takeClip } from './take-clip.ts';
import { TranscriptForm } from './transcript-form.tsx';
import { useAudioLanguage } from './use-audio-language.ts';

/** The customer's own sound. */
export function UploadPanel() {
  const store = useDraftStore();
  const { voice } = useDraft().content;
  const { data: clip } = useDraftClip();
  const spoken = useAudioLanguage();
  const { locale } = spoken;
  const { sending, failure, send, cancel } = useAudioUpload((sent) => takeClip(store, sent, true));
  const hasOwn = voice.useCustomAudio && voice.audioUrl !== '';
  return (
    <FileDrop accept={['audio/*']} onFile={(file) => void send({ file, source: 'upload', locale })}>
      {(pick, isOver) => (
        <div className="grid gap-5">
          <LanguageField {...spoken} />
          {sending ? (
            <SendingBar sending={sending} onCancel={cancel} />
          ) : hasOwn ? (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="text-13 text-ink-faint">
                MP3, WAV, M4A and others, at most 10MB. Drop another one to replace it.
              </p>
              <Button size="s" icon={Upload} onClick={pick}>
                Replace audio
              </Button>
            </div>
          ) : (
            <DropTarget
              icon={FileAudio}
              title="Add your audio"
              line="Drop it here or choose a file: MP3, WAV, M4A and others, at most 10MB"
              isOver={isOver}
              onPick={pick}
              className="min-h-[196px]"
            />
          )}
          <AudioFailureNote failure={failure} />
          <StorageNote />
          {hasOwn && <ClipPanel />}
          {hasOwn && clip && <TranscriptForm key={clip.audio_id} clip={clip} locale={locale} />}
          <EarlierSounds />
        </div>
      )}
    </FileDrop>
  );
}
