import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (name: string) => readFileSync(join(root, name), 'utf8');

/** Decisions tell what was true when they were made. */
const pages = globSync(['*.md', 'docs/*.md'], { cwd: root });

/** A path of this repository, as pages write it between backticks; `<name>` and `*` stand for many files. */
const sourcePath = /^(?:apps|packages|scripts|tests|bench|docs)\/[\w./-]+$/;

const namesOf = (page: string) =>
  Array.from(page.matchAll(/`([^`\n]+)`/g), ([, name = '']) => name).filter((name) => sourcePath.test(name));
const linksOf = (page: string) =>
  Array.from(page.matchAll(/\]\(([^)#\s]+)[^)]*\)/g), ([, link = '']) => link).filter((link) => !/^\w+:/.test(link));

describe.each(pages)('%s', (name) => {
  it('names and links only files that exist', () => {
    const page = read(name);
    const paths = [...namesOf(page), ...linksOf(page).map((link) => join(dirname(name), link))];
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('the table of OWASP ASVS', () => {
  const rows = read('docs/SECURITY-ASVS.md')
    .split('\n')
    .filter((line) => /^\| V\d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, group = '', result = '', how = '', proof = '']) => ({ group, result, how, proof }));

  it('has all 66 groups of level 2 once, each with a result', () => {
    expect(new Set(rows.map(({ group }) => group)).size).toBe(66);
    expect(rows).toHaveLength(66);
    for (const { result } of rows) expect(['met', 'partly', 'not met', 'not applicable']).toContain(result);
  });

  it.each(rows.filter(({ result }) => result === 'met'))('$group is met by a file, and proved or explained', (row) => {
    expect(namesOf(row.how).length).toBeGreaterThan(0);
    expect(row.proof).not.toBe('');
  });

  const evidence = rows.flatMap(({ group, proof }) =>
    Array.from(proof.matchAll(/`([^`]+\.test\.tsx?)`(?: “([^”]+)”)?/g), ([, file = '', title = '']) => ({
      group,
      file,
      title,
    })),
  );

  it.each(evidence)('$group names a test that is there: $title', ({ file, title }) => {
    expect(title).not.toBe('');
    expect(read(file)).toContain(title);
  });

  it('names a test for every group that is met, or says why there is none', () => {
    const bare = rows.filter(({ group, result }) => result === 'met' && !evidence.some((one) => one.group === group));
    expect(bare.map(({ proof }) => /nothing to test|no test of its own/.test(proof))).toEqual(bare.map(() => true));
    expect(evidence.length).toBeGreaterThan(80);
  });

  it('counts its results right', () => {
    const count = (wanted: string) => rows.filter(({ result }) => result === wanted).length;
    const [met, partly, missing, none] = ['met', 'partly', 'not met', 'not applicable'].map(count);
    const sum = `${met} met, ${partly} partly, ${missing} not met, ${none} not applicable`;
    expect(read('docs/SECURITY-ASVS.md')).toContain(sum);
  });
});
