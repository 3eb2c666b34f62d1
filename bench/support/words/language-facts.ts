export type Pair = readonly [written: string, said: string];

/** What a native speaker knows about writing and reading one language. */
export interface LanguageFacts {
  locale: string;
  decimal: string;
  /** words before and after what is drawn, so that it stands in a sentence */
  frame: Pair;
  price: (units: number, cents: number) => Pair;
  perPeriod: readonly Pair[];
  percent: string;
  to: string;
  times: string;
  /** of five */
  outOf: (score: string) => string;
  dot: string;
  slash: string;
  at: string;
  units: readonly Pair[];
  things: string;
  /** as written in numbers; as said; both without a year */
  date: (day: number, month: number) => Pair;
  otherDates: readonly Pair[];
  clock: (hour: number, minutes: number) => Pair;
  names: readonly Pair[];
  spelled: string;
  /** how its own script writes the names of Latin letters */
  letterNames?: string;
  shortForms: readonly Pair[];
  scores: readonly Pair[];
  phone: readonly string[];
  phoneInPairs: boolean;
}
