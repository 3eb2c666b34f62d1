import type { DraftContent } from '@herald/contract/draft';
import {
  partsOf,
  sameName,
  type TemplateBody,
  type TemplateVariable,
  templateContent,
  templateLimits,
  templateVariable,
  templateWords,
  type VariableKind,
  variablesIn,
  withTemplateWords,
} from '@herald/contract/template';
import { webAddressOf } from '@herald/media/web-address';

/** Where words are written; the product is a picture. */
const WRITTEN_PLACES = ['script', 'hook', 'end_card', 'title', 'link_url', 'link_label'] as const;

/** A template that is being made of a draft. */
export interface TemplateDraft {
  content: DraftContent;
  variables: TemplateVariable[];
}

/** What is written as {{name}} is a variable from the start, and so is the link, which changes with every use. */
export function templateOf(draft: DraftContent): TemplateDraft {
  const { content, variables } = withWrittenVariables(templateContent(draft));
  const { link_url } = content.output;
  if (!webAddressOf(link_url) || variables.length >= templateLimits.variables) return { content, variables };
  const name = freeName('link', variables);
  const variable = templateVariable.parse({ name, kind: 'address', default: link_url, max_length: 500 });
  return {
    content: { ...content, output: { ...content.output, link_url: `{{${name}}}` } },
    variables: [...variables, variable],
  };
}

/** The draft says what the template says; for each variable its usual words, or one written as {{name}}. */
export function isMadeOf({ content, variables }: TemplateBody, draft: DraftContent): boolean {
  const usual = new Map(variables.map((one) => [sameName(one.name), one.default]));
  const said = partsOf(content.voice.ttsText.trim()).map(({ text, variable }) =>
    variable === undefined ? escaped(text) : `(?:\\{\\{[^{}]*\\}\\}|${escaped(usual.get(variable) || text)})`,
  );
  return new RegExp(`^${said.join('')}$`, 'u').test(templateContent(draft).voice.ttsText.trim());
}

/** One variable for each name, whose first spelling counts; what is no name becomes one. */
function withWrittenVariables(content: DraftContent): TemplateDraft {
  const places = templateWords(content);
  const variables: TemplateVariable[] = [];
  const named = (token: string, written: string): string => {
    const name = templateVariable.shape.name.safeParse(written).data ?? nameOf(written);
    const known = variables.find((variable) => sameName(variable.name) === sameName(name));
    if (known) return `{{${known.name}}}`;
    if (variables.length >= templateLimits.variables) return token;
    variables.push(templateVariable.parse({ name, kind: token === places.link_url.trim() ? 'address' : 'text' }));
    return `{{${name}}}`;
  };
  for (const place of WRITTEN_PLACES) {
    places[place] = partsOf(places[place])
      .map(({ text, variable }) => (variable === undefined ? text : named(text, text.slice(2, -2).trim())))
      .join('');
  }
  return { content: withTemplateWords(content, places), variables };
}

/** Why marked words cannot become a variable. */
export function unfitWords(template: TemplateDraft, marked: string): string | undefined {
  const { longTextCharacters, variables: most } = templateLimits;
  if (marked.trim() === '') return undefined;
  if (/[{}]/.test(marked)) return 'What is between {{ and }} is a variable already. Mark other words.';
  if (marked.trim().length > longTextCharacters) return `Mark at most ${longTextCharacters} characters.`;
  if (template.variables.length >= most) return `A template has at most ${most} variables.`;
  const isMade = withVariable(template, marked).variables.length > template.variables.length;
  return isMade ? undefined : 'Mark whole words.';
}

/** Marked words become a variable everywhere they are said; nothing happens where they cannot. */
export function withVariable({ content, variables }: TemplateDraft, marked: string): TemplateDraft {
  const words = marked.trim();
  if (words === '' || /[{}]/.test(words) || words.length > templateLimits.longTextCharacters)
    return { content, variables };
  if (variables.length >= templateLimits.variables) return { content, variables };
  const name = freeName(nameOf(words), variables);
  const places = templateWords(content);
  const token = `{{${name}}}`;
  const replaced = { ...places };
  for (const place of ['script', 'hook', 'end_card', 'title'] as const) {
    replaced[place] = replaceWords(places[place], words, token);
  }
  if (!variablesIn(replaced.script).includes(name)) return { content, variables };
  const isLong = words.length > 60;
  const variable = templateVariable.parse({
    name,
    kind: kindOf(words, isLong),
    default: words,
    max_length: isLong ? 300 : templateLimits.textCharacters,
  });
  return { content: withTemplateWords(content, replaced), variables: [...variables, variable] };
}

/** Its usual words stand in its place again, or its name where it has none. */
export function withoutVariable({ content, variables }: TemplateDraft, name: string): TemplateDraft {
  const gone = variables.find((variable) => variable.name === name);
  const token = `{{${name}}}`;
  const places = Object.entries(templateWords(content)).map(
    ([place, text]) => [place, text.replaceAll(token, gone?.default || name)] as const,
  );
  return {
    content: withTemplateWords(content, Object.fromEntries(places) as ReturnType<typeof templateWords>),
    variables: variables.filter((variable) => variable.name !== name),
  };
}

/** Another name stands in every place of the old one; what is no name, or taken, changes nothing. */
export function renamedVariable(template: TemplateDraft, name: string, wanted: string): TemplateDraft {
  const next = templateVariable.shape.name.safeParse(wanted.trim());
  const others = template.variables.filter((variable) => variable.name !== name);
  if (!next.success || others.some((other) => sameName(other.name) === sameName(next.data))) return template;
  const places = Object.entries(templateWords(template.content)).map(
    ([place, text]) => [place, text.replaceAll(`{{${name}}}`, `{{${next.data}}}`)] as const,
  );
  return {
    content: withTemplateWords(template.content, Object.fromEntries(places) as ReturnType<typeof templateWords>),
    variables: template.variables.map((variable) =>
      variable.name === name ? { ...variable, name: next.data } : variable,
    ),
  };
}

function kindOf(words: string, isLong: boolean): VariableKind {
  if (isLong) return 'long_text';
  return /^[^\p{L}]*\d[^\p{L}]*$/u.test(words) ? 'number' : 'text';
}

/** Up to three words from the first that begins with a letter, or what kind of figure it is. */
function nameOf(words: string): string {
  const all = words.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const first = all.findIndex((word) => /^\p{L}/u.test(word));
  if (first >= 0)
    return all
      .slice(first, first + 3)
      .join(' ')
      .slice(0, 30)
      .trim();
  if (/\p{Sc}/u.test(words)) return 'price';
  return all.length > 0 ? 'number' : 'words';
}

function freeName(name: string, variables: readonly TemplateVariable[]): string {
  const taken = new Set(variables.map((variable) => sameName(variable.name)));
  if (!taken.has(sameName(name))) return name;
  for (let number = 2; ; number += 1) {
    const next = `${name} ${number}`;
    if (!taken.has(sameName(next))) return next;
  }
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Only whole words, and none inside a variable. */
function replaceWords(text: string, words: string, token: string): string {
  const whole = new RegExp(`\\{\\{[^{}]*\\}\\}|(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, 'gu');
  return text.replace(whole, (found) => (found.startsWith('{{') ? found : token));
}
