import {
  EFFECT_CHOICES,
  type EffectChoice,
  FIGURE_CHOICES,
  type FigureChoice,
  PACES,
  type Pace,
  PROGRESS_BAR_CHOICES,
  type ProgressBarChoice,
} from '@herald/media/choices';
import { EFFECT_LABELS, FIGURE_LABELS, PACE_LABELS, PROGRESS_BAR_LABELS } from '@herald/media/labels';
import { optionsOf } from '@herald/media/option';
import { useDraft } from '../draft/use-draft.ts';
import { useCastAvatar } from '../preview/use-cast-avatar.ts';
import { OutputChoice } from './output-choice.tsx';

const paces = optionsOf(PACES, PACE_LABELS);
const paceHints: Record<Pace, string> = {
  single: 'One view from beginning to end.',
  calm: 'A cut about every 4 seconds.',
  natural: 'A cut about every 3 seconds.',
  fast: 'A cut about every 2 seconds.',
};

/** How often Herald cuts; a service films one view, and a presenter without a place stands in one. */
export function PaceChooser() {
  const { content, change } = useDraft();
  const { pace, made_by, ground } = content.output;
  const cast = useCastAvatar();
  if (made_by !== '' || cast?.kind === 'hosted' || ground !== 'place') return null;
  return (
    <OutputChoice
      label="Cuts"
      hint={paceHints[pace]}
      options={paces}
      value={pace}
      onChange={(next) => change('output', { pace: next })}
    />
  );
}

const figures = optionsOf(FIGURE_CHOICES, FIGURE_LABELS);
const figureHints: Record<FigureChoice, string> = {
  on: 'Prices, ratings, lists and stickers of things come into the picture when they are said. A price or an address at the end closes the film, unless an end card or a product in the hand does.',
  off: 'Only what a mark asks for comes into the picture.',
};

/** Numbers, key words and stickers in the picture; a service films what it films. */
export function FiguresChooser() {
  const { content, change } = useDraft();
  const { figures: chosen, made_by } = content.output;
  const cast = useCastAvatar();
  if (made_by !== '' || cast?.kind === 'hosted') return null;
  return (
    <OutputChoice
      label="Numbers, key words and stickers"
      hint={figureHints[chosen]}
      options={figures}
      value={chosen}
      onChange={(next) => change('output', { figures: next })}
    />
  );
}

const progressBars = optionsOf(PROGRESS_BAR_CHOICES, PROGRESS_BAR_LABELS);
const progressBarHints: Record<ProgressBarChoice, string> = {
  off: 'The picture shows no bar.',
  on: 'A bar at the top fills while the script is said.',
};

/** How much of the film is over; a layer for another film has none. */
export function ProgressBarChooser() {
  const { content, change } = useDraft();
  const { progress_bar, ground } = content.output;
  if (ground !== 'place') return null;
  return (
    <OutputChoice
      label="Progress bar"
      hint={progressBarHints[progress_bar]}
      options={progressBars}
      value={progress_bar}
      onChange={(next) => change('output', { progress_bar: next })}
    />
  );
}

const effects = optionsOf(EFFECT_CHOICES, EFFECT_LABELS);
const effectHints: Record<EffectChoice, string> = {
  none: 'Cuts and cards come without a sound.',
  few: 'A soft sound at a cut or card, at most every 6 seconds.',
  more: 'A soft sound at cuts and cards, at most every 2 seconds.',
};

/** Sounds that mark cuts and what comes into the picture. */
export function EffectsChooser() {
  const { content, change } = useDraft();
  const { sound_effects } = content.output;
  return (
    <OutputChoice
      label="Sound effects"
      hint={effectHints[sound_effects]}
      options={effects}
      value={sound_effects}
      onChange={(next) => change('output', { sound_effects: next })}
    />
  );
}
