import type { PublicVideo } from '@herald/contract/endpoints/watch';
import type { Core } from '@herald/core';
import { withoutHeadings } from '@herald/media/script-headings';
import { html, type Markup } from '../html.ts';
import { descriptionOf, videoPreview } from '../link-preview.ts';

/** What search engines, messengers and players read of a watch page before any script runs. */
export function watchHead({ publicUrl }: Core, video: PublicVideo, siteName: string): Markup {
  const page = `${publicUrl}/watch/${video.slug}`;
  const { title, thumbnail_url } = video;
  const description = descriptionOf(video.description, withoutHeadings(video.generation_data.script.content));
  const oembed = `${publicUrl}/api/oembed?${new URLSearchParams({ url: page })}`;
  return html`<title>${title} · ${siteName}</title>
<link rel="alternate" type="application/json+oembed" href="${oembed}" title="${title}">
<link rel="alternate" type="text/xml+oembed" href="${`${oembed}&format=xml`}" title="${title}">
${videoPreview({ page, title, siteName, description, publicUrl }, video)}
${thumbnail_url ? html`<link rel="preload" as="image" href="${thumbnail_url}" fetchpriority="high">` : null}`;
}

/** For pages that must not say what is behind them. */
export function plainHead(title: string, siteName: string): Markup {
  return html`<title>${title} · ${siteName}</title><meta name="robots" content="noindex">`;
}
