import type { AvatarCategory } from '@herald/contract/statuses';

const CATEGORIES: Record<string, AvatarCategory> = {
  business: 'business',
  formal: 'professional',
  fitness: 'fitness',
  trendy: 'creative',
  creative: 'creative',
};

/** The library's category for an avatar in these clothes. */
export function categoryOf(clothing: string): AvatarCategory {
  return CATEGORIES[clothing] ?? 'casual';
}

const AGE_RANGES = [
  { belowYears: 20, range: 'teen' },
  { belowYears: 30, range: 'young-adult' },
  { belowYears: 40, range: 'adult' },
  { belowYears: 50, range: 'middle-aged' },
] as const;

/** The wizard's age range for an age in years. */
export function ageRangeOf(years: number | null): string {
  if (years === null) return 'young-adult';
  return AGE_RANGES.find(({ belowYears }) => years < belowYears)?.range ?? 'mature';
}

const APPEARANCES: Record<string, string> = {
  european: 'caucasian',
  african: 'african',
  east_asian: 'asian',
  southeast_asian: 'asian',
  south_asian: 'asian',
  latin_american: 'hispanic',
};

/** The wizard's appearance for an origin of the studio. */
export function appearanceOf(ethnicity: string): string {
  return APPEARANCES[ethnicity] ?? 'other';
}

const MAX_NAME_CHARACTERS = 48;
const FALLBACK_NAME = 'My avatar';

/** The beginning of a description as a name: whole words, without an article in front. */
export function nameFromDescription(description: string): string {
  const [sentence = ''] = description.trim().split(/[\n.,;!?]/, 1);
  const words = sentence.replace(/^(an?|the)\s+/i, '').split(/\s+/);
  let name = '';
  for (const word of words) {
    const longer = name ? `${name} ${word}` : word;
    if (longer.length > MAX_NAME_CHARACTERS) break;
    name = longer;
  }
  const whole = name || sentence.slice(0, MAX_NAME_CHARACTERS);
  return whole ? whole.charAt(0).toUpperCase() + whole.slice(1) : FALLBACK_NAME;
}
