import { html, type Markup } from '../html.ts';
import { ICON_PATH } from './site-icon.ts';
import type { SiteFrame } from './site-layout.ts';

const tabs = [
  ['/admin', 'Branding'],
  ['/admin/videos', 'Videos'],
  ['/admin/leads', 'Leads'],
  ['/admin/visits', 'Visits'],
] as const;

export type AdminPath = (typeof tabs)[number][0];

/** The administration of a site around one of its pages: in the product's look, whatever the site looks like. */
export function adminLayout(frame: SiteFrame, path: AdminPath, content: Markup): string {
  const { site, productUrl } = frame;
  return adminDocument(
    frame,
    html`<header class="top"><a class="back" href="${productUrl}/sites">Marketplace</a><span class="site"><strong><bdi>${site.name}</bdi></strong> <span>${hostOf(frame)}</span></span>
<nav aria-label="Site"><a class="button quiet" href="/">View site</a><form method="post" action="/admin/leave"><button class="quiet">Sign out</button></form></nav></header>
<main class="admin"><h1>Your site</h1>
<nav class="tabs" aria-label="Administration">${tabs.map(([to, label]) => html`<a href="${to}"${path === to ? html` aria-current="page"` : null}>${label}</a>`)}</nav>
${content}
</main>
${leaveDialog}`,
  );
}

/** Shown without a session. */
export function signInFirstPage(frame: SiteFrame): string {
  return adminDocument(
    frame,
    html`<main class="hero wide"><h1>Open this page from Herald</h1><p>Open this site's administration from your <a href="${frame.productUrl}/sites">Marketplace</a>. The link works once, within a minute.</p></main>`,
  );
}

/** The address of the site as people read it. */
export function hostOf({ site, sitesDomain }: SiteFrame): string {
  return `${site.domain}.${sitesDomain}`;
}

function adminDocument({ site }: SiteFrame, body: Markup): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="${ICON_PATH}" type="image/svg+xml">
<title>Administration - ${site.name}</title>
<link rel="stylesheet" href="/admin/look.css">
<script type="module" src="/admin/script.js"></script>
</head>
<body><div class="wrap">
${body}
</div></body>
</html>`.text;
}

/** Asked by the script before changes are lost. */
const leaveDialog = html`<dialog id="leave" aria-labelledby="leave-title"><h2 id="leave-title">Save your changes?</h2><p>What you changed on this page is not saved yet.</p>
<p class="actions"><button type="button" data-save>Save and go on</button><button type="button" class="quiet" data-go>Leave without saving</button><button type="button" class="quiet" data-stay>Stay</button></p></dialog>`;

/** The form of a page; there is one, and Save stands below everything else. */
const FORM_ID = 'edited';

/** What the edited form needs, besides where it is sent. */
export const editedForm: Markup = html`id="${FORM_ID}" method="post"`;

/** Save, always in view; the script says beside it whether there is something to save. */
export function saveBar(isSaved: boolean): Markup {
  return html`<div class="savebar"><p role="status" data-save-state>${isSaved ? 'Saved.' : ''}</p><button type="reset" class="quiet" form="${FORM_ID}">Discard</button><button form="${FORM_ID}">Save</button></div>`;
}
