import { describe, expect, it } from 'vitest';
import { toSearchQuery, toSubstringPattern } from './search-query.ts';

describe('a search', () => {
  it('finds every word by its beginning', () => {
    expect(toSearchQuery('cold bottle')).toBe("'cold':* & 'bottle':*");
  });

  it('ignores everything that is not a letter or a digit, and so cannot break the query', () => {
    expect(toSearchQuery(`it's (50% off) & more | !'`)).toBe("'it':* & 's':* & '50':* & 'off':* & 'more':*");
    expect(toSearchQuery(' !? ')).toBe('');
  });

  it('looks at ten words at most', () => {
    expect(toSearchQuery('a b c d e f g h i j k l').split(' & ')).toHaveLength(10);
  });

  it('treats every character of a script without spaces as a word', () => {
    expect(toSearchQuery('東京')).toBe("('東' <-> '京')");
  });

  it('finds text anywhere in a title, with its wildcards taken literally', () => {
    expect(toSubstringPattern('  50%_Off\\ ')).toBe('%50\\%\\_off\\\\%');
  });
});
