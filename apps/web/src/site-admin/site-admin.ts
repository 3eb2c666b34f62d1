import { guardForm } from './guard-form.ts';
import { orderRows } from './order-rows.ts';
import { pickColors } from './pick-colors.ts';
import { showPreview } from './show-preview.ts';
import { uploadLogo } from './upload-logo.ts';

/** What the administration of a site can do beyond its forms, which work without this. */
export function startSiteAdmin(): void {
  document.documentElement.classList.add('js');
  const form = document.querySelector<HTMLFormElement>('form#edited');
  if (!form) return;
  for (const rows of form.querySelectorAll<HTMLElement>('[data-rows]')) orderRows(rows);
  pickColors(form);
  guardForm(form);
  const refresh = showPreview(form);
  uploadLogo(refresh);
}

startSiteAdmin();
