const AGE_RANGES = [
  [20, 'teen'],
  [30, 'young-adult'],
  [40, 'adult'],
  [50, 'middle-aged'],
] as const;
const APPEARANCES: Record<string, string> = {
  european: 'caucasian',
  african: 'african',
  east_asian: 'asian',
  southeast_asian: 'asian',
  south_asian: 'asian',
  latin_american: 'hispanic',
};

/** The age range of the wizard that years lie in. */
export function ageRangeOf(years: number | null): string {
  if (years === null) return 'young-adult';
  return AGE_RANGES.find(([below]) => years < below)?.[1] ?? 'mature';
}

/** The appearance of the wizard that an origin of the studio belongs to. */
export const appearanceOf = (ethnicity: string): string => APPEARANCES[ethnicity] ?? 'other';
