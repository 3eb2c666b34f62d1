import { AiEditorPanel } from '#features/ai-editor/components/ai-editor-panel.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { AiEditorWays } from './dashboard/ai-editor-ways.tsx';

export function AiEditorPage() {
  return (
    <>
      <PageHeading line="Edit your videos in an external editor">AI Video Editor</PageHeading>
      <div className="mt-6">
        <AiEditorPanel ways={<AiEditorWays />} />
      </div>
    </>
  );
}
