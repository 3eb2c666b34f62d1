import { youtubeIdOf } from '@herald/media/youtube-id';
import sanitize from 'sanitize-html';

const youtubeId = /^[\w-]{11}$/;
const pictureId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const colour = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%]+\)$/i];
const alignment = { 'text-align': [/^(left|right|center|justify)$/] };

/** The tags that editors write videos with, and the attribute that names the video. */
const PLAYERS: Record<string, string> = { iframe: 'src', embed: 'src', oembed: 'url' };
const OTHER_PLAYERS = ['object', 'video', 'audio'];
const WORKING_PARTS = ['script', 'form', 'input', 'button', 'select', 'textarea'];

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
    ...Object.fromEntries(
      Object.entries(PLAYERS).map(([tag, address]) => [
        tag,
        (_: string, attribs: sanitize.Attributes) => videoOf(youtubeIn(attribs[address])),
      ]),
    ),
    div: (_, attribs) => videoOf(attribs['data-youtube'] ?? ''),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['data-picture'],
};

/** A bare id is no address. */
const youtubeIn = (address = ''): string => (address.includes('/') ? (youtubeIdOf(address) ?? '') : '');

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

/** What a page loses when it is cleaned. */
export interface TakenOut {
  /** Players and frames, but for YouTube videos. */
  frames: number;
  /** Pictures that were not uploaded. */
  pictures: number;
  /** Scripts and parts of forms. */
  scripts: number;
}

export function takenOutOf(html: string): TakenOut {
  const lost: TakenOut = { frames: 0, pictures: 0, scripts: 0 };
  sanitize(html, {
    ...options,
    onOpenTag(tag, attribs) {
      const address = PLAYERS[tag];
      if (address ? !youtubeIn(attribs[address]) : OTHER_PLAYERS.includes(tag)) lost.frames += 1;
      if (tag === 'img' && !pictureId.test(attribs['data-picture'] ?? '')) lost.pictures += 1;
      if (WORKING_PARTS.includes(tag)) lost.scripts += 1;
    },
  });
  return lost;
}

/** Rich text that is safe to show: no scripts, plain links, and videos only as the names of YouTube videos. */
export function sanitizePage(html: string): string {
  return sanitize(html, options);
}
