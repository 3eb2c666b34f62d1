import { z } from 'zod';

/** An object whose every field may be left out. */
export const mayBeEmpty = (body: z.core.$ZodType): boolean => body instanceof z.ZodObject && body.safeParse({}).success;

/** A call may come without it. */
export const mayBeLeftOut = (body: z.core.$ZodType): boolean =>
  mayBeEmpty(body) || z.safeParse(body, undefined).success;
