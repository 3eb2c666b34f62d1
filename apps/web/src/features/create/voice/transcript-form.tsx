import type { AudioClip } from '@herald/contract/endpoints/speech';
import { limits } from '@herald/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { Captions } from 'lucide-react';
import { useState } from 'react';
import { messageOf, request } from '#lib/api.ts';
import { toastSuccess } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useDraftStore } from '../draft/use-draft.ts';
import { languageOf } from './audio-locale.ts';
import { takeClip } from './take-clip.ts';
import { tellOfCut } from './tell-of-cut.ts';

/** With what is said in it a sound has captions and lips that fit better. */
export function TranscriptForm({ clip, locale }: { clip: AudioClip; locale: string }) {
  const store = useDraftStore();
  const [text, setText] = useState(clip.script);
  const matching = useMutation({
    mutationFn: async () =>
      (await request('POST /tts/sync', { body: { audio_id: clip.audio_id, text: text.trim(), locale } })).data,
    onSuccess: (matched) => {
      takeClip(store, matched, true);
      toastSuccess('Words Matched', `${matched.words.length} words have their time now.`);
    },
  });
  const isOther = text.trim() !== clip.script.trim() || languageOf(locale) !== languageOf(clip.locale);
  const isNew = text.trim() !== '' && isOther;
  return (
    <Field
      label="Transcript"
      optional
      hint="Gives your video captions and more accurate lip sync."
      error={
        matching.error ? messageOf(matching.error, 'The words could not be matched. Please try again.') : undefined
      }
    >
      <Textarea
        rows={4}
        maxLength={limits.scriptMaxCharacters}
        value={text}
        placeholder="Write it word for word"
        onPaste={tellOfCut(limits.scriptMaxCharacters)}
        onChange={(event) => setText(event.target.value)}
      />
      {isNew && (
        <Button
          icon={Captions}
          className="mt-1 self-start"
          onClick={() => matching.mutate()}
          busyText={matching.isPending && 'Matching words...'}
        >
          Match words
        </Button>
      )}
    </Field>
  );
}
