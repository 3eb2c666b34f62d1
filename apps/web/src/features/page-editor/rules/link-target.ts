const PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const HOST = /^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]|$)/;
const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const HERE = 'https://here.invalid';

/** True for what a page may link to: http, https, mailto, tel, and paths of this site. */
export function isLinkTarget(href: string): boolean {
  if (SCHEME.test(href)) return URL.canParse(href) && PROTOCOLS.includes(new URL(href).protocol);
  // Browsers read two slashes, and a slash with a backslash, as the start of another site.
  return href.startsWith('/') && URL.canParse(href, HERE) && new URL(href, HERE).origin === HERE;
}

/** What somebody typed as the target of a link, completed; nothing where a page may not link to it. */
export function linkTargetOf(text: string): string | undefined {
  const typed = text.trim();
  if (EMAIL.test(typed)) return `mailto:${typed}`;
  const href = HOST.test(typed) ? `https://${typed}` : typed;
  return isLinkTarget(href) ? href : undefined;
}
