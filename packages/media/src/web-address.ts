/** No address has these: spaces, controls, overrides of direction, and what could end an attribute. */
const FOREIGN = /[\s\p{C}\\<>"`]/u;
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

/** The complete address of a web page, `north.co/serum` with https; undefined when the text is none or no safe one. */
export function webAddressOf(text: string): string | undefined {
  const typed = text.trim();
  if (typed === '' || FOREIGN.test(typed)) return undefined;
  const hasScheme = HAS_SCHEME.test(typed);
  const address = hasScheme ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, username, password } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  // A name before the host makes another host look like it.
  if (!isWeb || username !== '' || password !== '') return undefined;
  return hasScheme || /[^.]\.[^.]/.test(hostname) ? address : undefined;
}

/** An address as a browser shows it whole, with its scheme. */
export const isWholeAddress = (text: string): boolean =>
  /^https?:\/\//i.test(text.trim()) && webAddressOf(text) !== undefined;

/** What people read and type of an address: host and path. */
export function shownAddress(address: string): string {
  const [shown = ''] = address.replace(/^https?:\/\/(?:www\.)?/i, '').split(/[?#]/);
  return readable(shown).replace(/\/+$/, '');
}

/** Only the host, to name a link that has no words of its own. */
export function shownHost(address: string): string {
  return shownAddress(address).split('/', 1).join('');
}

/** What the button of a link says. */
export function linkWords(address: string, label: string): string {
  return label.trim() || `Visit ${shownHost(address)}`;
}

function readable(encoded: string): string {
  try {
    const decoded = decodeURI(encoded);
    return FOREIGN.test(decoded) ? encoded : decoded;
  } catch {
    return encoded;
  }
}
