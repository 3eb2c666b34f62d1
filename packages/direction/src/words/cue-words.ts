/** Words of a language that make a presenter act, in small letters; a cue may be of several words. */
export interface CueWords {
  hello: readonly string[];
  thanks: readonly string[];
  /** what is loved or at last there */
  love: readonly string[];
  wow: readonly string[];
  /** begins a question that offers a thought */
  whatIf: readonly string[];
  /** asks what the viewer knows: "do you know" */
  wonders: readonly string[];
  never: readonly string[];
  contrast: readonly string[];
  doubt: readonly string[];
  /** makes a statement sound like a question: "…, right?" */
  tags: readonly string[];
  me: readonly string[];
  feeling: readonly string[];
  you: readonly string[];
  /** of these, what means the viewer only with a capital letter: "Sie" beside "sie" */
  formalYou?: readonly string[];
  /** verbs that ask the viewer to do something */
  call: readonly string[];
  first: readonly string[];
  /** the second thing or the third */
  next: readonly string[];
  /** "reasons" after a number */
  reasons: readonly string[];
  offer: readonly string[];
  /** "only": before a sum an offer, and little by itself */
  merely: readonly string[];
  /** money that stays: nothing small to show */
  saves: readonly string[];
  link: readonly string[];
  /** what lies below and is touched: the link, where a film ends */
  taps: readonly string[];
  this: readonly string[];
  /** what is held beside something else */
  compare: readonly string[];
  look: readonly string[];
  praise: readonly string[];
  pride: readonly string[];
  all: readonly string[];
  important: readonly string[];
  /** what hands can show the size of */
  tiny: readonly string[];
  huge: readonly string[];
  /** asks the viewer to stop, at the start of a sentence */
  halt: readonly string[];
  /** people one holds dear */
  dear: readonly string[];
  /** words that carry nothing: articles, prepositions, auxiliaries */
  small: readonly string[];
}
