import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A long file that begins last leaves the other workers idle. Their lengths are known only where they ran before. */
const LONG_FILES = [
  'scene/browser-likeness.test.ts',
  'render/long-film.test.ts',
  'character/prepare-character.test.ts',
  'render/resume.test.ts',
  'background/render-background.test.ts',
  'sync/sync-faults.test.ts',
  'photo/photo-in-chromium.test.ts',
  'handlers/make-video-kills.test.ts',
  'faces/local-image.test.ts',
  'local/local-video.test.ts',
  'program/start.test.ts',
  'program/kill.test.ts',
  'e2e/create-video.test.ts',
  'e2e/accessibility.test.ts',
];

const isLong = ({ moduleId }: TestSpecification) => LONG_FILES.some((name) => moduleId.endsWith(`/${name}`));

/** Project by project, as Vitest does, and in each the long files before all others. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const byProject = Map.groupBy(sorted, ({ project }) => project.name);
    return [...byProject.values()].flatMap((specs) => [
      ...specs.filter(isLong),
      ...specs.filter((one) => !isLong(one)),
    ]);
  }
}
