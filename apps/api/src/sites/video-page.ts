import type { GalleryVideo } from '@herald/core/sites';
import { html } from '../html.ts';
import { card } from './gallery-page.ts';
import { galleryLink, type SiteFrame, siteLayout } from './site-layout.ts';

const MORE_VIDEOS = 4;

/** One video of a site, and a few others. */
export function videoPage(video: GalleryVideo, all: GalleryVideo[], frame: SiteFrame): string {
  const sign = (key: string) => galleryLink(frame, key);
  const others = all.filter(({ id }) => id !== video.id).slice(0, MORE_VIDEOS);
  const body = html`
<article class="watch">
<video controls playsinline preload="metadata" poster="${sign(video.files.poster)}" src="${sign(video.files.video)}">
<track kind="captions" label="Captions" src="${sign(video.files.vtt)}">
</video>
<div class="text"><h1>${video.title}</h1>${video.description ? html`<p>${video.description}</p>` : null}</div>
</article>
${others.length > 0 ? html`<h2>More videos</h2><ul class="grid">${others.map((other) => card(other, frame))}</ul>` : null}`;
  return siteLayout(frame, { title: `${video.title} - ${frame.site.name}`, description: video.description, body });
}
