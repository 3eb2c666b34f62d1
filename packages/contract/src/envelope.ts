import { z } from 'zod';

export const fieldErrors = z.record(z.string(), z.array(z.string()));
export type FieldErrors = z.infer<typeof fieldErrors>;

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
    request_id: z.string().optional(),
  })
  .meta({ id: 'Error' });
export type ErrorAnswer = z.infer<typeof errorAnswer>;

/** A success that carries data. */
export function dataAnswer<T extends z.ZodType>(data: T) {
  return z.object({ status: z.literal('success'), message: z.string().optional(), data });
}

/** The same for `/a2e/*` and `/video-generation/*`, which are read by `success`. */
export function successAnswer<T extends z.ZodType>(data: T) {
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
