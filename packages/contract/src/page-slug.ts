import { textField } from './fields.ts';
import { limits } from './limits.ts';
import { SCREEN_PATHS } from './screen-paths.ts';

/** An empty one has words of its own. */
const FORMAT = /^([a-z0-9]+(-[a-z0-9]+)*)?$/;

/** First words of the product's own addresses: a page of that name would be taken for the screen. */
const RESERVED: ReadonlySet<string> = new Set([
  ...SCREEN_PATHS.map((path) => path.split('/')[1] ?? '').filter((word) => word !== ''),
  ...['api', 'watch'],
]);

/** The last part of a page's address. */
export const pageSlugField = textField(limits.pageSlugCharacters)
  .trim()
  .min(1, 'Please enter a slug.')
  .regex(FORMAT, 'Please use lowercase letters, digits and single hyphens, for example script-ideas.')
  .refine((slug) => !RESERVED.has(slug), 'This slug is the address of a screen. Please choose another one.');
