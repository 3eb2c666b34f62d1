import type { Avatar } from '@herald/contract/endpoints/avatars';
import type { ShownPlan } from '@herald/media/film-plan';
import { Copy, Feather, Redo2, Shuffle, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { messageOf } from '#lib/api.ts';
import { useStore } from '#lib/create-store.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { useCastAvatar } from '../preview/use-cast-avatar.ts';
import { usePreviewScene } from '../preview/use-preview-scene.ts';
import { useDraftSound } from '../sound/use-sound.ts';
import { calmerPace, chooseMark, freeSentence, lockSentence, otherPace } from './plan-changes.ts';
import { PlanRow } from './plan-row.tsx';
import { PlanStrip } from './plan-strip.tsx';
import { retakeSentence } from './sentence-takes.ts';
import type { SpokenWords } from './spoken-words.ts';
import { usePlan } from './use-plan.ts';
import { useSentenceDeeds } from './use-sentence-deeds.ts';
import { useSentenceStills } from './use-sentence-stills.ts';

const LARGEST_VARIATION = 0xffff_ffff;

/** A service films one view, so there is nothing to plan. */
export const isPlannable = (madeBy: string, cast: Avatar | undefined) => madeBy === '' && cast?.kind !== 'hosted';

/** The sentences with their shots. */
export function PlanEditor({ words }: { words: SpokenWords }) {
  const { content } = useDraft();
  const headingId = useId();
  const steps = usePlan();
  const { data, error } = usePreviewScene(content);
  const hasSentences = data?.plan !== undefined && data.plan.sentences.length > 0;
  return (
    <section
      aria-labelledby={headingId}
      className="border-line border-t pt-6"
      onKeyDown={(event) => onUndoKey(event, steps)}
    >
      <div className="flex flex-wrap items-center gap-2">
        <h3 id={headingId} className="flex-1 font-medium text-13">
          Plan
        </h3>
        {hasSentences && <PlanTools steps={steps} />}
      </div>
      {error && !data && <p className="mt-2 text-14 text-bad">{messageOf(error, 'The plan could not be made.')}</p>}
      {!error && !hasSentences && <p className="mt-2 text-14 text-ink-soft">{emptyWords(content.voice, data?.plan)}</p>}
      {hasSentences && data.plan && <PlanList scene={data.scene} shown={data.plan} steps={steps} words={words} />}
    </section>
  );
}

type Steps = ReturnType<typeof usePlan>;

function PlanTools({ steps }: { steps: Steps }) {
  const { pace, apply, undo, redo, canUndo, canRedo } = steps;
  const calmer = calmerPace(pace);
  const { ground } = useDraft().content.output;
  const variation = () => Math.floor(Math.random() * (LARGEST_VARIATION + 1));
  // A presenter without a place stands in one shot.
  const surprise = () =>
    apply({ variation: variation(), ...(ground === 'place' && { pace: otherPace(pace, Math.random) }) });
  return (
    <>
      <Button size="s" icon={Copy} onClick={() => apply({ variation: variation() })}>
        More like this
      </Button>
      <Button size="s" icon={Feather} disabled={!calmer} onClick={() => calmer && apply({ pace: calmer })}>
        Calmer
      </Button>
      <Button size="s" icon={Shuffle} onClick={surprise}>
        Surprise me
      </Button>
      <IconButton size="s" icon={Undo2} label="Undo the last change of the plan" disabled={!canUndo} onClick={undo} />
      <IconButton size="s" icon={Redo2} label="Redo the change of the plan" disabled={!canRedo} onClick={redo} />
    </>
  );
}

interface PlanListProps {
  /** Whose sentences these are. */
  scene: object;
  shown: ShownPlan;
  steps: Steps;
  words: SpokenWords;
}

function PlanList({ scene, shown, steps, words }: PlanListProps) {
  const stillOf = useSentenceStills(scene, shown.sentences);
  const { avatar, output, script } = useDraft().content;
  const deedsOf = useSentenceDeeds(shown, steps, words);
  const kind = useCastAvatar()?.kind;
  const sound = useDraftSound();
  const nowPlace = useStore({ subscribe: sound.subscribe, read: () => placeAt(shown.sentences, sound.read().timeSec) });
  const { plan, apply } = steps;
  const isDrawn = kind !== 'filmed' && kind !== 'photo';
  const means = { hasFace: kind !== 'filmed', hasHands: isDrawn, random: Math.random };
  const playFrom = (sec: number) => {
    sound.seek(sec);
    sound.play();
  };
  return (
    <>
      <p className="mt-1 text-13 text-ink-faint">
        What you choose or lock stays.
        <span className="pointer-coarse:hidden max-md:hidden">
          {' '}
          Arrows go up and down, W changes words, S, V, E, G and I go to shot, camera, face, hands and figure, L locks,
          M films it again alike, C calmer, R by surprise.
        </span>
      </p>
      <p role="status" className="text-13 text-ink-faint empty:hidden">
        {words.isSpeaking && 'Speaking the change'}
      </p>
      {shown.lost.length > 0 && (
        <p className="mt-2 text-13 text-warn">{`Not in the script any more: ${shown.lost.map(({ words }) => `“${words}”`).join(', ')}`}</p>
      )}
      {shown.idle && (
        <p className="mt-2 text-13 text-warn">{`These marks have no effect, because what they need is not there or another shot begins at the same word: ${shown.idle.map(({ words, marks }) => `${marks.map(({ mark }) => `[${mark}]`).join(' ')} in “${words}”`).join(', ')}`}</p>
      )}
      <PlanStrip sentences={shown.sentences} stillOf={stillOf} durationSec={script.duration} sound={sound} />
      <ol className="mt-3 overflow-hidden rounded-card border border-line">
        {shown.sentences.map((sentence, place) => (
          <PlanRow
            key={sentence.fromSec}
            number={place + 1}
            still={stillOf(place)}
            sentence={sentence}
            isNow={place === nowPlace}
            deeds={deedsOf(place)}
            hasProduct={avatar.productImageUrl !== ''}
            pictures={output.material.map(({ shot }) => shot)}
            hasFace={kind !== 'filmed'}
            hasHands={isDrawn}
            onPlay={() => playFrom(sentence.fromSec)}
            onChoose={(chosen, mark) => apply({ plan: chooseMark(plan, shown, place, { kind: chosen, mark }) })}
            onLock={() => apply({ plan: lockSentence(plan, shown, place) })}
            onTake={(take) => apply({ plan: retakeSentence(plan, shown, place, { take, ...means }) })}
            onFree={() => apply({ plan: freeSentence(plan, shown, place) })}
          />
        ))}
      </ol>
    </>
  );
}

/** A player that goes to a moment may stop this much before it. */
const SEEK_ERROR_SEC = 0.05;

/** The sentence that is said, or was said last. */
const placeAt = (sentences: ShownPlan['sentences'], sec: number) =>
  Math.max(
    0,
    sentences.findLastIndex(({ fromSec }) => fromSec <= sec + SEEK_ERROR_SEC),
  );

function emptyWords({ generatedAudioUrl }: { generatedAudioUrl: string }, plan: ShownPlan | undefined): string {
  if (generatedAudioUrl === '') return 'Make the audio in step 2. Then each sentence is listed here with its shot.';
  return plan
    ? 'Nobody wrote down the words of this audio, so Herald cuts where its voice rests.'
    : 'Reading the script';
}

function onUndoKey(event: KeyboardEvent<HTMLElement>, { undo, redo }: Steps): void {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
  event.preventDefault();
  (event.shiftKey ? redo : undo)();
}
