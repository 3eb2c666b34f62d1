import { createFormControl } from 'react-hook-form';
import { expect, it } from 'vitest';
import { ApiError } from './api.ts';
import { showFieldErrors } from './field-errors.ts';

const refusal = (errors: Record<string, string[]>) =>
  new ApiError({ status: 'error', code: 'validation', message: 'Some fields are wrong.', errors });

it('lets a form be sent again after the server has refused what no input of it is', async () => {
  const form = createFormControl({ defaultValues: { name: 'Ann', ends: { DFY: '2020-01-01' } } });
  showFieldErrors(form as never, refusal({ 'ends.DFY': ['The end must be in the future.'] }));
  expect(form.getFieldState('ends.DFY').error?.message).toBe('The end must be in the future.');
  form.setValue('ends', { DFY: '2099-01-01' }, { shouldDirty: true });
  const sent: unknown[] = [];
  await form.handleSubmit((values) => void sent.push(values))();
  expect(sent).toEqual([{ name: 'Ann', ends: { DFY: '2099-01-01' } }]);
});
