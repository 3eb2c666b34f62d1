import { plainText } from '@herald/media/plain-text';
import { webAddressOf } from '@herald/media/web-address';
import { emailField } from './fields.ts';
import { definitionOf, type NumberSetting, type SettingKey, type SettingValue, type TextSetting } from './settings.ts';

export type SettingReading = { value: SettingValue } | { problem: string };

/** A value as a form, a client or the command line sends it, read by the rules of its setting. */
export function readSetting(key: SettingKey, sent: unknown): SettingReading {
  const definition = definitionOf(key);
  if (definition.type === 'boolean') return readSwitch(sent);
  if (definition.type === 'integer') return readNumber(definition, sent);
  return readText(definition, sent);
}

const SWITCH_WORDS: Record<string, boolean> = { true: true, false: false, on: true, off: false, 1: true, 0: false };

function readSwitch(sent: unknown): SettingReading {
  const value = SWITCH_WORDS[String(sent).trim().toLowerCase()];
  return value === undefined ? { problem: 'Please use true or false.' } : { value };
}

function readNumber({ max }: NumberSetting, sent: unknown): SettingReading {
  const text = String(sent).trim();
  const value = Number(text);
  const isWhole = (typeof sent === 'number' || typeof sent === 'string') && /^-?\d+$/.test(text);
  if (!isWhole) return { problem: 'Please enter a whole number.' };
  if (value < 0 || value > max) return { problem: `Please enter a number from 0 to ${max.toLocaleString('en-US')}.` };
  return { value };
}

function readText({ kind, maxCharacters, isOptional = false }: TextSetting, sent: unknown): SettingReading {
  if (typeof sent !== 'string') return { problem: 'Please enter text.' };
  const plain = plainText(sent).trim();
  const text = kind === 'block' || kind === 'lines' ? plain : plain.replace(/\s+/g, ' ');
  if (text.length > maxCharacters) return { problem: `Please use at most ${maxCharacters} characters.` };
  if (kind === 'plan') return text === '' && !isOptional ? { problem: 'Please choose a plan.' } : { value: text };
  if (kind === 'zone') return readZone(text);
  if (kind === 'email' && text !== '') return readEmail(text);
  if (kind === 'emails' && text !== '') return readEmails(text);
  if (kind === 'address' && text !== '') return readAddress(text);
  return { value: text };
}

function readEmail(text: string): SettingReading {
  const value = emailField.safeParse(text).data;
  return value ? { value } : { problem: 'Please enter an email address, for example help@studio.example.' };
}

function readEmails(text: string): SettingReading {
  const readings = text.split(',').map((one) => readEmail(one.trim()));
  const problem = readings.find((one) => 'problem' in one);
  return problem ?? { value: readings.flatMap((one) => ('value' in one ? [one.value] : [])).join(', ') };
}

/** By its name only: PostgreSQL reads the sign of an offset the other way round. */
function readZone(text: string): SettingReading {
  try {
    if (!/^[a-z]/i.test(text)) throw new RangeError(text);
    return { value: new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone };
  } catch {
    return { problem: 'Please enter a time zone, for example Europe/Berlin or UTC.' };
  }
}

function readAddress(text: string): SettingReading {
  const value = webAddressOf(text);
  return value ? { value } : { problem: 'Please enter a web address, for example https://editor.example.' };
}
