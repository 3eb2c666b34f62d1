import { describe, expect, it } from 'vitest';
import { errorTable, errorTexts } from './errors.ts';

describe('the table of errors', () => {
  it.each(Object.entries(errorTable))('gives %s an HTTP error status and a sentence', (code, { status, text }) => {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).toMatch(/^[A-Z].*\.$/);
  });

  it('uses the words of the catalogue for the common refusals', () => {
    expect(errorTable.unauthorized).toEqual({ status: 401, text: errorTexts.unauthorized });
    expect(errorTable.forbidden).toEqual({ status: 403, text: errorTexts.forbidden });
    expect(errorTable.not_found).toEqual({ status: 404, text: errorTexts.notFound });
    expect(errorTable.validation).toEqual({ status: 422, text: errorTexts.validation });
    expect(errorTable.internal).toEqual({ status: 500, text: errorTexts.server });
  });
});
