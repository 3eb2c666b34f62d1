import { type Preferences, preferences } from '@herald/contract/endpoints/preferences';

/** The preferences this Herald knows, with values it accepts. */
export function knownPreferences(stored: Record<string, unknown>): Partial<Preferences> {
  const { shape } = preferences;
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const value = stored[name];
      return value !== undefined && field.safeParse(value).success ? [[name, value]] : [];
    }),
  );
}
