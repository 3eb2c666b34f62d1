import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer } from '../envelope.ts';
import { idField, textField } from '../fields.ts';

/** A content page as the navigation lists it. */
export const pageEntry = z.object({
  id: idField,
  name: z.string(),
  slug: z.string(),
  link: z.string().nullable().describe('External address; opens in a new tab.'),
  is_special: z.boolean().describe('Special pages go into the Upgrades dropdown.'),
});
export type PageEntry = z.infer<typeof pageEntry>;

export const contentPage = pageEntry.extend({ content: z.string().describe('Sanitised HTML.') });
export type ContentPage = z.infer<typeof contentPage>;

const tag = 'Pages';

export const pageEndpoints = {
  listPages: ep({
    method: 'GET',
    path: '/pages',
    tag,
    summary: 'Signed in: the pages of your plans. Signed out: the pages a new user would see',
    auth: 'optional',
    response: dataAnswer(z.array(pageEntry)),
    openInMaintenance: true,
  }),
  getPage: ep({
    method: 'GET',
    path: '/pages/:slug',
    tag,
    summary: 'One content page',
    auth: 'user',
    params: z.object({ slug: textField(200) }),
    response: dataAnswer(contentPage),
  }),
};
