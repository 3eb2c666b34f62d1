import sanitize from 'sanitize-html';

const youtubeFrame = /^https:\/\/www\.youtube-nocookie\.com\/embed\/([\w-]{11})(?:[?#].*)?$/;
const youtubeId = /^[\w-]{11}$/;
const pictureId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const colour = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%]+\)$/i];
const alignment = { 'text-align': [/^(left|right|center|justify)$/] };

const options: sanitize.IOptions = {
  allowedTags: ['h1', 'h2', 'h3', 'p', 'br', 'strong', 'em', 'u', 's', 'span', 'ul', 'ol', 'li', 'a', 'img', 'div'],
  allowedAttributes: {
    ...Object.fromEntries(['h1', 'h2', 'h3', 'p', 'li', 'span'].map((tag) => [tag, ['style']])),
    a: ['href', 'target', 'rel'],
    img: [
      ...['alt', 'width', 'height', 'data-picture'],
      { name: 'data-align', multiple: false, values: ['left', 'center', 'right'] },
    ],
    div: ['data-youtube'],
  },
  allowedStyles: {
    ...Object.fromEntries(['h1', 'h2', 'h3', 'p', 'li'].map((tag) => [tag, alignment])),
    span: { color: colour, 'background-color': colour },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({
      tagName,
      // Tabs of their own for other sites; the pages of this one are read on the way.
      attribs: { href, ...(/^https?:/i.test(href) && { target: '_blank' }), rel: 'noopener noreferrer nofollow' },
    }),
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    ...Object.fromEntries(['h4', 'h5', 'h6'].map((tag) => [tag, 'h3'])),
    img: (tagName, attribs) => ({ tagName, attribs: pictureAttributes(attribs) }),
    iframe: (_, { src = '' }) => videoOf(youtubeFrame.exec(src)?.[1] ?? ''),
    div: (_, attribs) => videoOf(attribs['data-youtube'] ?? ''),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['data-picture'],
};

/** Without the name of a video it becomes a tag that is not allowed, of which only the text stays. */
const videoOf = (id: string): sanitize.Tag =>
  youtubeId.test(id) ? { tagName: 'div', attribs: { 'data-youtube': id } } : { tagName: 'not-a-video', attribs: {} };

/**
 * A picture is named by its id alone: its links expire. One from elsewhere has none and goes: it would tell its server
 * who reads the page.
 */
function pictureAttributes({ width, height, ...attribs }: Record<string, string>): Record<string, string> {
  const { 'data-picture': id = '', ...others } = attribs;
  const size = { ...sizeOf('width', width), ...sizeOf('height', height) };
  return { ...others, ...size, ...(pictureId.test(id) && { 'data-picture': id }) };
}

const sizeOf = (name: string, value = '') => (/^\d{1,4}$/.test(value) ? { [name]: value } : {});

/** Rich text that is safe to show: no scripts, plain links, and videos only as the names of YouTube videos. */
export function sanitizePage(html: string): string {
  return sanitize(html, options);
}
