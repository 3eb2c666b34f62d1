/** What the end card has room for in large letters; the rest stands below. */
const HEADLINE_CHARACTERS = 80;

/** Splits a call to action at the end of its first sentence when it is too long for one headline. */
export function endCardText(wish: string): { text: string; detail: string | null } {
  const whole = wish.trim().replace(/\s+/g, ' ');
  if (whole.length <= HEADLINE_CHARACTERS) return { text: whole, detail: null };
  const room = whole.slice(0, HEADLINE_CHARACTERS + 1);
  const sentence = room.search(/[.!?](?=\s[^.!?]*$)/) + 1;
  const cut = sentence || Math.max(room.lastIndexOf(' '), 0) || HEADLINE_CHARACTERS;
  return { text: whole.slice(0, cut).trim(), detail: whole.slice(cut).trim() };
}
