import { parseFlitePhones } from './flite-phones.ts';
import { runFlite } from './flite-program.ts';

const REMEMBERED_WORDS = 20_000;
const WORDS_PER_RUN = 40;

const known = new Map<string, string[]>();

/** Commas make Flite pause between the words, so its silences separate their phones. */
async function askFlite(words: string[]): Promise<void> {
  const { printed } = await runFlite(['-psdur', '-voice', 'kal', ` ${words.join(', ')}. `], false);
  const groups: string[][] = [];
  let group: string[] = [];
  for (const { name } of parseFlitePhones(printed)) {
    if (name !== 'pau') group.push(name);
    else if (group.length) {
      groups.push(group);
      group = [];
    }
  }
  if (group.length) groups.push(group);
  if (groups.length === words.length) for (const [i, word] of words.entries()) known.set(word, groups[i]);
  else if (words.length === 1) known.set(words[0], groups.flat());
  else for (const word of words) await askFlite([word]);
}

/** The phones Flite says for each word alone, in the given order. */
export async function pronounceWords(words: readonly string[]): Promise<string[][]> {
  if (known.size > REMEMBERED_WORDS) known.clear();
  const missing = [...new Set(words)].filter((word) => !known.has(word));
  for (let i = 0; i < missing.length; i += WORDS_PER_RUN) await askFlite(missing.slice(i, i + WORDS_PER_RUN));
  return words.map((word) => known.get(word) ?? []);
}
