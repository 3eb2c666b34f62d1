import { showsMark } from '@herald/contract/ai-notice';
import type { PublicVideo } from '@herald/contract/endpoints/watch';
import { linkWords, shownAddress } from '@herald/media/web-address';
import { html, type Markup } from '../html.ts';

/** What a page shows of a video before its script runs; an empty text leaves out its surroundings. */
export type FirstPicture = Record<string, string>;

export function firstPictureOf(video: PublicVideo, siteName: string, place: { hasWordsBeside: boolean }): FirstPicture {
  return {
    siteName,
    title: video.title,
    description: video.description,
    linkUrl: video.link_url,
    linkWords: linkWords(video.link_url, video.link_label),
    linkAddress: shownAddress(video.link_url),
    ratio: String(video.width / video.height),
    poster: video.thumbnail_url ?? '',
    film: video.video_url ? `/watch/${video.slug}/video.mp4` : '',
    aiMark: showsMark(video.shows_ai_mark, place) ? 'AI-generated' : '',
    length: clock(video.duration),
    day: new Date(video.created_at).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
    views: `${video.views.toLocaleString('en-US')} ${video.views === 1 ? 'view' : 'views'}`,
  };
}

/** Fills `{{name}}` with what is called so, as text; `{{#name}}…{{/name}}` stays only where there is any. */
export function fillTemplate(template: string, picture: FirstPicture): Markup {
  const parts = template
    .replace(/\{\{#(\w+)\}\}(.*?)\{\{\/\1\}\}/gs, (_, name: string, inside: string) => (picture[name] ? inside : ''))
    .split(/\{\{(\w+)\}\}/);
  const isText = (index: number) => index % 2 === 0;
  const texts = parts.filter((_, index) => isText(index));
  const values = parts.filter((_, index) => !isText(index)).map((name) => picture[name] ?? '');
  return html(Object.assign(texts, { raw: texts }), ...values);
}

/** m:ss, as on the player. */
function clock(durationSec: number | null): string {
  if (durationSec === null) return '--:--';
  const sec = Math.round(durationSec);
  return `${Math.floor(sec / 60)}:${String(sec % 60).padStart(2, '0')}`;
}
