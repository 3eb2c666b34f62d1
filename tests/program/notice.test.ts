import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { currentNotice, shippedPackages } from '../../scripts/notice.mjs';

/** Licenses that are compatible with AGPL-3.0-or-later. */
const COMPATIBLE =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|BSD-like .*|Festival \(.*\)|MIT and ISC|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|MPL-2\.0|OFL-1\.1|GPL-3\.0|LGPL-3\.0-or-later|AGPL-3\.0)( OR .*)?\)?$/;

describe('NOTICE', () => {
  it('names every third-party package that ships with its license (if not, run: node scripts/notice.mjs)', async () => {
    expect(await readFile('NOTICE', 'utf8')).toBe(currentNotice());
  });

  it('contains only licenses that are compatible with AGPL-3.0-or-later', () => {
    const incompatible = shippedPackages().filter(([, licence]) => !COMPATIBLE.test(licence));
    expect(incompatible).toEqual([]);
  });
});
