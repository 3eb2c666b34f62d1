import { expect, it } from 'vitest';
import { shapeText } from './shape-text.ts';

it('writes a schema as people read it', () => {
  const schema = {
    type: 'object',
    required: ['status', 'user', 'password', 'roles'],
    properties: {
      status: { const: 'success' },
      user: { $ref: '#/components/schemas/SessionUser' },
      password: { type: 'string', minLength: 8, maxLength: 256 },
      roles: { type: 'array', items: { enum: ['user', 'admin'] } },
      id: { type: 'string', format: 'uuid', description: 'Whose it is.' },
      link: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      name: { type: ['string', 'null'] },
      errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
      rest: {},
    },
  };
  expect(shapeText(schema)).toBe(`{
  status: "success"
  user: SessionUser
  password: text, at least 8, at most 256 characters
  roles: list of "user" | "admin"
  id?: id   // Whose it is.
  link?: text | null
  name?: text | null
  errors?: { [name]: list of text }
  rest?: anything
}`);
});
