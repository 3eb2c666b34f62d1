import type { DraftContent } from '@herald/contract/draft';
import type { VoiceOption } from '@herald/contract/endpoints/speech';
import { Clapperboard } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useLimits } from '#data/limits.ts';
import { waitInWords } from '#data/videos/progress-words.ts';
import { paths } from '#lib/paths.ts';
import { isMonthUsedUp } from '#lib/videos-left.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { useEstimate } from '../making/use-estimate.ts';
import { scriptProblems, useScriptCheck } from '../voice/use-script-check.ts';
import { voiceWords } from '../voice/use-spoken-voice.ts';
import { useVoicePlaces } from '../voice/use-voice-places.ts';
import { CaptionsField, PresenterField, VoiceField } from './first-choices.tsx';
import { FirstScriptField } from './first-script-field.tsx';
import { useFirstPresenter } from './use-first-presenter.ts';
import { useFirstStart } from './use-first-start.ts';

interface FirstFormProps {
  heading: (words: string) => ReactNode;
}

/** Everything is chosen, and can be changed before the one press. */
export function FirstForm({ heading }: FirstFormProps) {
  const { content } = useDraft();
  const script = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const presenters = useFirstPresenter();
  const { voices } = useVoicePlaces();
  const problem = scriptProblems(useScriptCheck(content), content.voice.ttsText);
  const { data: plan } = useLimits();
  const isOut = plan !== undefined && isMonthUsedUp(plan.videos_left);
  const { press, busyText } = useFirstStart(script, plan !== undefined && !isOut);
  return (
    <>
      {heading('Your first video is one press away')}
      <p className="mt-3 max-w-[56ch] text-16 text-ink-soft max-lg:mx-auto max-lg:text-center">
        <FirstLine voices={voices.data} />
      </p>
      <div className="mt-6">
        <FirstScriptField field={script} problem={problem} />
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

interface FirstLineProps {
  voices: readonly { children: readonly VoiceOption[] }[] | undefined;
}

/** What the press makes, and how long that takes where it was measured. */
function FirstLine({ voices }: FirstLineProps) {
  const { content } = useDraft();
  const { data: estimate } = useEstimate(content);
  const { selectedAvatar } = content.avatar;
  const voice = voices?.flatMap(({ children }) => children).find(({ value }) => value === content.voice.ttsId);
  if (!selectedAvatar || !voice) return 'Everything is filled in. Change what you like, or press the button.';
  const who = `${selectedAvatar} reads this in ${voiceWords(voice).name}’s voice, ${placeWords[content.background.setting]}.`;
  const isPossible = content.voice.ttsText.trim() !== '' && estimate?.reasons.length === 0;
  const etaSec = isPossible ? estimate.eta_seconds : null;
  return etaSec === null
    ? `${who} Press once, and watch it being made.`
    : `${who} Press once, and it is in your library in about ${waitInWords(etaSec)}.`;
}

const placeWords: Record<DraftContent['background']['setting'], string> = {
  home: 'at home',
  modern: 'in an office',
  studio: 'in a studio',
  outdoor: 'outdoors',
  minimal: 'in front of a plain wall',
  color: 'in front of a plain color',
  picture: 'in front of your picture',
};

/** What the press costs. */
function CostNote({ videosLeft }: { videosLeft: number | null | undefined }) {
  if (videosLeft === undefined) return null;
  if (isMonthUsedUp(videosLeft)) return 'No videos are left this month.';
  return videosLeft === null
    ? 'Your plan has unlimited videos.'
    : `Uses 1 of the ${videosLeft.toLocaleString('en-US')} videos you have left this month.`;
}
