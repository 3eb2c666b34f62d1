import type { GalleryVideo } from '@herald/core/sites';
import { html, type Markup } from '../html.ts';
import { pagePreview } from '../link-preview.ts';
import { galleryLink, previewOf, type SiteFrame, siteLayout } from './site-layout.ts';

export interface ContactProblem {
  values: Record<string, string>;
  errors: Record<string, string[]>;
}

/** The front page of a site: headline, videos and contact form. */
export function galleryPage(videos: GalleryVideo[], frame: SiteFrame, problem?: ContactProblem): string {
  const { branding, site } = frame;
  const body = html`
<div class="hero${branding.headline.length > 40 ? ' wide' : ''}">
<h1 dir="auto">${branding.headline}</h1>
${branding.tagline ? html`<p dir="auto">${branding.tagline}</p>` : null}
</div>
${videos.length > 0 ? html`<ul class="grid">${videos.map((video) => card(video, frame))}</ul>` : html`<p class="empty">There are no videos here yet.</p>`}
${branding.hasContactForm ? contactForm(problem) : null}`;
  const description = branding.tagline || branding.headline;
  const preview = pagePreview({ ...previewOf(frame, '/'), title: site.name, description }, videos[0]);
  return siteLayout(frame, { title: site.name, preview, body, shows: videos });
}

/** Seconds as m:ss. */
export function clockTime(durationSec: number): string {
  const seconds = Math.round(durationSec);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function card(video: GalleryVideo, frame: SiteFrame): Markup {
  return html`<li><a href="/v/${video.slug}">
<span class="frame"><img src="${galleryLink(frame, video.files.poster)}" alt="" loading="lazy">${frame.showsAiMark ? html`<span class="mark">AI</span>` : null}<span class="time">${clockTime(video.durationSec)}</span></span>
<span class="title" dir="auto">${video.title}</span></a></li>`;
}

function contactForm({ values, errors }: ContactProblem = { values: {}, errors: {} }): Markup {
  const problems = Object.values(errors).flat();
  return html`<section class="band" id="contact" aria-labelledby="contact-heading">
<div><h2 id="contact-heading">Get in touch</h2><p>Write a few lines, and you will hear back by email.</p></div>
<form method="post" action="/contact#contact">
${problems.length > 0 ? html`<div class="note" role="alert">${problems.join(' ')}</div>` : null}
<label>Name<input name="name" autocomplete="name" required maxlength="120" value="${values.name}"></label>
<label>Email<input name="email" type="email" autocomplete="email" required maxlength="254" value="${values.email}"></label>
<label>Message<textarea name="message" required maxlength="5000">${values.message}</textarea></label>
<label class="trap" aria-hidden="true">Leave this empty<input name="website" tabindex="-1" autocomplete="off"></label>
<button>Send</button>
</form>
</section>`;
}
