import { escapeHtml } from '@herald/core/runtime';
import { docsStyle } from './docs-style.ts';
import { type JsonSchema, shapeText } from './shape-text.ts';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: JsonSchema;
  description?: string;
}

interface Operation {
  tags?: string[];
  summary?: string;
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: JsonSchema }> };
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: JsonSchema }> }>;
}

export interface ApiDescription {
  info: { title: string; version: string; description?: string };
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, JsonSchema> };
}

const FORM = 'multipart/form-data';

interface Entry {
  method: string;
  path: string;
  operation: Operation;
}

/** The API as one plain page: works offline, without scripts, in any browser. */
export function renderDocsPage(api: ApiDescription): string {
  const names = Object.keys(api.components?.schemas ?? {});
  const sections = [...byTag(api)].map(([tag, entries]) => renderSection(tag, entries, names)).join('');
  const schemas = Object.entries(api.components?.schemas ?? {})
    .map(
      ([name, schema]) =>
        `<details id="${escapeHtml(name)}"><summary>${escapeHtml(name)}</summary>${renderShape(schema, names)}</details>`,
    )
    .join('');
  const links = [...byTag(api).keys(), 'Shapes'].map((tag) => `<a href="#${anchor(tag)}">${escapeHtml(tag)}</a>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(api.info.title)}</title><style>${docsStyle}</style></head>
<body><header><h1>${escapeHtml(api.info.title)}</h1><p>${escapeHtml(api.info.description ?? '')}</p>
<p>In the examples, $HERALD is the address of this Herald and $TOKEN is your token.</p>
<p>Version ${escapeHtml(api.info.version)} · <a href="/api/openapi.json">openapi.json</a></p>
<nav aria-label="Sections">${links.join('')}</nav></header>
<main>${sections}<section id="shapes"><h2>Shapes</h2>${schemas}</section></main></body></html>`;
}

function byTag(api: ApiDescription): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const [path, operations] of Object.entries(api.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const tag = operation.tags?.[0] ?? 'Other';
      groups.set(tag, [...(groups.get(tag) ?? []), { method, path, operation }]);
    }
  }
  return groups;
}

function renderSection(tag: string, entries: Entry[], names: string[]): string {
  return `<section id="${anchor(tag)}"><h2>${escapeHtml(tag)}</h2>${entries.map((entry) => renderEntry(entry, names)).join('')}</section>`;
}

function renderEntry(entry: Entry, names: string[]): string {
  const { method, path, operation } = entry;
  const [[type, media] = ['']] = Object.entries(operation.requestBody?.content ?? {});
  const body = media?.schema;
  const parts = [
    renderParameters(operation),
    body ? `<h3>Body${type === FORM ? ' <small>a form with a file</small>' : ''}</h3>${renderShape(body, names)}` : '',
    renderAnswers(operation, names),
    `<h3>Try it</h3><pre>${escapeHtml(curlLine(entry))}</pre>`,
  ];
  return `<details class="endpoint"><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code>
<span>${escapeHtml(operation.summary ?? '')}</span><i>${accessOf(operation)}</i></summary>${parts.join('\n')}</details>`;
}

function accessOf({ security = [] }: Operation): string {
  if (security.length === 0) return 'open';
  return security.length > 1 ? 'token optional' : 'token needed';
}

function renderParameters({ parameters = [] }: Operation): string {
  if (parameters.length === 0) return '';
  return `<h3>Parameters</h3><table><tbody>${parameters.map(renderParameter).join('')}</tbody></table>`;
}

function renderParameter({ name, in: place, required, schema = {}, description }: Parameter): string {
  const meaning = description ?? shapeText(schema);
  const cells = [`<code>${escapeHtml(name)}</code>`, `${place}${required ? ', required' : ''}`, escapeHtml(meaning)];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function renderAnswers({ responses = {} }: Operation, names: string[]): string {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const answers = successes.map(([status, { content = {} }]) => {
    const [type, media] = Object.entries(content)[0] ?? ['', undefined];
    const isJson = type === 'application/json';
    const bytes = type === 'text/event-stream' ? 'Events, until you close the connection.' : 'The bytes of the file.';
    const shape = isJson ? renderShape(media?.schema ?? {}, names) : `<p>${bytes}</p>`;
    return `<h3>Answer ${escapeHtml(status)} <small>${escapeHtml(type)}</small></h3>${shape}`;
  });
  return `${answers.join('')}<p>Failures answer with 4xx or 5xx and the shape <a href="#Error">Error</a>.</p>`;
}

function curlLine({ method, path, operation }: Entry): string {
  const parts = [`curl -X ${method.toUpperCase()} "$HERALD${path}"`];
  if (operation.security?.length) parts.push('-H "authorization: Bearer $TOKEN"');
  const form = operation.requestBody?.content[FORM]?.schema;
  if (form) for (const field of Object.keys(form.properties ?? {})) parts.push(`-F ${field}=@file`);
  else if (operation.requestBody) parts.push(`-H 'content-type: application/json' -d @body.json`);
  return parts.join(' \\\n  ');
}

function renderShape(schema: JsonSchema, names: string[]): string {
  const text = escapeHtml(shapeText(schema));
  const linked = text.replace(/\b[A-Z]\w+\b/g, (word) =>
    names.includes(word) ? `<a href="#${word}">${word}</a>` : word,
  );
  return `<pre>${linked}</pre>`;
}

function anchor(tag: string): string {
  return tag.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
