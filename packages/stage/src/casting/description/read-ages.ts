/** An age as it was written. */
export interface SaidAge {
  phrase: string;
  years: number;
}

const DECADES: Record<string, number> = {
  teens: 10,
  twenties: 20,
  thirties: 30,
  forties: 40,
  fourties: 40,
  fifties: 50,
  sixties: 60,
  seventies: 70,
  eighties: 80,
};
/** Where in ten years 'early', 'mid' and 'late' lie. */
const PART_OF_DECADE: Record<string, number> = { early: 2, mid: 5, late: 8 };
const USUAL_PART = 5;

const YEARS =
  /\b(?:aged?\s+(?:about\s+|around\s+)?)?(\d{2})\s*-?\s*(?:years?|yrs?|y)\s*[-\s.]?\s*(?:olds?|o)\b\.?|\baged?\s+(?:about\s+|around\s+)?(\d{2})\b|\b(\d{2})\s*yo\b/giu;
const DECADE =
  /\b(?:(early|mid|late)[-\s]+)?(?:to\s+late[-\s]+)?(?:(\d)0\s*['’]?s|(teens|twenties|thirties|fou?rties|fifties|sixties|seventies|eighties))\b/giu;

/** Ages in years ('a 34-year-old') and in tens ('in her late thirties'). */
export function readAges(text: string): SaidAge[] {
  const years = Array.from(text.matchAll(YEARS), (match) => ({
    phrase: match[0].trim(),
    years: Number(match[1] ?? match[2] ?? match[3]),
  }));
  const decades = Array.from(text.matchAll(DECADE), ([phrase, part, digit, name]) => ({
    phrase: phrase.trim(),
    years: (digit ? Number(digit) * 10 : (DECADES[(name ?? '').toLowerCase()] ?? 0)) + partOf(part),
  }));
  return [...years, ...decades].filter(({ years: said }) => said >= 10);
}

const partOf = (part: string | undefined): number => PART_OF_DECADE[(part ?? '').toLowerCase()] ?? USUAL_PART;
