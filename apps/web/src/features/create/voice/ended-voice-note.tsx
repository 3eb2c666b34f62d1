import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { voiceWords } from './use-spoken-voice.ts';
import type { EndedVoice } from './use-voice-places.ts';

/** Says that the chosen voice ended; another one speaks only when the user takes it. */
export function EndedVoiceNote({ ended: { id, nearest } }: { ended: EndedVoice }) {
  const { change } = useDraft();
  const { name } = voiceWords(nearest);
  const take = () => change('voice', { ttsId: nearest.value, isChosen: true, style: '' });
  return (
    <AlertBox
      action={
        <Button size="s" onClick={take} className="max-md:min-h-11">
          {`Use ${name}`}
        </Button>
      }
    >
      {`Your voice “${nameOf(id)}” is no longer offered. ${name} is the nearest here. Audio that is made stays as it is. Generated again, its sentences keep their time.`}
    </AlertBox>
  );
}

/** Nothing but its id is known of a voice that ended. */
const nameOf = (id: string): string => id.slice(id.indexOf(':') + 1);
