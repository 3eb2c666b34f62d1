import {
  type BatchKind,
  type BatchOrder,
  countFilms,
  orderProblems,
  planFilms,
  usualPattern,
} from '@herald/contract/batch';
import type { NameSeparator } from '@herald/contract/batch-names';
import { type BatchTable, fittingRows, type RowProblem } from '@herald/contract/batch-rows';
import type { DraftContent } from '@herald/contract/draft';
import type { CheckedFilm } from '@herald/contract/endpoints/batch-jobs';
import type { Template } from '@herald/contract/endpoints/templates';
import {
  fillTemplate,
  sameName,
  type TemplateBody,
  type TemplateValues,
  type TemplateVariable,
  templatePlaces,
  templateWords,
  variablesIn,
} from '@herald/contract/template';
import { ASPECTS, type Aspect } from '@herald/media/choices';
import { emptyMatrix, type MatrixDraft, matrixOf } from './matrix-draft.ts';
import { emptyTable, type TableDraft } from './table-draft.ts';

/** Everything a person says about a new batch. */
export interface BatchForm {
  kind: BatchKind;
  name: string;
  pattern: string;
  separator: NameSeparator;
  ratios: readonly Aspect[];
  table: TableDraft;
  matrix: MatrixDraft;
  /** What fills the variables of the template where its films are variants. */
  values: TemplateValues;
}

export function beginForm({ name, variables, content }: Template, kind: BatchKind): BatchForm {
  return {
    ...{ kind, name, pattern: '', separator: '_', ratios: [content.output.aspect_ratio] },
    table: emptyTable(variables),
    matrix: emptyMatrix,
    values: Object.fromEntries(variables.map((variable) => [variable.name, variable.default])),
  };
}

/** The variables that the variants still say or show: bodies of one's own replace the script. */
export function variablesOfVariants({ content, variables }: TemplateBody, { bodies }: MatrixDraft): TemplateVariable[] {
  const words = templateWords(content);
  const isScriptReplaced = bodies.some(({ text }) => text.trim() !== '');
  const places = (Object.keys(templatePlaces) as (keyof typeof templatePlaces)[]).filter(
    (place) => !(isScriptReplaced && place === 'script'),
  );
  const used = new Set(places.flatMap((place) => variablesIn(words[place])));
  return variables.filter(({ name }) => used.has(sameName(name)));
}

/** Every film has a file in each of them; one of them stays. */
export function withToggledRatio(chosen: readonly Aspect[], ratio: Aspect): readonly Aspect[] {
  const next = ASPECTS.filter((one) => (one === ratio ? !chosen.includes(one) : chosen.includes(one)));
  return next.length > 0 ? next : chosen;
}

/** The template with its variables filled, as every variant begins, and what does not fit. */
export function filledDraft(template: TemplateBody, { values, matrix }: BatchForm) {
  const { content, problems } = fillTemplate(template, values);
  const asked = new Set(variablesOfVariants(template, matrix).map(({ name }) => sameName(name)));
  return { content, problems: Object.fromEntries(Object.entries(problems).filter(([name]) => asked.has(name))) };
}

interface OrderParts {
  templateId: string;
  table: BatchTable;
  /** Of a matrix. */
  content: DraftContent;
}

/** What is sent to be checked: of a table, the rows that fit. */
export function orderOf(form: BatchForm, { templateId, table, content }: OrderParts): BatchOrder {
  const { name, separator, ratios } = form;
  const own = { avatar: content.avatar, voice: content.voice };
  const source: BatchOrder['source'] =
    form.kind === 'table'
      ? { kind: 'table', template_id: templateId, rows: fittingRows(table), ratios: [...ratios] }
      : {
          kind: 'matrix',
          template_id: templateId,
          content,
          matrix: { ...matrixOf(form.matrix, own), ratios: [...ratios] },
        };
  return { name: name.trim(), pattern: form.pattern.trim() || shortPattern(source, separator), separator, source };
}

/** The usual pattern, without the parts that would be empty in every name. */
export function shortPattern(source: BatchOrder['source'], separator: NameSeparator): string {
  if (source.kind === 'table') return usualPattern(source, separator);
  const { hooks, bodies, calls, presenters } = source.matrix;
  const axes = { hook: hooks, body: bodies, cta: calls, presenter: presenters };
  const used = Object.entries(axes).flatMap(([token, entries]) => (entries.length > 0 ? [token] : []));
  return ['campaign', ...used, 'ratio'].map((token) => `{${token}}`).join(separator);
}

/** What keeps the order from being checked, by its field. */
export function formProblems(order: BatchOrder, template: TemplateBody): Record<string, string> {
  const problems = orderProblems(order, template);
  return order.name === '' ? { name: 'Please name the batch.', ...problems } : problems;
}

/** The name of the first file, as it will be; nothing where nothing is filmed. */
export function firstName(order: BatchOrder, template: TemplateBody): string | undefined {
  if (countFilms(order.source) === 0) return undefined;
  const { source } = order;
  const one = source.kind === 'table' ? { ...order, source: { ...source, rows: source.rows.slice(0, 1) } } : order;
  return planFilms(one, template)[0]?.name;
}

/** What the server said of a row that fits here: shown there until the row is changed. */
export function problemsTold(films: readonly CheckedFilm[]): RowProblem[] {
  const told = films.flatMap(({ row, state, problems }) =>
    row === null || state !== 'unfit'
      ? []
      : problems.map(({ field, text }) => ({
          row,
          column: null,
          variable: field || null,
          text,
          stops: 'row' as const,
        })),
  );
  const seen = new Set<string>();
  return told.filter(({ row, text }) => {
    const isNew = !seen.has(`${row} ${text}`);
    seen.add(`${row} ${text}`);
    return isNew;
  });
}
