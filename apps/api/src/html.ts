import { escapeHtml } from '@herald/core/runtime';

/** Markup that is safe to send: made by `html`, never by hand. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = Markup | string | number | false | null | undefined | readonly Value[];

/** Builds a page; every value is escaped unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(parts.reduce((text, part, index) => text + textOf(values[index - 1]) + part));
}

function textOf(value: Value): string {
  if (value === false || value === null || value === undefined) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return value.map(textOf).join('');
}
