import { Clapperboard } from 'lucide-react';
import { useRef } from 'react';
import { useLimits } from '#data/limits.ts';
import { waitInWords } from '#data/videos/progress-words.ts';
import { paths } from '#lib/paths.ts';
import { isMonthUsedUp } from '#lib/videos-left.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Select } from '#ui/select.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { useEstimate } from '../making/use-estimate.ts';
import { ScriptEditor } from '../voice/script-editor.tsx';
import { scriptProblems, useScriptCheck } from '../voice/use-script-check.ts';
import { useVoicePlaces } from '../voice/use-voice-places.ts';
import { CaptionsField, PresenterField, VoiceField } from './first-choices.tsx';
import { type FirstScript, firstScriptOf, firstScripts } from './first-scripts.ts';
import { useFirstPresenter } from './use-first-presenter.ts';
import { useFirstStart } from './use-first-start.ts';

/** Everything is chosen, and can be changed before the one press. */
export function FirstForm({ titleId }: { titleId: string }) {
  const { content } = useDraft();
  const script = useRef<HTMLTextAreaElement>(null);
  const presenters = useFirstPresenter();
  const { voices } = useVoicePlaces();
  const problem = scriptProblems(useScriptCheck(content), content.voice.ttsText);
  const { press, busyText } = useFirstStart(script);
  const { data: plan } = useLimits();
  const isOut = plan !== undefined && isMonthUsedUp(plan.videos_left);
  const noteId = `${titleId}-note`;
  return (
    <>
      <h2 id={titleId} className="max-w-[20ch] font-semibold text-26 max-lg:mx-auto max-lg:text-center md:text-34">
        Your first video is one press away
      </h2>
      <p className="mt-2 text-14 text-ink-soft max-lg:text-center md:text-16">
        Everything is filled in. Change what you like, or press the button and watch it being made.
      </p>
      <div className="mt-5">
        <ScriptEditor field={script} problem={problem} tools={<SampleChoice />} />
      </div>
      <div className="mt-4 grid gap-3 sm:grid-cols-3">
        <PresenterField avatars={presenters.data} />
        <VoiceField voices={voices.data} />
        <CaptionsField />
      </div>
      {presenters.isError && <NotLoaded what="presenters" onRetry={() => void presenters.refetch()} />}
      {voices.isError && <NotLoaded what="voices" onRetry={() => void voices.refetch()} />}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <div
          data-bottom-bar
          className="max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:border-line max-sm:border-t max-sm:bg-ground max-sm:p-3"
        >
          <Button
            kind="primary"
            size="l"
            icon={Clapperboard}
            disabled={isOut || content.avatar.selectedAvatarId === '' || content.voice.ttsId === ''}
            aria-describedby={noteId}
            onClick={press}
            busyText={busyText}
            className="max-sm:w-full"
          >
            Generate Video
          </Button>
        </div>
        <ButtonLink to={paths.create} kind="ghost" size="l" className="max-sm:w-full">
          Start with my own idea
        </ButtonLink>
      </div>
      <p id={noteId} className="mt-3 text-13 text-ink-faint">
        <CostNote videosLeft={plan?.videos_left} />
      </p>
    </>
  );
}

interface NotLoadedProps {
  what: string;
  onRetry: () => void;
}

function NotLoaded({ what, onRetry }: NotLoadedProps) {
  return (
    <p role="alert" className="mt-3 text-13 text-bad">
      The {what} did not load. <TextButton onClick={onRetry}>Try again</TextButton>
    </p>
  );
}

function SampleChoice() {
  const { content, change } = useDraft();
  const take = (value: FirstScript) => {
    const sample = firstScripts.find((script) => script.value === value);
    if (sample) change('voice', { ttsText: sample.text });
  };
  return (
    <Select
      label="Sample script"
      options={firstScripts}
      value={firstScriptOf(content.voice.ttsText)}
      placeholder="Your own words"
      onChange={take}
      className="w-[188px]!"
    />
  );
}

/** What the press costs, and how long it takes where that was measured. */
function CostNote({ videosLeft }: { videosLeft: number | null | undefined }) {
  const { data: estimate } = useEstimate(useDraft().content);
  if (videosLeft === undefined) return null;
  if (isMonthUsedUp(videosLeft)) return 'No videos are left this month.';
  const cost =
    videosLeft === null
      ? 'Your plan has unlimited videos.'
      : `Uses 1 of the ${videosLeft.toLocaleString('en-US')} videos your plan has left this month.`;
  const etaSec = estimate?.eta_seconds ?? null;
  return etaSec === null ? cost : `${cost} Filming takes about ${waitInWords(etaSec)}.`;
}
