import type { Video } from '@herald/contract/endpoints/videos';
import type { EndedVoice } from '@herald/contract/envelope';
import { useQuery } from '@tanstack/react-query';
import { voiceQuery } from '#data/voices.ts';
import { useSound } from '#lib/use-sound.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { PlayButton } from '#ui/play-button.tsx';
import { useVoiceCost } from '../api/use-voice-cost.ts';

interface EndedVoiceDialogProps {
  video: Video;
  ended: EndedVoice;
  /** With the voice that is to speak; the one that ended means the kept sound. */
  onTake: (voiceId: string) => void;
  onClose: () => void;
}

/** Nothing starts before the user says who speaks in place of a voice that ended. */
export function EndedVoiceDialog({ video, ended, onTake, onClose }: EndedVoiceDialogProps) {
  const { name, instead, has_sound: hasSound } = ended;
  const nearest = instead && shortName(instead.label);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Who speaks?"
      description={`The voice “${name}” of this video is no longer offered.`}
      actions={
        <>
          <DialogClose>Cancel</DialogClose>
          {hasSound && (
            <Button kind={nearest ? 'quiet' : 'primary'} onClick={() => onTake(ended.value)}>
              Keep its audio
            </Button>
          )}
          {instead && <Button kind="primary" onClick={() => onTake(instead.value)}>{`Use ${nearest}`}</Button>}
        </>
      }
    >
      {instead && <Instead video={video} instead={instead} />}
      <p className="mt-3 text-14 text-ink-soft">{explanation(hasSound, nearest)}</p>
    </Dialog>
  );
}

function Instead({ video, instead }: { video: Video; instead: NonNullable<EndedVoice['instead']> }) {
  const { data: voice } = useQuery(voiceQuery(instead.value));
  const { sound, state } = useSound(voice?.sample_url ?? '');
  const cost = useVoiceCost(video, instead);
  return (
    <div className="flex items-center gap-3 rounded-card border border-line px-3 py-2.5">
      <PlayButton
        look="line"
        label={`Sample of ${shortName(instead.label)}`}
        isPlaying={state.isPlaying}
        onToggle={() => sound.toggle()}
        disabled={!voice}
      />
      <span className="min-w-0">
        <span className="block truncate font-medium text-14">{instead.label}</span>
        <span className="block text-13 text-ink-faint">{cost || 'The nearest voice here'}</span>
      </span>
    </div>
  );
}

function explanation(hasSound: boolean, nearest: string | null): string {
  if (!nearest) {
    return hasSound
      ? 'No other voice here speaks its language. The audio that was made is kept and can be used again.'
      : 'Its audio was deleted, and no other voice here speaks its language.';
  }
  if (!hasSound) return `Its audio was deleted. ${nearest} can speak the script.`;
  return `Keep the audio that was made, or let ${nearest} speak the script. Each sentence keeps its time if ${nearest} can say it at a natural pace.`;
}

const shortName = (label: string): string => label.split(' - ', 1)[0] ?? label;
