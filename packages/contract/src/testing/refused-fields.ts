import type { z } from 'zod';

/** The fields that a schema refuses, as dotted paths; empty when it accepts the value. */
export function refusedFields(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return [...new Set(error?.issues.map(({ path }) => path.join('.')) ?? [])];
}

/** The sentences people read about a refused value. */
export function refusalTexts(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
}

/** An object that holds only the value at a dotted path. */
export function objectWith(path: string, value: unknown): unknown {
  return path.split('.').reduceRight((inner, key) => ({ [key]: inner }), value);
}
