import type { PhraseKinds } from './drawn-phrase.ts';
import { dates, prices, units } from './english-amounts.ts';
import { addresses, letters, names, phones, ranges, scores } from './english-names.ts';

export const englishPhrases: PhraseKinds = {
  prices,
  units,
  dates,
  'names with numbers': names,
  'letters and abbreviations': letters,
  ranges,
  'handles and addresses': addresses,
  scores,
  'phone numbers': phones,
};
