/** Words for things that can be seen, by the emoji that shows them, and when they do not mean one. Lists have commas in between. */
export interface ThingWords {
  pictures: Readonly<Record<string, string>>;
  /** a thing soon after one of these is compared or not there: "purrs like a kitten", "without a car" */
  unseenAfter: string;
  /** the same of what comes soon after it, in languages that say so later */
  unseenBefore: string;
  /** right behind a thing they make it another one: "peach jam", "crab traps" */
  heads?: string;
  /** sayings that are about something else */
  idioms: readonly string[];
  /** in a language whose nouns begin large, what is no thing where it begins small: "wir pflanzen Rosen" */
  verbsWhenSmall?: string;
  /** in such a language, what is a name behind another word that begins large: "Fahrschule Koch" */
  surnames?: string;
  /** words that begin a sentence, and make no name of what follows: "Unser Koch" */
  articles?: string;
}
