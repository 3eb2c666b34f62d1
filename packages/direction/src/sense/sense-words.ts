import { cuesOf } from '../words/cues-of.ts';

/** Words of a language that tell good from bad. A cue may be of several words; one that ends with * stands for all words that begin so. */
export interface SenseWords {
  good: readonly string[];
  bad: readonly string[];
  /** illness, death, dismissal: nobody smiles at these */
  grave: readonly string[];
  /** of those, what nothing ends: a watch that "stopped the week he died" */
  deaths: readonly string[];
  /** what turns good into bad and bad into good */
  negators: readonly string[];
  /** denies all that follows in its clause, however far it is */
  nevers: readonly string[];
  /** how many words a negator reaches back: "funktioniert nicht" */
  reachesBack: number;
  /** begins every noun with a capital letter: names are not known by it */
  capitalizesNouns: boolean;
  /** negations that praise: "never gets old" */
  praise: readonly string[];
  /** "too" before a good word: "too cheap" */
  toos: readonly string[];
  /** good and bad words that say neither here: "late night" */
  neither: readonly string[];
  /** what ends something bad: "gone", "free of" */
  ends: readonly string[];
  /** what is paid and lost: "cost me" */
  costs: readonly string[];
  /** what is saved and got */
  gains: readonly string[];
  /** "percent", after a number in words */
  percents: readonly string[];
  /** points back at what a sum brought: "I got that" */
  gots: readonly string[];
  /** what should be low: "rent" */
  burdens: readonly string[];
  /** tells a price, and no loss: "it costs" */
  offers: readonly string[];
  /** before the name of what helps: it is not there yet */
  withouts: readonly string[];
  /** said behind a number that is lost: "840 pounds, gone" */
  vanished: readonly string[];
  /** what should be high: "sales" */
  assets: readonly string[];
  rises: readonly string[];
  falls: readonly string[];
  /** before the numbers of a change: "from 190 to 70" */
  froms: readonly string[];
  tos: readonly string[];
  /** between a price and the one that it takes the place of */
  insteads: readonly string[];
  /** a price with one of them is of another time or place: "it was $80" */
  pastPrices: readonly string[];
  /** "No" before a number is its sign */
  numberSigns: readonly string[];
  irony: readonly string[];
  /** forbids what follows, at the start of a clause */
  forbids: readonly string[];
  /** begins as what forbids does, and tells something: "no es", "nicht jeder" */
  states: readonly string[];
  /** forbids wherever it stands: "you must never" */
  mustNot: readonly string[];
  /** asks for care, at the start of a clause: "keep", "unplug" */
  cautions: readonly string[];
  /** what hurts where care is missing: "bleach" */
  dangers: readonly string[];
  /** whom somebody who is ill is sent to: "call a doctor" */
  healers: readonly string[];
  /** what ties a clause to the one before: "until" */
  ties: readonly string[];
  /** begins a condition, of which nobody is glad yet: "if it does not leak" */
  ifs: readonly string[];
  /** "after nine rejections": what is told there is over */
  afters: readonly string[];
  /** those one compares with: "other creams" */
  others: readonly string[];
  /** "my": bad news of others, too, is news of the speaker then */
  own: readonly string[];
  /** who takes money or should pay it: "the bank" */
  payers: readonly string[];
  /** what they do against somebody: "kept" */
  takes: readonly string[];
  /** what one is glad to be able to do; bad only where it is denied */
  abilities: readonly string[];
  /** denies what stands before it: "keine mehr" */
  absent: readonly string[];
  /** denies all of a clause that it begins: "not one of" */
  nones: readonly string[];
  /** praise that is meant the other way before `again` or bad news: "great, another bill" */
  cheers: readonly string[];
  again: readonly string[];
  /** shed for joy, too, where good news were told before */
  tears: readonly string[];
  /** asks to be forgiven, or takes the blame: "we messed up" */
  sorries: readonly string[];
  /** begins a clause before a comma and says nothing of it: "No, but …" */
  openers: readonly string[];
  /** said to somebody between pauses: "honey" */
  vocatives: readonly string[];
  /** of others, in the middle of trouble, it mocks */
  smiles: readonly string[];
  pleases: readonly string[];
  /** where a story turns to what helped: "so I went to" */
  turns: readonly string[];
  /** does so before a name: "then", "my name is" */
  thens: readonly string[];
  /** stands before the name of a shop or service somebody comes to, "I signed up at …", or holds it in a language without capital letters */
  visits: readonly string[];
  /** stands where such a name would, and is in none: "zu Fuß", "a public clinic" */
  nameless: readonly string[];
}

type ListName = keyof Omit<SenseWords, 'reachesBack' | 'capitalizesNouns'>;

const NO_LISTS: Readonly<Record<ListName, readonly string[]>> = {
  good: [],
  bad: [],
  grave: [],
  deaths: [],
  negators: [],
  nevers: [],
  praise: [],
  toos: [],
  neither: [],
  ends: [],
  costs: [],
  gains: [],
  percents: [],
  healers: [],
  gots: [],
  burdens: [],
  offers: [],
  vanished: [],
  withouts: [],
  assets: [],
  rises: [],
  falls: [],
  froms: [],
  tos: [],
  insteads: [],
  pastPrices: [],
  numberSigns: [],
  irony: [],
  forbids: [],
  states: [],
  mustNot: [],
  cautions: [],
  dangers: [],
  ties: [],
  ifs: [],
  afters: [],
  others: [],
  own: [],
  payers: [],
  takes: [],
  abilities: [],
  absent: [],
  nones: [],
  cheers: [],
  again: [],
  tears: [],
  sorries: [],
  openers: [],
  vocatives: [],
  smiles: [],
  pleases: [],
  turns: [],
  thens: [],
  visits: [],
  nameless: [],
};

/** Lists as they are read best: in one line, with commas between the cues; a list that a language does without is empty. */
export function senseWords(
  lists: Partial<Record<ListName, string>>,
  reachesBack = 0,
  capitalizesNouns = false,
): SenseWords {
  const read = Object.entries(lists).map(([name, list]) => [name, cuesOf(list)]);
  return { ...NO_LISTS, ...Object.fromEntries(read), reachesBack, capitalizesNouns };
}
