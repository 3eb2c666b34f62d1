import { plainText } from '@herald/media/plain-text';
import { webAddressOf } from '@herald/media/web-address';
import { z } from 'zod';
import { limits } from './limits.ts';

/** What is wrong with a link that leads nowhere on the web. */
export const linkText = 'Please enter a web address, for example https://example.com/offer.';

/** PostgreSQL text cannot hold the NUL character, so no field accepts it. */
const withoutNul = /^[^\0]*$/;

const storableText = (maxCharacters: number): z.ZodString => checkStorable(z.string(), maxCharacters);

const checkStorable = (text: z.ZodString, maxCharacters: number): z.ZodString =>
  text
    .max(maxCharacters, `Please use at most ${maxCharacters} characters.`)
    .regex(withoutNul, 'This text contains a character that cannot be stored.')
    // A field that was cut in the middle of an emoji sends half of it, and PostgreSQL's JSON refuses halves.
    .overwrite((text) => text.toWellFormed());

/** One line or block of text. Control characters and overrides of direction never reach a caption or a file. */
export const textField = (maxCharacters: number): z.ZodString => storableText(maxCharacters).overwrite(plainText);

/** Markup; its room cleans it. */
export const markupField = (maxCharacters: number): z.ZodString => storableText(maxCharacters);

const trimmedText = (maxCharacters: number): z.ZodString =>
  checkStorable(z.string().trim(), maxCharacters).overwrite(plainText).trim();

/** Text that must hold more than spaces. Spaces around it do not count. */
export function requiredText(maxCharacters: number, message: string): z.ZodString {
  return trimmedText(maxCharacters).min(1, message);
}

/** What somebody or something is called: one line, and nothing that a mail program makes a link of. */
export const nameField = (message: string, maxCharacters: number = limits.nameCharacters): z.ZodString =>
  requiredText(maxCharacters, message)
    .overwrite((text) => text.replace(/\s+/g, ' '))
    .regex(/^(?!.*:\/\/)/, 'Please leave web addresses out of the name.');

export const emailField = trimmedText(limits.emailCharacters)
  .toLowerCase()
  .pipe(z.email('Please enter a valid email address.'));

/** A password being typed to sign in: any length that was ever accepted. */
export const passwordField = storableText(limits.passwordMaxCharacters).min(1, 'Please enter your password.');

/** A password whose rules are checked elsewhere. */
export const storedPasswordField = storableText(limits.passwordMaxCharacters);

/** A password being chosen. */
export const newPasswordField = storableText(limits.passwordMaxCharacters).min(
  limits.passwordMinCharacters,
  `Password must be at least ${limits.passwordMinCharacters} characters long.`,
);

/** A code of an authenticator app, or a recovery code. */
export const codeField = trimmedText(40).min(1, 'Please enter the code.');

/** The address of a page on the web, completed with https; empty for none. */
export const linkField = textField(limits.linkCharacters)
  .trim()
  .refine((text) => text === '' || webAddressOf(text) !== undefined, linkText)
  .overwrite((text) => webAddressOf(text) ?? text);

export const idField = z.uuid();
export const secretField = textField(200).min(1);
export const timestampField = z.iso.datetime();
export const voiceNameField = z.string().describe('"Ava, English (US)"; empty when the voice is no longer offered.');
