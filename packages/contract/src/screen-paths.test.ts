import { describe, expect, it } from 'vitest';
import { isScreenPath } from './screen-paths.ts';

describe('the address of a screen', () => {
  it.each(['/', '/auth', '/Auth/', '/page/about.us', '/page/%C3%BCber', '/admin'])('is %s', (path) => {
    expect(isScreenPath(path)).toBe(true);
  });

  it.each(['', '/page', '/page/a/b', '/authority', '/x/auth', '/no/such/screen', '/wp-login.php'])(
    'is not %j',
    (path) => {
      expect(isScreenPath(path)).toBe(false);
    },
  );
});
