/** How much of a cut text is its beginning: the sentence about a long name is mostly behind it. */
const BEGINNING = 0.35;

/** A text of at most so many characters. What is left out is in its middle, where the name in a sentence is. */
export function cutMiddle(text: string, mostCharacters: number): string {
  const characters = [...text];
  if (characters.length <= mostCharacters) return text;
  const first = Math.floor((mostCharacters - 1) * BEGINNING);
  const last = mostCharacters - 1 - first;
  return `${characters.slice(0, first).join('').trimEnd()}…${characters.slice(-last).join('').trimStart()}`;
}
