import sanitize from 'sanitize-html';

const youtubeFrame = /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{6,20}$/;
const colour = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%]+\)$/i];

const options: sanitize.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'span', 'mark', 'blockquote'],
    ...['ul', 'ol', 'li', 'a', 'img', 'iframe', 'div', 'pre', 'code'],
  ],
  allowedAttributes: {
    '*': ['style'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    iframe: ['src', 'width', 'height', 'allowfullscreen'],
  },
  allowedStyles: {
    '*': { color: colour, 'background-color': colour, 'text-align': [/^(left|right|center|justify)$/] },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowProtocolRelative: false,
  exclusiveFilter: (frame) => frame.tag === 'iframe' && !youtubeFrame.test(frame.attribs.src ?? ''),
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener noreferrer nofollow' } }),
  },
};

/** Rich text that is safe to show: no scripts, plain links, videos only from youtube-nocookie. */
export function sanitizePage(html: string): string {
  return sanitize(html, options);
}
