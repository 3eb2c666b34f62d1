import type { EndpointShape } from '@herald/contract/endpoint';
import { endpoints } from '@herald/contract/endpoints';
import { limits } from '@herald/contract/limits';
import { mayBeLeftOut } from '../empty-bodies.ts';

interface DescribedOperation {
  operationId?: string;
  parameters?: object[];
  requestBody?: { required?: boolean };
  responses?: Record<string, { description?: string }>;
}

interface DescribedPaths {
  paths?: Record<string, Record<string, DescribedOperation>>;
}

const byName = new Map<string, EndpointShape>(Object.entries(endpoints));

/** Adds what no schema of a route can say: forms with a file, bodies that may be left out, the key of repeated requests, and what answers are. */
export function completed<Document extends object>(document: Document): Document {
  const { paths = {} } = document as DescribedPaths;
  for (const operations of Object.values(paths)) for (const operation of Object.values(operations)) complete(operation);
  return document;
}

function complete(operation: DescribedOperation): void {
  const endpoint = byName.get(operation.operationId ?? '');
  if (endpoint?.body && operation.requestBody) operation.requestBody.required = !mayBeLeftOut(endpoint.body);
  if (endpoint?.upload) operation.requestBody = formOf(endpoint.upload.field);
  if (endpoint?.idempotent) operation.parameters = [...(operation.parameters ?? []), idempotencyKey];
  for (const [status, answer] of Object.entries(operation.responses ?? {}))
    answer.description = status.startsWith('2') ? 'Success' : 'Failure';
}

const formOf = (field: string): object => ({
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { [field]: { type: 'string', format: 'binary', description: 'The file.' } },
        additionalProperties: { type: 'string', description: 'The summary names the other fields.' },
      },
    },
  },
});

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: `A text of your own, 1 to ${limits.idempotencyKeyCharacters} visible ASCII characters. The same request with the same key does the work once, so it can be sent again after a broken connection.`,
  schema: { type: 'string', maxLength: limits.idempotencyKeyCharacters },
};
