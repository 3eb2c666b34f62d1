import type { DraftContent } from '@herald/contract/draft';
import {
  sameName,
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

/** A template that is being made of a draft. */
export interface TemplateDraft {
  content: DraftContent;
  variables: TemplateVariable[];
}

/** The link of a draft changes with every use, so it is a variable from the start. */
export function templateOf(draft: DraftContent): TemplateDraft {
  const content = templateContent(draft);
  const { link_url } = content.output;
  if (!webAddressOf(link_url)) return { content, variables: [] };
  const variable = templateVariable.parse({ name: 'link', kind: 'address', default: link_url, max_length: 500 });
  return {
    content: { ...content, output: { ...content.output, link_url: '{{link}}' } },
    variables: [variable],
  };
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

/** Its usual words stand in its place again. */
export function withoutVariable({ content, variables }: TemplateDraft, name: string): TemplateDraft {
  const gone = variables.find((variable) => variable.name === name);
  const token = `{{${name}}}`;
  const places = Object.entries(templateWords(content)).map(
    ([place, text]) => [place, text.replaceAll(token, gone?.default ?? '')] as const,
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

/** Up to three words, as a name. */
function nameOf(words: string): string {
  const letters = words.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = letters.slice(0, 3).join(' ').slice(0, 30);
  return /^\p{L}/u.test(name) ? name : `value ${name}`.trim();
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
