import { youtubeIdOf } from '@herald/media/youtube-id';

/** Colours belong to the page a text was copied from: its black would be unreadable on a dark ground. */
export function withoutForeignColors(html: string): string {
  // Copied within an editor: the colours were chosen here.
  if (isOwn(html)) return html;
  const content = parsed(html);
  for (const element of content.querySelectorAll<HTMLElement>('[style]')) {
    for (const property of ['color', 'background', 'background-color']) element.style.removeProperty(property);
  }
  return content.innerHTML;
}

/** "1 picture and 2 frames": what a page cannot hold of a pasted text; empty where it can hold all of it. */
export function leftOutOf(html: string): string {
  if (isOwn(html)) return '';
  const content = parsed(html);
  const frames = [...content.querySelectorAll('iframe, embed, oembed, video, audio, object')].filter(
    (frame) => !youtubeIdOf(frame.getAttribute('src') ?? frame.getAttribute('url') ?? ''),
  );
  const pictures = content.querySelectorAll('img:not([data-picture])');
  return [counted(pictures.length, 'picture'), counted(frames.length, 'frame')].filter(Boolean).join(' and ');
}

const isOwn = (html: string): boolean => html.includes('data-pm-slice');

const parsed = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

const counted = (count: number, word: string): string =>
  count === 0 ? '' : `${count} ${word}${count === 1 ? '' : 's'}`;

export const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
