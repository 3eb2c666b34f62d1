import {
  type BatchMatrix,
  everyPair,
  type MatrixPresenter,
  type Variant,
  variantsOf,
} from '@herald/contract/batch-matrix';
import type { AvatarGroup, VoiceGroup } from '@herald/contract/draft';
import type { Aspect } from '@herald/media/choices';

/** One entry of an axis; its id stays while others come and go. */
export interface AxisText {
  id: string;
  text: string;
}

export interface AxisAvatar {
  id: string;
  name: string;
  picture: string | undefined;
  avatar: AvatarGroup;
  /** What fits it, while no voice is chosen for all. */
  voice: VoiceGroup;
}

export interface AxisVoice {
  id: string;
  name: string;
  voice: VoiceGroup;
}

export interface MatrixDraft {
  hooks: readonly AxisText[];
  bodies: readonly AxisText[];
  calls: readonly AxisText[];
  avatars: readonly AxisAvatar[];
  voices: readonly AxisVoice[];
  ratios: readonly Aspect[];
  /** By what is in them, so that another entry on an axis leaves none out by accident. */
  leftOut: ReadonlySet<string>;
}

export type TextAxis = 'hooks' | 'bodies' | 'calls';

export const emptyMatrix: MatrixDraft = {
  ...{ hooks: [], bodies: [], calls: [], avatars: [], voices: [], ratios: [] },
  leftOut: new Set(),
};

/** A variant as it is shown: with the key of the contract, and what it is made of. */
export interface ShownVariant extends Variant {
  identity: string;
}

const written = (texts: readonly AxisText[]) => texts.filter(({ text }) => text.trim() !== '');

interface Who {
  id: string;
  presenter: MatrixPresenter;
}

/** Every avatar with every voice; one alone goes with what the draft has. */
function castOf({ avatars, voices }: MatrixDraft, own: MatrixPresenter): Who[] {
  if (voices.length === 0) return avatars.map(({ id, avatar, voice }) => ({ id, presenter: { avatar, voice } }));
  const people = avatars.length > 0 ? avatars : [{ id: '', avatar: own.avatar }];
  const pairs = everyPair(
    people.map(({ avatar }) => avatar),
    voices.map(({ voice }) => voice),
  );
  const ids = people.flatMap((person) => voices.map((voice) => `${person.id}+${voice.id}`));
  return pairs.map((presenter, at) => ({ id: ids[at] ?? '', presenter }));
}

/** What is combined, without entries that have no words yet. */
export function matrixOf(draft: MatrixDraft, own: MatrixPresenter): BatchMatrix {
  const shown = shownVariants(draft, own);
  return { ...axesOf(draft, own), left_out: shown.filter(({ isLeftOut }) => isLeftOut).map(({ key }) => key) };
}

function axesOf(draft: MatrixDraft, own: MatrixPresenter): BatchMatrix {
  const texts = (axis: TextAxis) => written(draft[axis]).map(({ text }) => text.trim());
  return {
    ...{ hooks: texts('hooks'), bodies: texts('bodies'), calls: texts('calls') },
    presenters: castOf(draft, own).map(({ presenter }) => presenter),
    ratios: [...draft.ratios],
    left_out: [],
  };
}

export function shownVariants(draft: MatrixDraft, own: MatrixPresenter): ShownVariant[] {
  const ids = {
    hook: written(draft.hooks).map(({ id }) => id),
    body: written(draft.bodies).map(({ id }) => id),
    call: written(draft.calls).map(({ id }) => id),
    presenter: castOf(draft, own).map(({ id }) => id),
  };
  return variantsOf(axesOf(draft, own)).map((variant) => {
    const identity = (['hook', 'body', 'call', 'presenter'] as const)
      .map((axis) => ids[axis][variant[axis] ?? -1] ?? '')
      .join('|');
    return { ...variant, identity, isLeftOut: draft.leftOut.has(identity) };
  });
}

/** Leaves a variant out, or takes it back. */
export function withToggled(draft: MatrixDraft, identity: string): MatrixDraft {
  const leftOut = new Set(draft.leftOut);
  if (!leftOut.delete(identity)) leftOut.add(identity);
  return { ...draft, leftOut };
}

/** "3 hooks x 2 bodies, less 1 left out, each in 2 ratios" */
export function sumWords(matrix: BatchMatrix, ratios: number): string {
  const axes = [
    { count: matrix.hooks.length, one: 'hook', many: 'hooks' },
    { count: matrix.bodies.length, one: 'body', many: 'bodies' },
    { count: matrix.calls.length, one: 'call', many: 'calls' },
    { count: matrix.presenters.length, one: 'presenter', many: 'presenters' },
  ];
  const factors = axes.flatMap(({ count, one, many }) => (count > 0 ? [`${count} ${count === 1 ? one : many}`] : []));
  const left = matrix.left_out.length;
  const parts = [
    factors.join(' x ') || 'Your own words',
    left > 0 ? `less ${left} left out` : '',
    ratios > 1 ? `each in ${ratios} ratios` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
