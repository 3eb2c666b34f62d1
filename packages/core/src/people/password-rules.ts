import { limits } from '@herald/contract/limits';
import { fieldError } from '../errors/app-error.ts';
import { nameOfSite } from './account-mails.ts';
import stored from './common-passwords.json' with { type: 'json' };

/** What an attacker knows about an account before guessing. */
export interface PasswordOwner {
  name: string;
  email: string;
}

const TOO_COMMON = 'This password is too common. Please choose another one.';
const TOO_CLOSE =
  'This password is too close to your name, your email address or the name of this site. Please choose another one.';

/** Shorter words are in many good passwords by chance. */
const OWN_WORD_CHARACTERS = 3;
/** A year or a few signs beside one's name are guessed first. */
const GUESSED_REST_CHARACTERS = 4;

let commonPasswords: Set<string> | undefined;

/** Refuses a password that is short, common, or made of what everybody knows about its owner. */
export function assertGoodPassword(password: string, owner: PasswordOwner, site: { site_name: string }): void {
  if (password.length < limits.passwordMinCharacters) {
    throw fieldError('password', `Password must be at least ${limits.passwordMinCharacters} characters long.`);
  }
  if (isCommon(password)) throw fieldError('password', TOO_COMMON);
  if (isMadeOf(password, wordsOf(owner, nameOfSite(site)))) throw fieldError('password', TOO_CLOSE);
}

function isCommon(password: string): boolean {
  commonPasswords ??= new Set(stored.passwords.split(' '));
  const lower = password.toLowerCase();
  const withoutEnd = lower.replace(/[^\p{L}\p{N}]+$/u, '');
  const isOneSign = new Set(lower).size === 1;
  return isOneSign || commonPasswords.has(lower) || commonPasswords.has(withoutEnd);
}

function wordsOf({ name, email }: PasswordOwner, siteName: string): string[] {
  const words = `${name} ${email} ${siteName}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  // The longest first, so that no part of a name is left over.
  return words.filter(({ length }) => length >= OWN_WORD_CHARACTERS).sort((a, b) => b.length - a.length);
}

function isMadeOf(password: string, words: string[]): boolean {
  const plain = password.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), plain);
  return rest !== plain && rest.length <= GUESSED_REST_CHARACTERS;
}
