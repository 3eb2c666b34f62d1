import { accentWords } from '@herald/contract/site-contrast';
import type { Branding } from '@herald/core/sites';
import { html, type Markup } from '../html.ts';
import { adminLayout, editedForm, hostOf, saveBar } from './admin-layout.ts';
import type { SiteFrame } from './site-layout.ts';

/** What is wrong, by the name of the field. */
export type FieldProblems = Record<string, string>;

interface BrandingNote {
  isSaved?: boolean;
  problems?: FieldProblems;
}

/** Shows the submitted values when they could not be saved. */
export function brandingPage(frame: SiteFrame, branding: Branding, note: BrandingNote): string {
  const { isSaved = false, problems = {} } = note;
  return adminLayout(
    frame,
    '/admin',
    html`<div class="branding"><div>
<form ${editedForm} action="/admin">
${field('headline', 'Headline', problems, (attributes) => html`<input name="headline" required maxlength="120" value="${branding.headline}"${attributes}>`)}
${field('tagline', 'Line below it', problems, (attributes) => html`<textarea name="tagline" maxlength="300"${attributes}>${branding.tagline}</textarea>`)}
<div class="pair">${colorField('accent', 'Accent color', branding.accent, problems)}${colorField('ground', 'Background color', branding.ground, problems)}</div>
<p class="small contrast" role="status" data-contrast>${accentWords(branding.accent, branding.ground)}</p>
<label class="check"><input type="checkbox" name="has_contact_form" value="yes"${branding.hasContactForm ? html` checked` : null}>Show the contact form</label>
</form>
${logoSection(frame, problems.logo)}
${saveBar(isSaved)}
</div>${preview(frame, branding)}</div>`,
  );
}

function field(name: string, label: string, problems: FieldProblems, control: (attributes: Markup) => Markup): Markup {
  const problem = problems[name];
  const attributes = html` id="${name}"${problem ? html` aria-invalid="true" aria-describedby="${name}-problem"` : null}`;
  return html`<div class="field"><label for="${name}">${label}</label>${control(attributes)}${problemText(name, problem)}</div>`;
}

function problemText(name: string, problem: string | undefined): Markup | null {
  return problem ? html`<p class="problem" id="${name}-problem" role="alert">${problem}</p>` : null;
}

/** The colour as a field to type in; the script adds a swatch to pick it with. */
function colorField(name: string, label: string, value: string, problems: FieldProblems): Markup {
  return field(
    name,
    label,
    problems,
    (attributes) =>
      html`<span class="color"><input type="color" data-swatch-of="${name}" value="${value}" aria-label="Pick: ${label}"><input name="${name}" value="${value}" required maxlength="7" spellcheck="false" autocomplete="off"${attributes}></span>`,
  );
}

function logoSection({ branding, media, now }: SiteFrame, problem: string | undefined): Markup {
  const { logoKey } = branding;
  return html`<section class="logo" id="logo-section" aria-labelledby="logo-title"><h2 id="logo-title">Logo</h2>
<div class="plate">${logoKey ? html`<img src="${media.sign({ key: logoKey }, now)}" alt="The logo of your site">` : html`<span>No logo yet</span>`}</div>
<form method="post" action="/admin/logo" enctype="multipart/form-data" data-upload>
<label class="button quiet file"><input type="file" name="logo" accept="image/jpeg,image/png,image/webp" required${problem ? html` aria-invalid="true" aria-describedby="logo-problem"` : null}>${logoKey ? 'Choose another picture' : 'Choose a picture'}</label>
<button class="quiet plain">Upload logo</button>
</form>
${logoKey ? html`<form method="post" action="/admin/logo/remove"><button class="quiet">Remove the logo</button></form>` : null}
<p class="small">JPG, PNG or WebP, up to 5 MB.</p>
<p class="small" role="status" data-upload-state></p>
${problemText('logo', problem)}
</section>`;
}

/** The site itself, with what is in the form. */
function preview(frame: SiteFrame, { headline, tagline, accent, ground, hasContactForm }: Branding): Markup {
  const wish = new URLSearchParams({
    headline,
    tagline,
    accent,
    ground,
    ...(hasContactForm && { has_contact_form: 'yes' }),
  });
  return html`<section class="preview" aria-labelledby="preview-title"><h2 id="preview-title">As visitors see it</h2>
<div class="window"><p>${hostOf(frame)}</p><div class="screen"><iframe src="/admin/preview?${wish.toString()}" title="Preview of your site" tabindex="-1" inert></iframe></div></div></section>`;
}
