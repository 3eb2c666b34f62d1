import type { ShownPlan } from '@herald/media/film-plan';
import { useDraft } from '../draft/use-draft.ts';
import type { SentenceDeeds } from './row-menu.tsx';
import { placesOf, sentenceAt, withMoved, withSentence } from './sentence-words.ts';
import type { SpokenWords } from './spoken-words.ts';
import type { usePlan } from './use-plan.ts';

/** What can be done with the words of each sentence; nothing where they are a recording of somebody. */
export function useSentenceDeeds(
  { sentences }: ShownPlan,
  { applyWords }: Pick<ReturnType<typeof usePlan>, 'applyWords'>,
  { speak, isSpeaking }: SpokenWords,
): (place: number) => SentenceDeeds | undefined {
  const { voice } = useDraft().content;
  const script = voice.ttsText;
  const places = voice.useCustomAudio || isSpeaking ? undefined : placesOf(script, sentences);
  const say = (text: string) => {
    applyWords(text);
    speak();
  };
  return (place) => {
    const own = places?.[place];
    if (!places || !own) return undefined;
    return {
      text: sentenceAt(script, own),
      change: (words) => say(withSentence(script, own, words)),
      moveUp: place > 0 ? () => say(withMoved(script, places, place, -1)) : undefined,
      moveDown: place < places.length - 1 ? () => say(withMoved(script, places, place, 1)) : undefined,
      remove: places.length > 1 ? () => say(withSentence(script, own, '')) : undefined,
    };
  };
}
