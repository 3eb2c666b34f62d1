/** What is looked for in a file's syntax tree. */
export interface Finding {
  imports: { specifier: string; start: number }[];
  /** Lines of every function, method and arrow function that has a name. */
  functionLines: number[];
  casts: number;
  nonNulls: number;
  anys: number;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);
const FUNCTIONS = new Set(['FunctionExpression', 'ArrowFunctionExpression']);
/** Where a function gets its name, and under which key it lies. */
const NAMING: Record<string, string> = {
  VariableDeclarator: 'init',
  MethodDefinition: 'value',
  PropertyDefinition: 'value',
};

/** Walks the tree once and counts. */
export function walkTree(program: unknown, text: string): Finding {
  const found: Finding = { imports: [], functionLines: [], casts: 0, nonNulls: 0, anys: 0 };
  const visit = (value: unknown): void => {
    if (isNode(value)) note(found, value, text);
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(program);
  return found;
}

function note(found: Finding, node: Node, text: string): void {
  if (IMPORTING.has(node.type)) noteImport(found, node);
  const named = NAMING[node.type];
  const body = named ? node[named] : undefined;
  if (node.type === 'FunctionDeclaration') found.functionLines.push(linesOf(node, text));
  else if (isNode(body) && FUNCTIONS.has(body.type)) found.functionLines.push(linesOf(body, text));
  else if (node.type === 'TSNonNullExpression') found.nonNulls += 1;
  else if (node.type === 'TSAnyKeyword') found.anys += 1;
  else if (node.type === 'TSAsExpression' && !isConst(node, text)) found.casts += 1;
}

function noteImport(found: Finding, { source }: Node): void {
  if (isNode(source) && typeof source.value === 'string') {
    found.imports.push({ specifier: source.value, start: source.start });
  }
}

function isConst({ end }: Node, text: string): boolean {
  return /\bas\s+const$/.test(text.slice(Math.max(0, end - 40), end));
}

function linesOf({ start, end }: Node, text: string): number {
  return text.slice(start, end).split('\n').length;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
