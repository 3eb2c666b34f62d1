import type { EndCardSpec } from '@herald/media/scene/scene-spec';
import { shownAddress, shownHost, webAddressOf } from '@herald/media/web-address';

/** What the end card has room for in large letters; the rest stands below. */
const HEADLINE_CHARACTERS = 80;
/** A longer address would be too small to read. */
const ADDRESS_CHARACTERS = 40;

type EndCardText = Pick<EndCardSpec, 'text' | 'detail'>;

/** The call to action, with the address of the link below it. */
export function endCardText(wish: string, link: string): EndCardText {
  const whole = wish.trim().replace(/\s+/g, ' ');
  const address = webAddressOf(link);
  return address ? { text: whole, detail: shortAddress(address) } : splitText(whole);
}

/** Ends at the first sentence of what is too long for one headline. */
function splitText(whole: string): EndCardText {
  if (whole.length <= HEADLINE_CHARACTERS) return { text: whole, detail: null };
  const room = whole.slice(0, HEADLINE_CHARACTERS + 1);
  const sentence = room.search(/[.!?](?=\s[^.!?]*$)/) + 1;
  const cut = sentence || Math.max(room.lastIndexOf(' '), 0) || HEADLINE_CHARACTERS;
  return { text: whole.slice(0, cut).trim(), detail: whole.slice(cut).trim() };
}

/** Host and path, or the host alone, which still can be typed. */
function shortAddress(address: string): string {
  const [whole, host] = [shownAddress(address), shownHost(address)];
  if (whole.length <= ADDRESS_CHARACTERS) return whole;
  return host.length <= ADDRESS_CHARACTERS ? host : `${host.slice(0, ADDRESS_CHARACTERS - 1)}…`;
}
