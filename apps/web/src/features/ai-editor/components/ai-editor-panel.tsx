import type { ReactNode } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useAiEditor } from '../api/use-ai-editor.ts';
import { EditorFrame } from './editor-frame.tsx';

/** The editor where an address is set; otherwise what works without one. `ways` are the ways on. */
export function AiEditorPanel({ ways }: { ways: ReactNode }) {
  const editor = useAiEditor();
  if (editor.isPending) return <Spinner label="Loading AI Video Editor" />;
  if (editor.isError) {
    return (
      <ErrorState
        title="The editor cannot be opened"
        reason={editor.error.message}
        onRetry={() => void editor.refetch()}
        isRetrying={editor.isFetching}
      />
    );
  }
  const { url, name } = editor.data;
  if (url) return <EditorFrame url={url} name={name} />;
  return (
    <EmptyState
      title="No editor is connected"
      sentence="Herald shows an external video editor here once an administrator sets its address. Everything up to the finished video works without it: look, voice, scene, captions, music and end card are chosen while you create."
      action={ways}
    />
  );
}
