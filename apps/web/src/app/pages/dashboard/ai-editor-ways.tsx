import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';

/** What works while no editor is connected. */
export function AiEditorWays() {
  return (
    <>
      <ButtonLink to={paths.create} kind="primary">
        Create a video
      </ButtonLink>
      <ButtonLink to={paths.projects}>My Projects</ButtonLink>
    </>
  );
}
