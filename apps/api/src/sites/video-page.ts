import type { GalleryVideo } from '@herald/core/sites';
import { frameSizeOf } from '@herald/media/frame-size';
import { withoutHeadings } from '@herald/media/script-headings';
import { withoutMarks } from '@herald/media/script-marks';
import { linkWords } from '@herald/media/web-address';
import { html, type Markup } from '../html.ts';
import { descriptionOf, videoPreview } from '../link-preview.ts';
import { linkedHtml, outsideLink } from '../linked-html.ts';
import { card } from './gallery-page.ts';
import { previewOf, type SiteFrame, siteLayout } from './site-layout.ts';

const MORE_VIDEOS = 4;

/** One video of a site in the product's own player, which counts its views, and a few others. */
export function videoPage(video: GalleryVideo, all: GalleryVideo[], frame: SiteFrame): string {
  const others = all.filter(({ id }) => id !== video.id).slice(0, MORE_VIDEOS);
  const body = html`
<article class="watch">
<iframe class="player ${shapeOf(video)}" src="${frame.productUrl}/embed/${video.slug}?link=off" title="${video.title}" allow="fullscreen; autoplay"></iframe>
<div class="text"><h1 dir="auto">${video.title}</h1>${video.description ? html`<p dir="auto">${linkedHtml(video.description)}</p>` : null}${button(video)}<p><a href="/report?video=${video.slug}" rel="nofollow">Report this video</a></p></div>
</article>
${others.length > 0 ? html`<h2>More videos</h2><ul class="grid">${others.map((other) => card(other, frame))}</ul>` : null}`;
  const { title } = video;
  const page = {
    title: `${title} - ${frame.site.name}`,
    preview: preview(video, frame),
    body,
    shows: [video, ...others],
  };
  return siteLayout(frame, page);
}

/** A site shows no video that is private or needs a password, so all of this may be told. */
function preview({ slug, title, description, spoken, aspect, resolution }: GalleryVideo, frame: SiteFrame): Markup {
  const { widthPx: width, heightPx: height } = frameSizeOf(aspect, resolution);
  const page = { ...previewOf(frame, `/v/${slug}`), title };
  const words = descriptionOf(description, withoutHeadings(withoutMarks(spoken)));
  return videoPreview({ ...page, description: words }, { slug, width, height });
}

/** A page of a site has no style of its own: the shape of its player is one of its sheet's classes. */
function shapeOf({ aspect }: GalleryVideo): string {
  return `of-${aspect.replace(':', '-')}`;
}

/** In the colors of the site, so the player of this page leaves its own out. */
function button({ linkUrl, linkLabel }: GalleryVideo): Markup | null {
  return linkUrl ? outsideLink(linkUrl, html`${linkWords(linkUrl, linkLabel)}`, 'button') : null;
}
