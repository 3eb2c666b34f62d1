export type JsonSchema = Record<string, unknown>;

interface Shape extends JsonSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
  description?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
}

/** A JSON schema in the short notation people read: names, types, what is optional. */
export function shapeText(schema: JsonSchema, indent = ''): string {
  const shape: Shape = schema;
  if (shape.$ref) return shape.$ref.split('/').at(-1) ?? '';
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (shape.anyOf) return shape.anyOf.map((option) => shapeText(option, indent)).join(' | ');
  if (Array.isArray(shape.type)) return shape.type.map((type) => shapeText({ ...shape, type }, indent)).join(' | ');
  if (shape.type === 'array') return `list of ${shapeText(shape.items ?? {}, indent)}`;
  if (shape.type === 'object') return objectText(shape, indent);
  if (shape.type === 'string') return stringText(shape);
  return shape.type ?? 'anything';
}

function objectText(shape: Shape, indent: string): string {
  if (!shape.properties) {
    const values = typeof shape.additionalProperties === 'object' ? shape.additionalProperties : {};
    return `{ [name]: ${shapeText(values, indent)} }`;
  }
  const inner = `${indent}  `;
  const lines = Object.entries(shape.properties).map(([name, part]) => {
    const mark = shape.required?.includes(name) ? '' : '?';
    const remark = part.description ? `   // ${part.description}` : '';
    return `${inner}${name}${mark}: ${shapeText(part, inner)}${remark}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function stringText({ format, minLength, maxLength }: Shape): string {
  if (format) return format === 'uuid' ? 'id' : format;
  const atLeast = minLength && minLength > 1 ? [`at least ${minLength}`] : [];
  const atMost = maxLength ? [`at most ${maxLength}`] : [];
  const bounds = [...atLeast, ...atMost];
  return bounds.length > 0 ? `text, ${bounds.join(', ')} characters` : 'text';
}
