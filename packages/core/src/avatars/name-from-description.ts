const MAX_CHARACTERS = 48;
const FALLBACK = 'My avatar';

/** The beginning of a description as a name: whole words, without an article in front. */
export function nameFromDescription(description: string): string {
  const [sentence = ''] = description.trim().split(/[\n.,;!?]/, 1);
  const words = sentence.replace(/^(an?|the)\s+/i, '').split(/\s+/);
  let name = '';
  for (const word of words) {
    const longer = name ? `${name} ${word}` : word;
    if (longer.length > MAX_CHARACTERS) break;
    name = longer;
  }
  const whole = name || sentence.slice(0, MAX_CHARACTERS);
  return whole ? whole.charAt(0).toUpperCase() + whole.slice(1) : FALLBACK;
}
