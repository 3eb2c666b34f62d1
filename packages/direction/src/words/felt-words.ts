import { cuesOf } from './cues-of.ts';

/** What people say who feel something, by what it is about. */
export interface FeltWords {
  /** pride, tenderness, praise, triumph, love of a product */
  joys: readonly string[];
  /** grief, shame, disgust, failure, a body that suffers, things that break */
  aches: readonly string[];
  /** what others did or said that makes angry: mocking, cheating, leaving somebody alone */
  wrongs: readonly string[];
  /** what nobody expected */
  surprises: readonly string[];
  /** words that tell no feeling here: "trust me" */
  asides: readonly string[];
  /** said to somebody between pauses: "honey" */
  vocatives: readonly string[];
  /** of others, in the middle of trouble, it mocks: "he smiled" */
  smiles: readonly string[];
  /** begins what is so after the trouble: "now" */
  nows: readonly string[];
}

export const feltWords = (lists: Readonly<Partial<Record<keyof FeltWords, string>>>): FeltWords => {
  const listed = (name: keyof FeltWords) => cuesOf(lists[name] ?? '');
  return {
    joys: listed('joys'),
    aches: listed('aches'),
    wrongs: listed('wrongs'),
    surprises: listed('surprises'),
    asides: listed('asides'),
    vocatives: listed('vocatives'),
    smiles: listed('smiles'),
    nows: listed('nows'),
  };
};
