import Fastify, { type FastifyError } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldErrorsOf } from './field-errors.ts';

/** What a server says of a body with this field. */
async function errorsOf(schema: z.ZodType, value: unknown) {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler<FastifyError>((error) => fieldErrorsOf(error.validation ?? []));
  app.post('/', { schema: { body: z.object({ field: schema }) } }, () => 'fine');
  return (await app.inject({ method: 'POST', url: '/', payload: { field: value } })).json();
}

it.each([
  ['a small number', z.number().min(1), 0, 'Use 1 or more.'],
  ['a number on an open edge', z.number().gt(0), 0, 'Use more than 0.'],
  ['a big number', z.number().max(10_000), 20_000, 'Use 10,000 or less.'],
  ['a number on an open upper edge', z.number().lt(5), 5, 'Use less than 5.'],
  ['an unsafe whole number', z.int(), 2 ** 60, 'Use 9,007,199,254,740,991 or less.'],
  ['a fraction', z.int(), 1.5, 'This must be a whole number.'],
  ['an odd number', z.number().multipleOf(2), 3, 'Use a multiple of 2.'],
  ['an empty text', z.string().min(1), '', 'Use at least 1 character.'],
  ['a short text', z.string().length(6), '12', 'Use exactly 6 characters.'],
  ['a long text', z.string().max(3), 'four', 'Use at most 3 characters.'],
  ['an empty list', z.array(z.string()).min(2), [], 'Use at least 2 items.'],
  ['a long list', z.array(z.string()).max(1), ['a', 'b'], 'Use at most 1 item.'],
  ['another choice', z.enum(['dark', 'light', 'auto']), 'blue', 'Choose one of dark, light or auto.'],
  ['another value than the only one', z.literal(true), false, 'This must be true.'],
  ['a wrong email', z.email(), 'x', 'Enter a valid email address.'],
  ['a wrong id', z.uuid(), 'x', 'This is not a valid id.'],
  ['a wrong moment', z.iso.datetime(), 'x', 'Enter a date and time, for example 2026-01-31T09:00:00Z.'],
  ['a wrong pattern', z.string().regex(/^a$/), 'x', 'This does not have the form that is needed here.'],
  ['a wrong start', z.string().startsWith('aud_'), 'x', 'This must start with aud_.'],
  ['none of several kinds', z.union([z.number(), z.boolean()]), 'x', 'This value is not allowed here.'],
  ['a rule without words', z.string().refine(() => false), 'x', 'This value is not allowed here.'],
  ['words of its own', z.string().min(3, 'Please write more.'), 'x', 'Please write more.'],
  ['another type', z.string(), 1, 'This must be text.'],
  ['nothing', z.string(), undefined, 'This field is required.'],
])('says of %s what to send instead', async (_, schema, value, text) => {
  expect(await errorsOf(schema, value)).toEqual({ field: [text] });
});

it('says which name of a table is not allowed', async () => {
  const evenNames = z.record(z.string().regex(/^(..)+$/), z.string());
  expect(await errorsOf(evenNames, { abc: 'x' })).toEqual({ 'field.abc': ['This name is not allowed here.'] });
});
