import type { Branding, Lead, VideoChoice, VisitDay } from '@herald/core/sites';
import { html, type Markup } from '../html.ts';
import { clockTime } from './gallery-page.ts';
import { galleryLink, type SiteFrame, siteLayout } from './site-layout.ts';

const tabs = [
  ['/admin', 'Branding'],
  ['/admin/videos', 'Videos'],
  ['/admin/leads', 'Leads'],
  ['/admin/visits', 'Visits'],
] as const;

export type AdminPath = (typeof tabs)[number][0];

/** The administration of a site around one of its pages. */
function adminPage(frame: SiteFrame, path: AdminPath, content: Markup): string {
  const body = html`<div class="admin"><div class="head"><h1>Your site</h1><a class="button quiet" href="/">View site</a>
<form method="post" action="/admin/leave"><button class="quiet">Sign out</button></form></div>
<nav class="tabs" aria-label="Administration">${tabs.map(([to, label]) => html`<a href="${to}"${path === to ? html` aria-current="page"` : null}>${label}</a>`)}</nav>
${content}</div>`;
  return siteLayout(frame, { title: `Administration - ${frame.site.name}`, body });
}

export interface FormNote {
  saved?: boolean;
  problems?: string[];
}

function noteOf({ saved, problems = [] }: FormNote): Markup | null {
  if (problems.length > 0) return html`<div class="note" role="alert">${problems.join(' ')}</div>`;
  return saved ? html`<div class="note" role="status">Saved.</div>` : null;
}

/** Shows the submitted values when they could not be saved. */
export function brandingPage(frame: SiteFrame, branding: Branding, note: FormNote): string {
  return adminPage(
    frame,
    '/admin',
    html`${noteOf(note)}
<div class="branding"><div>
<form method="post" action="/admin">
<label>Headline<input name="headline" required maxlength="120" value="${branding.headline}"></label>
<label>Line below it<textarea name="tagline" maxlength="300">${branding.tagline}</textarea></label>
<div class="pair"><label>Accent colour<input type="color" name="accent" value="${branding.accent}"></label>
<label>Background colour<input type="color" name="ground" value="${branding.ground}"></label></div>
<label class="check"><input type="checkbox" name="has_contact_form" value="yes"${branding.hasContactForm ? html` checked` : null}>Show the contact form</label>
<button>Save</button>
</form>
<h2>Logo</h2>
<form method="post" action="/admin/logo" enctype="multipart/form-data">
<label>Picture (JPG, PNG, WebP, max 5MB)<input type="file" name="logo" accept="image/jpeg,image/png,image/webp" required></label>
<button class="quiet">Upload logo</button>
</form>
${branding.logoKey ? html`<form method="post" action="/admin/logo/remove"><button class="quiet">Remove the logo</button></form>` : null}
</div>${preview(frame)}</div>`,
  );
}

/** The top of the site with the saved look. */
function preview({ branding }: SiteFrame): Markup {
  return html`<section class="preview" aria-label="How it looks"><p class="big">${branding.headline}</p>
${branding.tagline ? html`<p>${branding.tagline}</p>` : null}<span class="button">Get in touch</span></section>`;
}

export function chooseVideosPage(frame: SiteFrame, videos: VideoChoice[], note: FormNote): string {
  const row = (video: VideoChoice, index: number) => html`<div class="row">
<img src="${galleryLink(frame, video.files.poster)}" alt="" loading="lazy">
<label><input type="checkbox" name="video" value="${video.id}"${video.position !== null ? html` checked` : null}><span>${video.title} (${clockTime(video.durationSec)})</span></label>
<input type="number" min="1" max="999" name="place-${video.id}" value="${index + 1}" aria-label="Place of ${video.title}">
</div>`;
  const content =
    videos.length > 0
      ? html`<p>Choose what the site shows, and in which order. Only finished videos with a public link can be shown.</p>
<form method="post" action="/admin/videos">${videos.map(row)}<button>Save</button></form>`
      : html`<p class="empty">There is no finished video with a public link yet.</p>`;
  return adminPage(frame, '/admin/videos', html`${noteOf(note)}${content}`);
}

export function leadsPage(frame: SiteFrame, leads: Lead[]): string {
  const content =
    leads.length > 0
      ? html`<ul class="leads">${leads.map(leadItem)}</ul><p><a class="button quiet" href="/admin/leads.csv">Export as CSV</a></p>`
      : html`<p class="empty">No messages yet.</p>`;
  return adminPage(frame, '/admin/leads', content);
}

function leadItem({ name, email, message, createdAt }: Lead): Markup {
  const moment = createdAt.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return html`<li><div><strong>${name}</strong><a href="mailto:${email}">${email}</a><time datetime="${createdAt.toISOString()}">${moment} UTC</time></div><p>${message}</p></li>`;
}

export function visitsPage(frame: SiteFrame, visits: VisitDay[]): string {
  const most = Math.max(...visits.map(({ visitors }) => visitors));
  const content =
    visits.length > 0
      ? html`<div class="scroll"><table><caption class="trap">Visits of the last 30 days</caption>
<thead><tr><th>Day (UTC)</th><th><span class="trap">Beside the best day</span></th><th class="number">Visitors</th><th class="number">Pages seen</th></tr></thead>
<tbody>${visits.map((day) => visitRow(day, most))}</tbody></table></div>
<p class="small">Visitors are counted once a day, without cookies.</p>`
      : html`<p class="empty">No visits in the last 30 days.</p>`;
  return adminPage(frame, '/admin/visits', content);
}

function visitRow({ day, visitors, views }: VisitDay, most: number): Markup {
  const name = new Date(day).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return html`<tr><td><time datetime="${day}">${name}</time></td><td class="share"><meter min="0" max="${most}" value="${visitors}" aria-label="Beside the best day"></meter></td><td class="number">${visitors}</td><td class="number">${views}</td></tr>`;
}

/** Shown without a session. */
export function signInFirstPage(frame: SiteFrame): string {
  const body = html`<div class="hero wide"><h1>Open this page from Herald</h1><p>Open this site's administration from your Marketplace. The link works once, within a minute.</p></div>`;
  return siteLayout(frame, { title: `Administration - ${frame.site.name}`, body });
}
