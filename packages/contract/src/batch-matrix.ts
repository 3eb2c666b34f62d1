import { ASPECTS, type Aspect } from '@herald/media/choices';
import { ratiosOfFilm } from '@herald/media/frame-size';
import { z } from 'zod';
import { avatarGroup, type DraftContent, voiceGroup } from './draft.ts';
import { textField } from './fields.ts';
import { limits } from './limits.ts';

/** How many there can be on each axis. */
export const matrixLimits = { hooks: 20, bodies: 10, calls: 10, presenters: 10 } as const;

const words = (max: number) => z.array(textField(limits.scriptMaxCharacters)).max(max);

/** Who is seen and heard. Avatars times voices are their pairs. */
export const matrixPresenter = z.object({ avatar: avatarGroup, voice: voiceGroup });
export type MatrixPresenter = z.output<typeof matrixPresenter>;

/**
 * What is combined. Without bodies the draft's own script is the body of every film, and without presenters its own
 * avatar and voice are in every film. An axis without hooks or calls leaves that part of the script out.
 */
export const batchMatrix = z.object({
  hooks: words(matrixLimits.hooks).default([]),
  bodies: words(matrixLimits.bodies).default([]),
  calls: words(matrixLimits.calls).default([]),
  presenters: z.array(matrixPresenter).max(matrixLimits.presenters).default([]),
  ratios: z.array(z.enum(ASPECTS)).max(ASPECTS.length).default([]).describe('The draft’s own where empty.'),
  left_out: z.array(textField(60)).max(20_000).default([]).describe('Variants that are not made, by their keys.'),
});
export type BatchMatrix = z.output<typeof batchMatrix>;

/** One combination of words and presenter: one film, in every ratio. */
export interface Variant {
  /** `h1-b2-c1-p1`; an axis with nothing on it is not named. */
  key: string;
  /** Numbers on the axes from 0; null where there is nothing on the axis. */
  hook: number | null;
  body: number | null;
  call: number | null;
  presenter: number | null;
  isLeftOut: boolean;
}

/** The first one is the film’s own. */
export type FilmRatios = [Aspect, ...Aspect[]];

/** Every variant, left-out ones included: calls change fastest, then bodies, hooks and presenters. */
export function variantsOf({ hooks, bodies, calls, presenters, left_out }: BatchMatrix): Variant[] {
  const leftOut = new Set(left_out);
  return axis(presenters).flatMap((presenter) =>
    axis(hooks).flatMap((hook) =>
      axis(bodies).flatMap((body) =>
        axis(calls).map((call): Variant => {
          const key = variantKey({ hook, body, call, presenter });
          return { key, hook, body, call, presenter, isLeftOut: leftOut.has(key) };
        }),
      ),
    ),
  );
}

/** How a variant is called in lists of those left out. */
export function variantKey({ hook, body, call, presenter }: Omit<Variant, 'key' | 'isLeftOut'>): string {
  const named = Object.entries({ h: hook, b: body, c: call, p: presenter });
  return named.flatMap(([letter, number]) => (number === null ? [] : [`${letter}${number + 1}`])).join('-') || 'all';
}

/** Each ratio once, in the order of the product. */
export function ratiosOf({ ratios }: Pick<BatchMatrix, 'ratios'>, { output }: DraftContent): FilmRatios {
  const [first, ...others] = ASPECTS.filter((aspect) => ratios.includes(aspect));
  return first ? [first, ...others] : ratiosOfFilm(output);
}

/** Every avatar with every voice. */
export function everyPair(
  avatars: readonly MatrixPresenter['avatar'][],
  voices: readonly MatrixPresenter['voice'][],
): MatrixPresenter[] {
  return avatars.flatMap((avatar) => voices.map((voice) => ({ avatar, voice })));
}

/** The words of a variant as one script. Each part is a passage of its own: it is spoken and filmed once for all variants. */
export function scriptOf({ hooks, bodies, calls }: BatchMatrix, { hook, body, call }: Variant, own: string): string {
  const parts = [at(hooks, hook), body === null ? own.trim() : at(bodies, body), at(calls, call)];
  return parts.filter((part) => part !== '').join('\n\n');
}

const at = (texts: readonly string[], index: number | null): string =>
  (index === null ? '' : (texts[index] ?? '')).trim();

const axis = (values: readonly unknown[]): (number | null)[] => (values.length > 0 ? [...values.keys()] : [null]);
