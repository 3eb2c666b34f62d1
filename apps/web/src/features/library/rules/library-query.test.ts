import { describe, expect, it } from 'vitest';
import { isNarrowed, readQuery, wholeLibrary, writeQuery } from './library-query.ts';

const address = (text: string) => new URLSearchParams(text);

describe('the library in the address', () => {
  it('shows everything, newest first, when the address says nothing', () => {
    expect(readQuery(address(''))).toEqual({ search: '', status: 'all', sort: 'newest', trash: false });
  });

  it('reads search, status, sort and trash', () => {
    expect(readQuery(address('search=cold+brew&status=failed&sort=popular&trash=true'))).toEqual({
      search: 'cold brew',
      status: 'failed',
      sort: 'popular',
      trash: true,
    });
  });

  it('takes words it does not know for the usual ones', () => {
    expect(readQuery(address('status=lost&sort=random&trash=yes'))).toEqual(wholeLibrary);
  });

  it('reads as much of a search as a search takes', () => {
    expect(readQuery(address(`search=${'x'.repeat(201)}`)).search).toBe('x'.repeat(200));
  });

  it('writes only what is not usual and leaves the rest alone', () => {
    const next = writeQuery(address('tab=projects&status=failed'), { status: 'all', search: 'a&b', trash: true });
    expect(next.toString()).toBe('tab=projects&search=a%26b&trash=true');
    expect(readQuery(next)).toEqual({ ...wholeLibrary, search: 'a&b', trash: true });
  });

  it('does not change the address it was given', () => {
    const before = address('sort=title');
    writeQuery(before, { sort: 'newest' });
    expect(before.toString()).toBe('sort=title');
  });
});

describe('an empty answer', () => {
  it('means that nothing matches while searching or filtering', () => {
    expect(isNarrowed({ ...wholeLibrary, search: 'x' })).toBe(true);
    expect(isNarrowed({ ...wholeLibrary, status: 'failed' })).toBe(true);
  });

  it('means that there is nothing otherwise, however it is sorted', () => {
    expect(isNarrowed({ ...wholeLibrary, search: '  ', sort: 'title' })).toBe(false);
  });
});
