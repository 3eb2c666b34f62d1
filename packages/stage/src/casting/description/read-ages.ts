/** An age as it was written, and where. */
export interface SaidAge {
  phrase: string;
  years: number;
  from: number;
  to: number;
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

const TENS: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
};
const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const PERSON =
  'woman|lady|girl|female|man|guy|gentleman|boy|male|person|presenter|model|mum|mom|mother|dad|father|grandmother|grandma|grandfather|grandpa|doctor|teacher';
const YEARS =
  /\b(?:aged?\s+(?:about\s+|around\s+)?)?(\d{2})\s*-?\s*(?:years?|yrs?|y)\s*[-\s.]?\s*(?:olds?|o)\b\.?|\baged?\s+(?:about\s+|around\s+)?(\d{2})\b|\b(\d{2})\s*yo\b/giu;
/** 'A woman of 60', 'a man, 45,' */
const BARE_YEARS = new RegExp(
  `\\b(?:${PERSON})(?:\\s+of\\s+(?:about\\s+|around\\s+)?|\\s*,\\s*)(\\d{2})\\b(?!\\s*[%\\d])`,
  'giu',
);
const WRITTEN_YEARS = new RegExp(
  `\\b(${Object.keys(TENS).join('|')})(?:[-\\s](${ONES.join('|')}))?[-\\s]years?[-\\s]old\\b`,
  'giu',
);
const DECADE =
  /\b(?:(early|mid|late)[-\s]+)?(?:to\s+late[-\s]+)?(?:(\d)0\s*['’]?s|(teens|twenties|thirties|fou?rties|fifties|sixties|seventies|eighties))\b/giu;

/** Ages in years ('a 34-year-old', 'a woman of 60') and in tens ('in her late thirties'). */
export function readAges(text: string): SaidAge[] {
  const years = Array.from(text.matchAll(YEARS), (match) => saidAge(match, Number(match[1] ?? match[2] ?? match[3])));
  const bare = Array.from(text.matchAll(BARE_YEARS), (match) => {
    const [whole, number = ''] = match;
    const from = match.index + whole.length - number.length;
    return { phrase: number, years: Number(number), from, to: from + number.length };
  });
  const written = Array.from(text.matchAll(WRITTEN_YEARS), (match) =>
    saidAge(match, (TENS[(match[1] ?? '').toLowerCase()] ?? 0) + ONES.indexOf((match[2] ?? '').toLowerCase()) + 1),
  );
  const decades = Array.from(text.matchAll(DECADE), (match) => {
    const [, part, digit, name] = match;
    return saidAge(match, (digit ? Number(digit) * 10 : (DECADES[(name ?? '').toLowerCase()] ?? 0)) + partOf(part));
  });
  const isApart = ({ from }: SaidAge) => !years.some((age) => from >= age.from && from < age.to);
  return [...years, ...bare.filter(isApart), ...written, ...decades].filter(({ years: said }) => said >= 10);
}

function saidAge(match: RegExpExecArray, years: number): SaidAge {
  const [phrase] = match;
  return { phrase: phrase.trim(), years, from: match.index, to: match.index + phrase.length };
}

const partOf = (part: string | undefined): number => PART_OF_DECADE[(part ?? '').toLowerCase()] ?? USUAL_PART;
