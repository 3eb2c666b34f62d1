import { z } from 'zod';

export const fieldErrors = z.record(z.string(), z.array(z.string()));
export type FieldErrors = z.infer<typeof fieldErrors>;

/** With `voice_ended`: the voice of a video that is to be made again, and who can speak in its place. */
export const endedVoice = z.object({
  value: z.string().describe('Sent as `tts_id`, it means the sound that is kept.'),
  name: z.string(),
  has_sound: z.boolean().describe('What it said is kept and can be used as it is.'),
  instead: z
    .object({ value: z.string(), label: z.string(), country: z.string(), region: z.string() })
    .nullable()
    .describe('The voice most like it; null where none speaks its language.'),
});
export type EndedVoice = z.infer<typeof endedVoice>;

/** The shape of every failed answer. */
export const errorAnswer = z
  .object({
    status: z.literal('error'),
    /** For `/a2e/*` and `/video-generation/*`, which are read by `success`; `error` repeats the message. */
    success: z.literal(false).optional(),
    error: z.string().optional(),
    message: z.string(),
    code: z.string(),
    errors: fieldErrors.optional(),
    ticket: z.string().optional().describe('With `two_factor_required`: what `POST /auth/two-factor` asks for.'),
    voice: endedVoice.optional(),
    request_id: z.string().optional(),
  })
  .meta({ id: 'Error' });
export type ErrorAnswer = z.infer<typeof errorAnswer>;

/** A success that carries data. */
export function dataAnswer<T extends z.core.$ZodType>(data: T) {
  return z.object({ status: z.literal('success'), message: z.string().optional(), data });
}

/** The same for `/a2e/*` and `/video-generation/*`, which are read by `success`. */
export function successAnswer<T extends z.core.$ZodType>(data: T) {
  return z.object({
    status: z.literal('success'),
    success: z.literal(true),
    message: z.string().optional(),
    data,
  });
}

/** A success that carries nothing but words. */
export const messageAnswer = z.object({ status: z.literal('success'), message: z.string() });

/** An answer that is not JSON; `produces` of the endpoint names its type. */
export const bytesAnswer = z.unknown();
