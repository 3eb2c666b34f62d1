/** Words for things that can be seen, by the emoji that shows them, and sayings that are about something else. */
export interface ThingWords {
  /** words and short phrases, with commas between them */
  pictures: Readonly<Record<string, string>>;
  idioms: readonly string[];
}
