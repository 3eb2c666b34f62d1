import { describe, expect, it } from 'vitest';
import { endsOf, endsToSend } from './plan-ends.ts';
import type { Grant } from './plan-rows.ts';

const grant = (slug: string, expires_at: string | null): Grant => ({
  id: slug,
  slug,
  name: slug,
  origin: 'admin',
  granted_by: null,
  started_at: '2026-03-04T12:00:00.000Z',
  expires_at,
});
const endOf = (day: string) => new Date(`${day}T23:59:59.999`).toISOString();

describe('the end of a plan', () => {
  it('is that of its longest grant, on the day where the administrator is', () => {
    expect(endsOf([grant('FE', endOf('2026-12-01')), grant('FE', endOf('2026-12-20')), grant('DFY', null)])).toEqual({
      FE: '2026-12-20',
      DFY: '',
    });
  });

  it('is open as long as one grant is', () => {
    expect(endsOf([grant('FE', endOf('2026-12-20')), grant('FE', null)])).toEqual({ FE: '' });
  });
});

describe('what is sent', () => {
  it('includes the last day', () => {
    expect(endsToSend({ DFY: '2026-12-20' }, {}, ['DFY'])).toEqual({ DFY: endOf('2026-12-20') });
  });

  it('is only what changed, of plans that are ticked', () => {
    const before = { FE: '2026-12-20', DFY: '2026-12-20', OLD: '' };
    const now = { FE: '2026-12-20', DFY: '', OLD: '2027-01-01' };
    expect(endsToSend(now, before, ['FE', 'DFY'])).toEqual({ DFY: null });
  });

  it('says nothing about a plan that is given without an end', () => {
    expect(endsToSend({ DFY: '' }, {}, ['DFY'])).toEqual({});
  });
});
