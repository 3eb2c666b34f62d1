import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer, messageAnswer } from '../envelope.ts';
import { idField, linkField, markupField, nameField, timestampField } from '../fields.ts';
import { limits } from '../limits.ts';
import { pageSlugField } from '../page-slug.ts';
import { pageEntry } from './pages.ts';

/**
 * What a page may contain. Everything else is taken out when the page is saved and again when it is shown:
 * - `h1` `h2` `h3` `p`, with `style="text-align: left | center | right | justify"`
 * - `strong` `em` `u` `s`, `br`, `ul` `ol` `li`
 * - `span` with `style="color: …; background-color: …"`, as `#rrggbb` or `rgb(…)`
 * - `a` with an `href` to http, https, mailto, tel or a path of this site; `target` and `rel` are set by the server
 * - `img` with `data-picture`, the id of an uploaded picture (the server sets its `src`); `alt`, `width`, `height`,
 *   `data-align="left | center | right"`
 * - `<div data-youtube="ID"></div>`: a YouTube video. Nothing is asked of YouTube before somebody clicks it. An `iframe`,
 *   `embed` or `oembed` of YouTube becomes one.
 */
const content = markupField(limits.pageContentCharacters);

const savedBy = z.string().nullable().describe('Empty for pages that came with Herald and for people who left.');

/** A page as the back office lists and edits it. */
export const adminPage = z
  .object({
    ...pageEntry.shape,
    is_public: z.boolean().describe('Visitors read it without signing in.'),
    content: z.string().describe('Sanitised HTML; the links of its pictures work for some hours.'),
    version: z.number().describe('Goes up with every save.'),
    created_at: timestampField,
    updated_at: timestampField,
    updated_by: savedBy,
  })
  .meta({ id: 'AdminPage' });
export type AdminPage = z.infer<typeof adminPage>;

export const pageFieldNames = ['name', 'slug', 'link', 'content'] as const;

/** A page after a save. */
const savedPage = adminPage
  .extend({
    taken_out: z
      .object({
        frames: z.number().describe('Players and frames of other sites.'),
        pictures: z.number().describe('Pictures that were not uploaded here.'),
        scripts: z.number().describe('Scripts and parts of forms.'),
      })
      .describe('What its content lost.'),
  })
  .meta({ id: 'SavedPage' });
export type SavedPage = z.infer<typeof savedPage>;

/** A saved state of a page, without its content. */
export const pageVersion = z
  .object({
    version: z.number(),
    is_current: z.boolean(),
    saved_at: timestampField,
    saved_by: savedBy,
    words: z.number(),
    pictures: z.number(),
    videos: z.number(),
    changes: z
      .array(z.enum(pageFieldNames))
      .nullable()
      .describe('What differs from the version before; empty where there is none.'),
  })
  .meta({ id: 'PageVersion' });
export type PageVersion = z.infer<typeof pageVersion>;

const pageVersionContent = pageVersion.omit({ changes: true }).extend({
  name: z.string(),
  slug: z.string(),
  link: z.string().nullable(),
  content: z.string().describe('Sanitised HTML, with links of pictures that work for some hours.'),
});
export type PageVersionContent = z.infer<typeof pageVersionContent>;

export const pagePicture = z
  .object({
    id: idField.describe('For `data-picture`.'),
    url: z.string().describe('Works for some hours.'),
    name: z.string(),
    width: z.number(),
    height: z.number(),
    size_bytes: z.number(),
  })
  .meta({ id: 'PagePicture' });
export type PagePicture = z.infer<typeof pagePicture>;

const tag = 'Administration';
const params = z.object({ id: idField });
const versionParams = z.object({ id: idField, version: z.coerce.number().int().min(1).max(1_000_000_000) });

const pageValues = {
  name: nameField('Please enter a page name.'),
  slug: pageSlugField,
  link: linkField.nullish(),
  content: content.default(''),
  is_public: z.boolean().optional().describe('Left out, it stays as it is; new pages are public.'),
};

export const adminPageEndpoints = {
  listAllPages: ep({
    method: 'GET',
    path: '/admin/pages',
    tag,
    summary: 'Every page, with the special ones that are missing',
    auth: 'admin',
    response: dataAnswer(z.array(adminPage)).extend({
      missing_special: z.array(z.string()).describe('Names of special pages that `initialize-special` would create.'),
    }),
  }),
  createPage: ep({
    method: 'POST',
    path: '/admin/pages',
    tag,
    summary: 'Create a page; a special one can never be deleted',
    auth: 'admin',
    body: z.object({ ...pageValues, is_special: z.boolean().default(false) }),
    response: dataAnswer(savedPage),
    successStatus: 201,
  }),
  initializeSpecialPages: ep({
    method: 'POST',
    path: '/admin/pages/initialize-special',
    tag,
    summary: 'Create the special pages that are missing, enabled for the plans they are meant for',
    auth: 'admin',
    response: dataAnswer(z.array(adminPage)),
  }),
  previewPage: ep({
    method: 'POST',
    path: '/admin/pages/preview',
    tag,
    summary: 'What would be shown of a content, and the pages in the navigation of people on a plan',
    auth: 'admin',
    body: z.object({ content, plan_id: idField.nullish().describe('Left out: every page.') }),
    response: dataAnswer(z.object({ content: z.string(), pages: z.array(pageEntry) })),
  }),
  uploadPagePicture: ep({
    method: 'POST',
    path: '/admin/pages/pictures',
    tag,
    summary: 'Upload a picture for a page (form: picture): PNG, GIF, JPG, BMP, ICO, WebP, max 5MB',
    auth: 'admin',
    upload: { field: 'picture', maxBytes: limits.imageUploadBytes },
    response: dataAnswer(pagePicture),
    successStatus: 201,
  }),
  getPageById: ep({
    method: 'GET',
    path: '/admin/pages/:id',
    tag,
    summary: 'One page',
    auth: 'admin',
    params,
    response: dataAnswer(adminPage),
  }),
  updatePage: ep({
    method: 'PUT',
    path: '/admin/pages/:id',
    tag,
    summary: 'Save a page; what was there is kept as a version. Of a special page only the content can change',
    auth: 'admin',
    params,
    body: z.object({
      ...pageValues,
      is_special: z.boolean().optional(),
      base_version: z
        .number()
        .int()
        .optional()
        .describe('The version that was edited: refused with `page_conflict` when it is no longer the latest.'),
    }),
    response: dataAnswer(savedPage),
  }),
  deletePage: ep({
    method: 'DELETE',
    path: '/admin/pages/:id',
    tag,
    summary: 'Delete a page with its versions; special pages cannot be deleted',
    auth: 'admin',
    params,
    response: messageAnswer,
  }),
  listPageVersions: ep({
    method: 'GET',
    path: '/admin/pages/:id/versions',
    tag,
    summary: `The present version and the last ${limits.pageVersions} before it, the newest first`,
    auth: 'admin',
    params,
    response: dataAnswer(z.array(pageVersion)),
  }),
  getPageVersion: ep({
    method: 'GET',
    path: '/admin/pages/:id/versions/:version',
    tag,
    summary: 'One version with its content',
    auth: 'admin',
    params: versionParams,
    response: dataAnswer(pageVersionContent),
  }),
  restorePageVersion: ep({
    method: 'POST',
    path: '/admin/pages/:id/versions/:version/restore',
    tag,
    summary:
      'Bring a version back; the present one is kept as a version. Of a special page only the content comes back',
    auth: 'admin',
    params: versionParams,
    response: dataAnswer(adminPage),
  }),
};
