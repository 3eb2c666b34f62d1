import { type ReportReason, reportReasons } from '@herald/contract/statuses';
import type { GalleryVideo } from '@herald/core/sites';
import { html } from '../html.ts';
import { type SiteFrame, siteLayout } from './site-layout.ts';

const REASONS: Record<ReportReason, string> = {
  misleading: 'It is misleading or false',
  impersonation: 'It shows a person who did not agree to it',
  offensive: 'It is hateful, violent or sexual',
  illegal: 'It sells or shows something illegal',
  spam: 'It is spam',
  other: 'Something else',
};

interface Problem {
  values: Record<string, string>;
  errors: Record<string, string[]>;
}

/** What is wrong with a site, or with one of its videos; the moderators of the installation read it. */
export function reportPage(frame: SiteFrame, video: GalleryVideo | undefined, { values, errors }: Problem): string {
  const problems = Object.values(errors).flat();
  const name = video?.title ?? frame.site.name;
  const body = html`<section class="band" aria-labelledby="report-heading">
<div><h1 id="report-heading">Report “${name}”</h1><p>A moderator reads your report. The owner of this website is not told who sent it.</p></div>
<form method="post" action="/report">
${problems.length > 0 ? html`<div class="note" role="alert">${problems.join(' ')}</div>` : null}
<input type="hidden" name="slug" value="${video?.slug ?? ''}">
<label>What is wrong?<select name="reason" required>${reportReasons.map(
    (reason) =>
      html`<option value="${reason}"${values.reason === reason ? ' selected' : ''}>${REASONS[reason]}</option>`,
  )}</select></label>
<label>What should we know? (optional)<textarea name="details" maxlength="2000">${values.details}</textarea></label>
<label>Your email address (optional)<input name="email" type="email" autocomplete="email" maxlength="254" value="${values.email}"></label>
<p>We write to it once, when a moderator has decided, and forget it after 90 days.</p>
<label class="trap" aria-hidden="true">Leave this empty<input name="website" tabindex="-1" autocomplete="off"></label>
<button>Send report</button>
</form>
</section>`;
  return siteLayout(frame, { title: `Report - ${frame.site.name}`, body });
}
