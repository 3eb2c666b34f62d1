import { RESOLUTIONS } from '@herald/media/choices';
import type { core } from 'zod';

const OWN_WORDS: Record<string, string> = {
  'music-tune': 'must be a whole number from 0 to 4294967295',
  'music-under': 'must be a number from 12 to 16',
  rate: 'must be a number from 0.5 to 2',
  resolution: `must be ${RESOLUTIONS.join(' or ')}`,
  seed: 'must be a whole number from 0 to 4294967295',
  text: 'is empty',
};

/** One sentence for a value that does not fit: the flag, what it takes, what was given. */
export function explainIssue(issue: core.$ZodIssue | undefined, fields: Record<string, unknown>): string {
  const [field] = issue?.path ?? [];
  const [unknown] = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  if (unknown !== undefined) return `There is no field "${[...(issue?.path ?? []), unknown].join('.')}".`;
  if (!issue || typeof field !== 'string') return sentence(issue?.message ?? 'This is not a valid request');
  const given = fields[field];
  const choices =
    issue.code === 'invalid_value' && issue.path.length === 1 ? `must be one of ${issue.values.join(', ')}` : undefined;
  const own = issue.code === 'custom' ? undefined : OWN_WORDS[field];
  const rule = own ?? choices ?? `is wrong: ${wordsOf(issue)}`;
  const isShown = field !== 'text' && ['string', 'number'].includes(typeof given);
  return sentence(`--${field} ${rule}${isShown ? `, not "${given}"` : ''}`);
}

/** What the schema says by itself needs the part of the field that it is about. */
function wordsOf({ path, message }: core.$ZodIssue): string {
  if (path.length === 1 || !message.startsWith('Invalid')) return message;
  return `"${path.slice(1).join('.')}" ${message.endsWith('received undefined') ? 'is missing' : `does not fit: ${message}`}`;
}

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
