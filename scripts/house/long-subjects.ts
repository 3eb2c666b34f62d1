import { execFileSync } from 'node:child_process';

const LONGEST_SUBJECT = 72;

/** The subjects of commits not yet pushed that are too long; none where this is not a clone with an upstream. */
export function longSubjects(root: string): string[] {
  try {
    const log = execFileSync('git', ['log', '@{upstream}..HEAD', '--format=%s'], { cwd: root, stdio: 'pipe' });
    return log
      .toString()
      .split('\n')
      .filter((subject) => subject.length > LONGEST_SUBJECT);
  } catch {
    return [];
  }
}
