export const pauseMark = '[pause 0.5s]';

/** Puts a pause where the cursor stands, with one space on either side; answers the text and where the cursor goes. */
export function insertPause(text: string, cursor: number): { text: string; cursor: number } {
  const before = text.slice(0, cursor).replace(/[ \t]+$/u, '');
  const after = text.slice(cursor).replace(/^[ \t]+/u, '');
  const lead = before === '' || before.endsWith('\n') ? '' : ' ';
  const trail = after.startsWith('\n') ? '' : ' ';
  const upToCursor = `${before}${lead}${pauseMark}${trail}`;
  return { text: upToCursor + after, cursor: upToCursor.length };
}
