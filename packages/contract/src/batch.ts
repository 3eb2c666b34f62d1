import { ASPECTS } from '@herald/media/choices';
import { z } from 'zod';
import { batchMatrix, type FilmRatios, ratiosOf, scriptOf, type Variant, variantsOf } from './batch-matrix.ts';
import {
  filmNames,
  NAME_SEPARATORS,
  NAME_TOKENS,
  type NamedFilm,
  nameOfAll,
  PATTERN_CHARACTERS,
  patternProblem,
} from './batch-names.ts';
import { batchLimits } from './batch-rows.ts';
import { type DraftContent, draftContent } from './draft.ts';
import { idField, nameField, textField } from './fields.ts';
import {
  fillTemplate,
  sameName,
  type TemplateBody,
  templatePlaces,
  templateValues,
  templateWords,
  variablesIn,
} from './template.ts';

/** One film for each row of a table, or for each variant of a draft; each in every ratio. */
export const batchKinds = ['table', 'matrix'] as const;
export type BatchKind = (typeof batchKinds)[number];

/** Where a batch is. All but the first are ends: every film, some films, none, or somebody stopped it. */
export const batchStatuses = ['running', 'complete', 'partial', 'failed', 'cancelled'] as const;
export type BatchStatus = (typeof batchStatuses)[number];

/** Where one film of a batch is. */
export const batchItemStatuses = ['waiting', 'making', 'finished', 'failed', 'cancelled'] as const;
export type BatchItemStatus = (typeof batchItemStatuses)[number];

/** Whether the same film may work when it is tried again, or something must be mended first. */
export const failureKinds = ['again', 'mend'] as const;
export type FailureKind = (typeof failureKinds)[number];

/** How often the failed films of a batch can be tried again. */
export const BATCH_RETRIES = 3;

export const batchRow = z.object({
  row: z
    .number()
    .int()
    .min(1)
    .max(batchLimits.rowsRead + 1)
    .describe('In the spreadsheet, where the headings are row 1; of a table without headings, from 1.'),
  values: templateValues,
});

const ratios = z.array(z.enum(ASPECTS)).max(ASPECTS.length).default([]).describe('The template’s own where empty.');

const tableSource = z.object({
  kind: z.literal('table'),
  template_id: idField,
  rows: z.array(batchRow).min(1, 'Please add a row.').max(batchLimits.films),
  ratios,
});

const matrixSource = z.object({
  kind: z.literal('matrix'),
  template_id: idField.optional().describe('The template that the draft was filled from, to be named with the batch.'),
  content: draftContent,
  matrix: batchMatrix,
});

/** What a batch is made of. */
export const batchOrder = z.object({
  name: nameField('Please name the batch.', 80),
  pattern: textField(PATTERN_CHARACTERS).default('').describe('Of the file names; empty for the usual one.'),
  separator: z.enum(NAME_SEPARATORS).default('_'),
  source: z.discriminatedUnion('kind', [tableSource, matrixSource]),
});
export type BatchOrder = z.output<typeof batchOrder>;
export type TableSource = z.output<typeof tableSource>;
export type MatrixSource = z.output<typeof matrixSource>;

export interface FilmProblem {
  /** A variable of the template, or an axis; empty for the whole film. */
  field: string;
  text: string;
}

/** One film as it would be ordered. */
export interface PlannedFilm {
  /** The same for the same film of a batch, in every check: `r2`, `h1-b1-c1-p1`. */
  key: string;
  row: number | null;
  /** Of a matrix. */
  variant: string | null;
  /** It has a file in each of them. */
  ratios: FilmRatios;
  /** Of the file in the first ratio, without `.mp4`. */
  name: string;
  content: DraftContent;
  problems: FilmProblem[];
  /** An earlier film of the batch that would be the same one. */
  sameAs: string | null;
}

/** The words around the parts of a file's name that only the caller can look up. */
export interface NameWords {
  /** "en" for a voice that speaks English. */
  languageOf?(voice: DraftContent['voice']): string;
  /** What a voice is called. */
  voiceNameOf?(voice: DraftContent['voice']): string;
}

/** What is wrong with the order as a whole, by its field. */
export function orderProblems({ pattern, source }: BatchOrder, template?: TemplateBody): Record<string, string> {
  const problems: Record<string, string> = {};
  const wrongPattern = patternProblem(pattern, tokensOf(source, template));
  if (wrongPattern) problems.pattern = wrongPattern;
  const films = countFilms(source);
  if (films === 0) problems.source = 'Nothing is left to film.';
  if (films > batchLimits.films) {
    problems.source = `This makes ${films.toLocaleString('en-US')} films; one batch can have ${batchLimits.films}.`;
  }
  return problems;
}

/** What a pattern of this batch can name. */
export function tokensOf({ kind }: Pick<BatchOrder['source'], 'kind'>, template?: TemplateBody): string[] {
  const variables = kind === 'table' ? (template?.variables ?? []).map(({ name }) => name) : [];
  return [...NAME_TOKENS, ...variables];
}

/** The pattern that is used where none was typed: it names the axes that have something on them. */
export function usualPattern(source: BatchOrder['source'], separator: BatchOrder['separator']): string {
  const parts = source.kind === 'table' ? ['campaign', 'row'] : ['campaign', ...axesOf(source.matrix)];
  return [...parts, 'ratio'].map((part) => `{${part}}`).join(separator);
}

function axesOf({ hooks, bodies, calls, presenters }: MatrixSource['matrix']): string[] {
  const axes = Object.entries({ hook: hooks, body: bodies, cta: calls, presenter: presenters });
  return axes.flatMap(([name, on]) => (on.length > 0 ? [name] : []));
}

export function countFilms(source: BatchOrder['source']): number {
  if (source.kind === 'table') return source.rows.length;
  return variantsOf(source.matrix).filter(({ isLeftOut }) => !isLeftOut).length;
}

/** Every film of an order, with its name and what does not fit. The same on both sides of the wire, and in the command. */
export function planFilms(order: BatchOrder, template?: TemplateBody, words: NameWords = {}): PlannedFilm[] {
  const { source, separator } = order;
  const drafts = source.kind === 'matrix' ? matrixDrafts(source) : tableDrafts(source, template);
  const rule = { pattern: order.pattern.trim() || usualPattern(source, separator), separator };
  const names = filmNames(
    drafts.map((draft) => namedFilm(order, draft, words)),
    rule,
  );
  const seen = new Map<string, string>();
  return drafts.map(({ parts: _, ...draft }, index) => {
    const name = names[index] ?? draft.key;
    const same = JSON.stringify(draft.content);
    const sameAs = seen.get(same) ?? null;
    if (sameAs === null) seen.set(same, draft.key);
    return { ...draft, name, sameAs, content: titled(draft.content, { name, source, template }) };
  });
}

type FilmDraft = Omit<PlannedFilm, 'name' | 'sameAs'> & { parts: Record<string, string> };

function tableDrafts({ rows, ratios }: TableSource, template: TemplateBody | undefined): FilmDraft[] {
  if (!template) return [];
  return rows.map(({ row, values }) => {
    const { content, problems } = fillTemplate(template, values);
    const parts = Object.fromEntries(Object.entries(values).map(([name, value]) => [sameName(name), value]));
    return {
      ...{ key: `r${row}`, row, variant: null, parts: { ...usualParts(template), ...parts, row: String(row) } },
      ...inRatios(content, ratiosOf({ ratios }, content)),
      problems: Object.entries(problems).map(([field, text]) => ({ field, text })),
    };
  });
}

const usualParts = ({ variables }: TemplateBody): Record<string, string> =>
  Object.fromEntries(variables.map(({ name, default: usual }) => [sameName(name), usual]));

function matrixDrafts({ content, matrix }: MatrixSource): FilmDraft[] {
  const own = content.voice.ttsText || content.script.content;
  return variantsOf(matrix)
    .filter(({ isLeftOut }) => !isLeftOut)
    .map((variant) => {
      const presenter = matrix.presenters[variant.presenter ?? -1];
      const ttsText = scriptOf(matrix, variant, own);
      const filled: DraftContent = {
        ...content,
        avatar: { ...(presenter?.avatar ?? content.avatar), productImageUrl: content.avatar.productImageUrl },
        voice: { ...(presenter?.voice ?? content.voice), ttsText },
      };
      return {
        ...{ key: variant.key, row: null, variant: variant.key, parts: numberedParts(variant) },
        ...inRatios(filled, ratiosOf(matrix, content)),
        problems: [...emptyPlaces(matrix, variant), ...leftVariables(filled)],
      };
    });
}

const numberedParts = ({ hook, body, call, presenter }: Variant): Record<string, string> => {
  const numbered = (letter: string, number: number | null) => (number === null ? '' : `${letter}${number + 1}`);
  return {
    hook: numbered('h', hook),
    body: numbered('b', body),
    cta: numbered('c', call),
    presenter: numbered('p', presenter),
  };
};

function emptyPlaces({ hooks, bodies, calls }: MatrixSource['matrix'], variant: Variant): FilmProblem[] {
  const places = [
    { field: 'hooks', label: 'Hook', texts: hooks, number: variant.hook },
    { field: 'bodies', label: 'Body', texts: bodies, number: variant.body },
    { field: 'calls', label: 'Call', texts: calls, number: variant.call },
  ];
  return places.flatMap(({ field, label, texts, number }) =>
    number !== null && texts[number]?.trim() === '' ? [{ field, text: `${label} ${number + 1} is empty.` }] : [],
  );
}

/** A variable that nobody filled is never said. */
function leftVariables(content: DraftContent): FilmProblem[] {
  const left = Object.entries(templateWords(content)).flatMap(([place, text]) =>
    variablesIn(text).map((name) => ({ place: place as keyof typeof templatePlaces, name })),
  );
  return left.slice(0, 1).map(({ place, name }) => {
    return { field: '', text: `The ${templatePlaces[place].label} still has {{${name}}} in it.` };
  });
}

/** What was made for a draft belongs to its own words: the films of a batch are spoken for themselves. */
function inRatios(content: DraftContent, ratios: FilmRatios): Pick<FilmDraft, 'content' | 'ratios'> {
  const { voice, script, output } = content;
  const [aspect_ratio, ...more_ratios] = ratios;
  const sound = { useCustomAudio: false, audioUrl: '', generatedAudioUrl: '', audioId: null };
  const own: DraftContent = {
    ...content,
    step: 3,
    voice: { ...voice, ...sound },
    script: { ...draftContent.shape.script.parse({}), logoPosition: script.logoPosition },
    output: { ...output, aspect_ratio, more_ratios },
  };
  return { content: own, ratios };
}

function namedFilm({ name: campaign }: BatchOrder, film: FilmDraft, words: NameWords): NamedFilm {
  const { parts, content, ratios } = film;
  const { avatar, voice } = content;
  const told = {
    campaign,
    avatar: avatar.selectedAvatar || avatar.avatarName,
    voice: words.voiceNameOf?.(voice) ?? voice.ttsId,
    lang: words.languageOf?.(voice) ?? voice.country,
  };
  return { ratio: ratios[0], parts: { ...told, ...parts } };
}

interface Titling {
  name: string;
  source: BatchOrder['source'];
  template: TemplateBody | undefined;
}

/** A title with variables is one for each film; any other would be the same for all, so the name of its files stands in. */
function titled(content: DraftContent, { name, source, template }: Titling): DraftContent {
  const isOwn = source.kind === 'table' && template !== undefined && variablesIn(template.content.title).length > 0;
  return isOwn && content.title.trim() !== ''
    ? content
    : { ...content, title: content.output.more_ratios.length > 0 ? nameOfAll(name) : name };
}
