import type { Avatar } from '@herald/contract/endpoints/avatars';
import { limits } from '@herald/contract/limits';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { StageFrame } from '../../preview/stage-frame.tsx';
import { useStagePlace } from '../../preview/use-stage-place.ts';
import { useWizard } from '../../steps/wizard-context.ts';
import { isInWork, useFilmSaying, useSaying } from './saying-calls.ts';
import { SayingFilm } from './saying-film.tsx';
import { useSayingVoice } from './use-saying-voice.ts';

const sentencesOf = (name: string): string[] => [
  `Hi, I am ${name}, and I only filmed this once.`,
  'Three things make it better: price, comfort and time.',
  'Most people miss this. Are you one of them?',
];

/** A sentence to hear and see before anything is made; only who may be filmed says it. */
export function SaySomething({ avatar }: { avatar: Avatar }) {
  const sentences = sentencesOf(avatar.name || 'your presenter');
  const [text, setText] = useState(sentences[0] ?? '');
  const film = useFilmSaying(avatar);
  const saying = useSaying(avatar);
  const voice = useSayingVoice(avatar);
  const isBusy = film.isPending || (saying !== undefined && isInWork(saying));
  const say = (sentence: string) => {
    if (sentence.trim() && voice && !isBusy) film.mutate({ text: sentence.trim(), voiceId: voice.value });
  };
  const problem = film.error
    ? messageOf(film.error, 'We couldn’t film this sentence. Please try again.')
    : (saying?.error ?? undefined);
  const hint = voice && `${voice.label.split(' - ', 1)[0]} speaks for now. You choose the voice in step 2.`;
  return (
    <form
      className="mt-5"
      onSubmit={(event) => {
        event.preventDefault();
        say(text);
      }}
    >
      <Field
        label="Say something"
        aside={
          <span className="tnum text-13 text-ink-faint">
            {text.length} of {limits.sayingCharacters}
          </span>
        }
        hint={hint}
        error={problem}
      >
        <div className="flex gap-2">
          <Input
            className="min-w-0 flex-1"
            value={text}
            maxLength={limits.sayingCharacters}
            onChange={({ target }) => setText(target.value)}
          />
          <Button
            type="submit"
            icon={Play}
            kbd="Enter"
            className="h-10 max-md:h-11"
            disabled={!voice || text.trim() === ''}
            busyText={isBusy && (film.isPending ? 'Speaking...' : 'Filming...')}
          >
            Play
          </Button>
        </div>
      </Field>
      <ul aria-label="Sentences to try" className="mt-2 flex flex-wrap gap-2">
        {sentences.map((sentence) => (
          <li key={sentence} className="min-w-0">
            <Button
              size="s"
              className="h-auto! max-w-full whitespace-normal! py-1.5 text-left font-normal!"
              disabled={isBusy}
              onClick={() => {
                setText(sentence);
                say(sentence);
              }}
            >
              {sentence}
            </Button>
          </li>
        ))}
      </ul>
      <FilmHere avatar={avatar} />
    </form>
  );
}

/** Where the stage is folded or docked, the film is large enough here alone. */
function FilmHere({ avatar }: { avatar: Avatar }) {
  const saying = useSaying(avatar);
  const isOnStage = useSaidOnStage();
  if (isOnStage || !saying?.video_url) return null;
  return (
    <div className="mx-auto mt-4 w-[min(300px,100%)]">
      <StageFrame reservedPx={0}>
        <SayingFilm key={saying.id} url={saying.video_url} poster={avatar.picture_url} name={avatar.name} />
      </StageFrame>
    </div>
  );
}

/** The film of a sentence plays on the stage beside the form. */
export function useSaidOnStage(): boolean {
  const place = useStagePlace();
  const { isStageFolded } = useWizard();
  return place === 'panel' && !isStageFolded;
}
