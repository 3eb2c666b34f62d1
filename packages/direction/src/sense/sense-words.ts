/** Words of a language that tell good from bad. A cue may be of several words; one that ends with * stands for all words that begin so. */
export interface SenseWords {
  good: readonly string[];
  bad: readonly string[];
  /** illness, death, dismissal: nobody smiles at these */
  grave: readonly string[];
  /** what turns good into bad and bad into good */
  negators: readonly string[];
  /** how many words a negator reaches back: "funktioniert nicht" */
  reachesBack: number;
  /** negations that praise: "never gets old" */
  praise: readonly string[];
  /** good and bad words that say neither here: "late night" */
  neither: readonly string[];
  /** what ends something bad: "gone", "free of" */
  ends: readonly string[];
  /** what is paid and lost: "cost me" */
  costs: readonly string[];
  /** what is saved and got */
  gains: readonly string[];
  /** what should be low: "rent" */
  burdens: readonly string[];
  /** what should be high: "sales" */
  assets: readonly string[];
  rises: readonly string[];
  falls: readonly string[];
  /** "No" before a number is its sign */
  numberSigns: readonly string[];
  irony: readonly string[];
  /** forbids what follows, at the start of a clause */
  forbids: readonly string[];
  /** forbids wherever it stands: "you must never" */
  mustNot: readonly string[];
}

/** Lists as they are read best: in one line, with commas between the cues. */
export function senseWords(lists: Record<keyof Omit<SenseWords, 'reachesBack'>, string>, reachesBack = 0): SenseWords {
  const cues = (list: string) =>
    list
      .split(',')
      .map((cue) => cue.trim())
      .filter((cue) => cue !== '');
  return {
    good: cues(lists.good),
    bad: cues(lists.bad),
    grave: cues(lists.grave),
    negators: cues(lists.negators),
    reachesBack,
    praise: cues(lists.praise),
    neither: cues(lists.neither),
    ends: cues(lists.ends),
    costs: cues(lists.costs),
    gains: cues(lists.gains),
    burdens: cues(lists.burdens),
    assets: cues(lists.assets),
    rises: cues(lists.rises),
    falls: cues(lists.falls),
    numberSigns: cues(lists.numberSigns),
    irony: cues(lists.irony),
    forbids: cues(lists.forbids),
    mustNot: cues(lists.mustNot),
  };
}
