import { type FilmPlan, kindOfMark, MARK_KINDS, PLAN_VERSION, type ShownPlan } from '@herald/media/film-plan';
import { EXPRESSIONS, GESTURES } from '@herald/media/scene/acting-plan';
import { SHOT_SIZES } from '@herald/media/scene/shot-plan';
import { z } from 'zod';
import { textField } from './fields.ts';
import { limits } from './limits.ts';

const plannedMark = z.object({
  word: z.number().int().min(0).max(limits.scriptMaxCharacters),
  mark: textField(60).refine((mark) => kindOfMark(mark) !== undefined, 'This is no mark that a plan can hold.'),
  isKept: z.literal(true).optional(),
});

const plannedSentence = z.object({
  words: textField(limits.scriptMaxCharacters).min(1),
  marks: z.array(plannedMark).max(limits.plannedMarks),
});

/** What somebody wants for single sentences of a film: a shot, a face, a gesture. Sentences are known by their words. */
export const filmPlan = z.object({
  version: z.literal(
    PLAN_VERSION,
    `This plan is of another version. This Herald reads version ${PLAN_VERSION}. Make the plan again from the script, or leave it out.`,
  ),
  sentences: z
    .array(plannedSentence)
    .max(limits.plannedSentences)
    .refine(isOfOneScript, 'This plan has more words than a script.'),
}) satisfies z.core.$ZodType<FilmPlan>;

/** Words may be written otherwise than in the script, but hardly longer. */
function isOfOneScript(sentences: readonly { words: string }[]): boolean {
  return sentences.reduce((sum, { words }) => sum + words.length, 0) <= 2 * limits.scriptMaxCharacters;
}

const kinds = z.enum(MARK_KINDS);

const shownSentence = z.object({
  words: z.string(),
  fromSec: z.number(),
  untilSec: z.number(),
  shots: z
    .array(
      z.object({
        word: z.number(),
        size: z.enum(SHOT_SIZES),
        isCut: z.literal(true).optional(),
        isAside: z.boolean().optional(),
      }),
    )
    .describe('The first is the one the sentence begins in; isAside is left out where there is one camera.'),
  expression: z.enum(EXPRESSIONS),
  gestures: z.array(z.enum(GESTURES)),
  gestureWords: z.array(z.number()).default([]).describe('The place of the word that each gesture is made at.'),
  figures: z.array(z.string()).default([]).describe('What stands in the picture with the presenter, as marks.'),
  marks: z
    .array(z.object({ word: z.number(), mark: z.string(), isKept: z.literal(true).optional() }))
    .describe('What the plan asks for.'),
  written: z.array(kinds).describe('The kinds of marks that are written in the script; the plan does not change them.'),
  why: z.array(z.string()),
});

/** The sentences of a film as they are shown. */
export const shownPlan = z.object({
  sentences: z.array(shownSentence),
  lost: z.array(plannedSentence).describe('Wishes for sentences that are no longer said.'),
  idle: z
    .array(plannedSentence)
    .optional()
    .describe('Marks that cannot act: their word, picture or product is not there, or another shot has their word.'),
}) satisfies z.core.$ZodType<ShownPlan>;
