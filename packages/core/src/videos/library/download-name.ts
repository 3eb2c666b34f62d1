import { plainText } from '@herald/media/plain-text';

/** Characters that some operating system refuses in a file name. What joins letters and emoji is a part of them. */
const unsafe = /(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}/\\:*?"<>|])+/gu;
const MAX_CHARACTERS = 120;

/** `{title}.mp4`, with a number when the name is already taken. */
export function downloadNameOf(title: string, taken: Set<string> = new Set(), ending = 'mp4'): string {
  const plain = plainText(title)
    .replace(unsafe, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  const base = Array.from(plain).slice(0, MAX_CHARACTERS).join('') || 'video';
  let name = `${base}.${ending}`;
  for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${base} (${number}).${ending}`;
  taken.add(name.toLowerCase());
  return name;
}
