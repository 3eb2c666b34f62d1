import { webAddressOf } from '@herald/media/web-address';
import { z } from 'zod';
import { type DraftContent, draftContent } from './draft.ts';
import { textField } from './fields.ts';
import { limits } from './limits.ts';

/** What a template is for. */
export const templateCategories = ['sell', 'explain', 'tell', 'invite'] as const;
export type TemplateCategory = (typeof templateCategories)[number];

/** Who can use a template: its maker, the account, or every account of the installation. */
export const templateVisibilities = ['private', 'team', 'everybody'] as const;
export type TemplateVisibility = (typeof templateVisibilities)[number];

export const variableKinds = ['text', 'long_text', 'number', 'address', 'picture'] as const;
export type VariableKind = (typeof variableKinds)[number];

export const templateLimits = {
  nameCharacters: 80,
  descriptionCharacters: 300,
  variables: 20,
  variableNameCharacters: 40,
  textCharacters: 120,
  longTextCharacters: 1000,
} as const;

const NAME = /^\p{L}[\p{L}\p{M}\p{N} _-]*$/u;
/** Spaces around the name do not count. */
const TOKEN = /\{\{\s*([^{}]*?)\s*\}\}/g;

const variableName = textField(templateLimits.variableNameCharacters).regex(
  NAME,
  'A variable begins with a letter and has letters, digits and spaces.',
);

export const templateVariable = z.object({
  name: variableName,
  /** Above its field; the name where it is empty. */
  label: textField(60).default(''),
  kind: z.enum(variableKinds).default('text'),
  default: textField(limits.linkCharacters + templateLimits.longTextCharacters).default(''),
  required: z.boolean().default(true),
  max_length: z.number().int().min(1).max(templateLimits.longTextCharacters).default(templateLimits.textCharacters),
  hint: textField(120).default(''),
});
export type TemplateVariable = z.output<typeof templateVariable>;

const TOO_MANY = `A template has at most ${templateLimits.variables} variables.`;

/** What fills a template, by the names of its variables. They are counted before any is read: thousands would hold up all other requests. */
export const templateValues = z.preprocess(
  (values: Record<string, unknown>, { issues }) => {
    if (typeof values !== 'object' || values === null) return values;
    if (Object.keys(values).length <= templateLimits.variables) return values;
    issues.push({ code: 'custom', message: TOO_MANY, input: values });
    return z.NEVER;
  },
  z.record(
    z.string().max(templateLimits.variableNameCharacters),
    z.union([z.string(), z.number()]).transform(String).pipe(textField(limits.scriptMaxCharacters)),
  ),
);
export type TemplateValues = z.output<typeof templateValues>;

/** A draft with variables in its words. */
export interface TemplateBody {
  content: DraftContent;
  variables: readonly TemplateVariable[];
}

/** Where the words of a template are. */
export const templatePlaces = {
  script: { label: 'script', max: limits.scriptMaxCharacters },
  hook: { label: 'hook', max: 120 },
  end_card: { label: 'end card', max: 120 },
  title: { label: 'title', max: limits.videoTitleCharacters },
  link_url: { label: 'link', max: limits.linkCharacters },
  link_label: { label: 'words of the link', max: limits.linkLabelCharacters },
  product: { label: 'product picture', max: 2000 },
} as const;
type TemplatePlace = keyof typeof templatePlaces;
export type TemplateWords = Record<TemplatePlace, string>;
const placeNames = Object.keys(templatePlaces) as TemplatePlace[];

export function templateWords({ title, voice, avatar, output }: DraftContent): TemplateWords {
  const { hook, end_card, link_url, link_label } = output;
  return { script: voice.ttsText, hook, end_card, title, link_url, link_label, product: avatar.productImageUrl };
}

export function withTemplateWords(content: DraftContent, words: TemplateWords): DraftContent {
  const { script, hook, end_card, title, link_url, link_label, product } = words;
  return {
    ...content,
    title,
    voice: { ...content.voice, ttsText: script },
    avatar: { ...content.avatar, productImageUrl: product },
    output: { ...content.output, hook, end_card, link_url, link_label },
  };
}

/** Capitals and spaces around a name do not tell variables apart. */
export const sameName = (name: string): string => name.trim().toLowerCase();

/** The variables of a text, in their order, each once. */
export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(TOKEN)].map(([, name = '']) => sameName(name)))];
}

/** A text in parts: words as they are, and variables. */
export function partsOf(text: string): { text: string; variable?: string }[] {
  const parts: { text: string; variable?: string }[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: match[0], variable: sameName(match[1] ?? '') });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** A template whose sound, length and jobs are taken out: words that change are spoken again. */
export function templateContent(draft: DraftContent): DraftContent {
  const { voice, avatar, script, output } = draft;
  return {
    ...draft,
    step: 1,
    voice: {
      ...voice,
      ttsText: voice.ttsText.trim() === '' ? script.content : voice.ttsText,
      useCustomAudio: false,
      ...{ audioUrl: '', generatedAudioUrl: '', audioId: null },
    },
    avatar: { ...avatar, avatarJobId: null, avatarCreationStatus: '', avatarCreationError: '' },
    script: { ...draftContent.shape.script.parse({}), logoPosition: script.logoPosition },
    output: { ...output, variation: 0 },
  };
}

/** What is wrong with a template, by the field it is about; empty when it can be kept. */
export function templateProblems({ content, variables }: TemplateBody): Record<string, string> {
  const problems: Record<string, string> = {};
  const words = templateWords(content);
  if (words.script.trim() === '') problems.script = 'A template needs words to say.';
  const names = variables.map(({ name }) => sameName(name));
  const used = new Set(placeNames.flatMap((place) => variablesIn(words[place])));
  for (const [at, variable] of variables.entries()) {
    const field = `variables.${at}`;
    const name = names[at] ?? '';
    if (names.indexOf(name) !== at) problems[field] = `Two variables are called “${variable.name}”.`;
    else if (!used.has(name)) problems[field] = `Nothing in the template uses “${variable.name}”.`;
    else if (variable.default !== '') {
      const problem = valueProblem(variable, variable.default);
      if (problem) problems[field] = problem;
    }
  }
  for (const place of placeNames) {
    const unknown = variablesIn(words[place]).find((name) => !names.includes(name));
    if (unknown !== undefined)
      problems[place] = `The ${templatePlaces[place].label} uses “${unknown}”, which is not listed.`;
  }
  const pictures = new Set(variables.filter(({ kind }) => kind === 'picture').map(({ name }) => sameName(name)));
  for (const place of placeNames) {
    const wrong = variablesIn(words[place]).find((name) => pictures.has(name) !== (place === 'product'));
    if (wrong !== undefined && !problems[place]) {
      problems[place] = `“${wrong}” does not fit the ${templatePlaces[place].label}.`;
    }
  }
  return problems;
}

/** Anything with a scheme; one letter is a drive. */
const ADDRESS = /^[a-z][a-z\d+.-]+:/i;

/** What is wrong with what was typed for a variable; nothing for an empty one. */
export function valueProblem({ kind, max_length }: TemplateVariable, typed: string): string | undefined {
  const value = typed.trim();
  if (value.includes('{{') || value.includes('}}')) return 'Please leave out {{ and }}.';
  if (kind !== 'picture' && value.length > max_length) return `Please use at most ${max_length} characters.`;
  if (kind === 'picture' && ADDRESS.test(value)) {
    return 'This picture was not fetched. Please choose it as a file.';
  }
  if (kind === 'address' && !webAddressOf(value))
    return 'Please enter a web address, for example https://example.com/offer.';
  if (kind === 'number' && !/\d/.test(value)) return 'Please enter a number.';
  if (kind !== 'long_text' && /[\r\n]/.test(value)) return 'Please use one line.';
  return undefined;
}

export interface FilledTemplate {
  content: DraftContent;
  /** By the name of the variable. */
  problems: Record<string, string>;
}

/** Fills the variables. One that is not named has its default; one that is named and empty is empty. What does not fit is told, and never shown raw. */
export function fillTemplate({ content, variables }: TemplateBody, values: TemplateValues): FilledTemplate {
  const given = new Map(Object.entries(values).map(([name, value]) => [sameName(name), value.trim()]));
  const problems: Record<string, string> = {};
  const filled = new Map<string, string>();
  for (const variable of variables) {
    const name = sameName(variable.name);
    const value = given.get(name) ?? variable.default;
    given.delete(name);
    const problem = value === '' ? variable.required && 'Please fill this in.' : valueProblem(variable, value);
    if (problem) problems[name] = problem;
    filled.set(name, variable.kind === 'address' ? (webAddressOf(value) ?? value) : value);
  }
  for (const name of given.keys()) problems[name] = 'This template has no such variable.';
  const words = templateWords(content);
  for (const place of placeNames) {
    const used = variablesIn(words[place]);
    if (used.length === 0) continue;
    const { label, max } = templatePlaces[place];
    words[place] = filledText(words[place], filled);
    const longest = used.toSorted((a, b) => (filled.get(b)?.length ?? 0) - (filled.get(a)?.length ?? 0))[0];
    if (words[place].length > max && longest !== undefined) {
      problems[longest] ??= `The ${label} gets longer than ${max} characters. Please shorten this.`;
    }
  }
  return { content: withTemplateWords(content, words), problems };
}

/** What was typed stays to the letter; only around it nothing is left over. */
function filledText(text: string, filled: ReadonlyMap<string, string>): string {
  let done = '';
  let before: string | undefined;
  let isSentence = false;
  for (const { text: own, variable } of partsOf(text)) {
    if (variable !== undefined) {
      before = filled.get(variable) ?? '';
      isSentence = /(?:^|[.!?…]\s+)$/u.test(done);
      done += before;
    } else if (before === '') done = withoutGap(done, own) + own;
    // A value that ends a sentence gets no second full stop, and one that is a sentence of its own gets the one it lacks.
    else if (/[.!?…:]$/.test(before ?? '')) done += own.replace(/^\.(?!\.)/, '');
    else done += isSentence && /^\s+\p{Lu}/u.test(own) ? `.${own}` : own;
  }
  return done.trim();
}

/** No double space or comma stays where a word was left out. */
function withoutGap(done: string, rest: string): string {
  if (!/^[\s,.!?;:]/.test(rest)) return done;
  const words = done.replace(/ +$/, '');
  return /^[,.!?;:]/.test(rest) ? words.replace(/,$/, '') : words;
}

/** What stands in a template until something is filled in: its default, or what is asked for. */
export function exampleValues(variables: readonly TemplateVariable[], typed: TemplateValues = {}): TemplateValues {
  const given = new Map(Object.entries(typed).map(([name, value]) => [sameName(name), value]));
  return Object.fromEntries(
    variables.map((variable) => {
      const { name, label, kind, default: usual, required } = variable;
      const value = given.get(sameName(name))?.trim();
      if (value && !valueProblem(variable, value)) return [name, value];
      const stands = kind === 'address' ? 'https://example.com' : kind === 'number' ? '10' : label || name;
      return [name, usual || (required && kind !== 'picture' ? stands : '')];
    }),
  );
}
