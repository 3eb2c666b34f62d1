import type { Lead, VisitDay } from '@herald/core/sites';
import { html, type Markup } from '../html.ts';
import { adminLayout } from './admin-layout.ts';
import type { SiteFrame } from './site-layout.ts';

export function leadsPage(frame: SiteFrame, leads: Lead[]): string {
  const content =
    leads.length > 0
      ? html`<ul class="leads">${leads.map(leadItem)}</ul><p><a class="button quiet" href="/admin/leads.csv">Export as CSV</a></p>`
      : html`<p class="empty">No messages yet.</p>`;
  return adminLayout(frame, '/admin/leads', content);
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
  return adminLayout(frame, '/admin/visits', content);
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
