/** Words that end with a point of their own and belong to what follows. */
const TITLES =
  /^(?:mr|mrs|ms|mx|dr|prof|st|sr|sra|srta|mme|mlle|hr|fr|no|nr|vs|approx|incl|excl|est|ca|fig|vol|art|rev|gen|sgt|capt|hon)\.$/iu;
/** "a.m.", "U.S.A.", "z.B.": points within. */
const POINTED = /^(?:\p{L}\.){2,}$/u;
const CLOSED = /^["'“”‘’(«»[\]]+|["'“”‘’)«»\]]+$/gu;

/** Joins that a reader expects on one line: articles, short prepositions, conjunctions, possessives. */
const LEADING = new Set(
  [
    'a an the of in on at to for with by from into and or but nor so if as than my your our his her its their this that',
    'these those no not very is are was were be be have has will can && + el la los las un una de del en con por para y o su',
    'le les un une des du de à au aux et ou en dans pour par sur avec sans der die das den dem des ein eine einen einem',
    'und oder im am vom zum zur mit für von il lo gli i e di da con per o os as um uma dos das em ao',
  ]
    .join(' ')
    .split(' ')
    .concat('&'),
);
const NUMBER = /^[$€£¥₹]?\d[\d.,:/]*$/u;
const UNIT =
  /^(?:%|°[cf]?|\p{Sc}|[kmgt]?b|[kmgt]hz|mm|cm|m|km|m²|km²|kg|g|mg|lbs?|oz|ml|l|kcal|cal|h|hrs?|min|mins|sec|secs|s|ms|a\.?m\.?|p\.?m\.?|am|pm|percent|dollars?|euros?|pounds?|days?|weeks?|months?|years?|hours?|minutes?|seconds?|million|billion|thousand|bn)[.,;:!?]*$/iu;

const bare = (text: string) => text.replace(CLOSED, '');

/** A word whose last point is its own, and ends no sentence by itself. */
export function isAbbreviation(text: string): boolean {
  const word = bare(text).replace(/[,;:!?]+$/u, '');
  return TITLES.test(word) || POINTED.test(word);
}

/** How much a reader misses the next word where a caption ends with this one: 0 little, 1 a bit, 10 very much. */
export function pullTo(text: string, next: string): number {
  const word = bare(text);
  if (TITLES.test(word)) return 10;
  if (NUMBER.test(word) && UNIT.test(bare(next))) return 10;
  return LEADING.has(word.toLowerCase()) ? 1 : 0;
}
