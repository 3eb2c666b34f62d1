import { Music, Upload, X } from 'lucide-react';
import { lengthInWords } from '#data/videos/progress-words.ts';
import { useSound } from '#lib/use-sound.ts';
import { Button } from '#ui/button.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PlayButton } from '#ui/play-button.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { AudioFailureNote } from '../sound/audio-failure-note.tsx';
import { SendingBar } from '../sound/sending-bar.tsx';
import { StorageNote } from '../sound/storage-note.tsx';
import { useAudioUpload } from '../sound/use-audio-upload.ts';
import { useOwnMusic } from '../sound/use-own-music.ts';
import { MusicUnderVoice } from './music-under-voice.tsx';

function TrackName() {
  const { data: clip } = useOwnMusic();
  return clip ? `${clip.name || 'Your track'}, ${lengthInWords(clip.duration)}` : 'Your track';
}

/** A track of one's own under the voice. */
export function MusicChooser() {
  const { content, change } = useDraft();
  const { music_url } = content.output;
  const { sound, state } = useSound(music_url);
  const { sending, failure, send, cancel } = useAudioUpload((clip) =>
    change('output', { music_url: clip.url, music_mood: 'none' }),
  );
  return (
    <section aria-label="Your own track">
      <h3 className="plain-heading mb-1.5 font-medium text-13">Your own track</h3>
      <FileDrop accept={['audio/*']} onFile={(file) => void send({ file, source: 'music' })}>
        {(pick) =>
          sending ? (
            <SendingBar sending={sending} onCancel={cancel} />
          ) : (
            <div className="flex min-h-[72px] items-center gap-3 rounded-control border border-line-strong px-3 py-2">
              {music_url && (
                <PlayButton
                  label="the music"
                  isPlaying={state.isPlaying || state.isWaiting}
                  onToggle={() => sound.toggle()}
                  look="line"
                />
              )}
              <p className="min-w-0 flex-1 text-13 text-ink-faint">
                <span className="block break-words font-medium text-ink">
                  {music_url ? <TrackName /> : 'No track of your own'}
                </span>
                {state.failure
                  ? `Playback Error: ${state.failure}`
                  : `Plays quietly, and softer while the presenter talks.${music_url ? '' : ' It takes the place of music made by Herald.'}`}
                <span className="block">MP3, WAV, M4A and others, at most 10MB.</span>
              </p>
              <Button size="s" icon={music_url ? Upload : Music} onClick={pick}>
                {music_url ? 'Replace' : 'Add'}
              </Button>
              {music_url && (
                <IconButton icon={X} label="Remove the music" onClick={() => change('output', { music_url: '' })} />
              )}
            </div>
          )
        }
      </FileDrop>
      {failure && (
        <div className="mt-3">
          <AudioFailureNote failure={failure} />
        </div>
      )}
      <StorageNote />
      {music_url && (
        <div className="mt-4">
          <MusicUnderVoice />
        </div>
      )}
    </section>
  );
}
