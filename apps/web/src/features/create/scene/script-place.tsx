import { type DrawnRoom, drawnRoom, type Setting } from '@herald/media/choices';
import { workplaceOfScript } from '@herald/media/place-of-script';
import { drawnTrade, type Trade } from '@herald/media/trades';
import { useMemo } from 'react';
import { TextButton } from '#ui/text-button.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { useSceneChoice } from './use-scene-choice.ts';

const PLACES: Record<Setting | DrawnRoom | Trade, string> = {
  home: 'a home',
  modern: 'an office',
  studio: 'a studio',
  outdoor: 'the outdoors',
  minimal: 'a plain place',
  kitchen: 'a kitchen',
  shop: 'a shop',
  workshop: 'a workshop',
  gym: 'a gym',
  bakery: 'a bakery',
  coffee: 'a coffee shop',
  salon: 'a hair salon',
  flowers: 'a flower shop',
  fashion: 'a clothes shop',
  books: 'a bookshop',
  plumbing: 'a plumber’s workshop',
  cars: 'a garage',
  bikes: 'a bike workshop',
  joinery: 'a joiner’s workshop',
  yoga: 'a yoga studio',
  practice: 'a doctor’s office',
  lessons: 'a classroom',
  counsel: 'an adviser’s office',
};

/** Offers the place that the words are from, until a place is chosen by hand. */
export function ScriptPlace() {
  const { background, script, output } = useDraft().content;
  const choose = useSceneChoice();
  const { hook, end_card } = output;
  const told = useMemo(() => workplaceOfScript(script.content, hook, end_card), [script.content, hook, end_card]);
  const isThere =
    told?.setting === background.setting &&
    told.room === (drawnRoom(background.setting, background.room) ?? '') &&
    told.trade === drawnTrade(background);
  if (!told || background.isChosen || isThere) return null;
  return (
    <p className="mb-3 text-13 text-ink-soft">
      Your words speak of {PLACES[told.trade ?? (told.room || told.setting)]}.{' '}
      <TextButton onClick={() => choose(told)}>Film it there</TextButton>
    </p>
  );
}
