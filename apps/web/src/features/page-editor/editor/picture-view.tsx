import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { clsx } from 'clsx';
import { PictureBar } from './picture-bar.tsx';

const alignClass: Record<string, string> = { center: 'mx-auto', right: 'ml-auto' };

/** A picture in the editor: chosen, it has a ring and a bar of its own. */
export function PictureView({ node, selected, updateAttributes, deleteNode }: NodeViewProps) {
  const { src, alt, align } = node.attrs as { src: string | null; alt: string | null; align: string | null };
  return (
    <NodeViewWrapper className={clsx('relative w-fit max-w-full', alignClass[align ?? ''])}>
      <img
        src={src ?? undefined}
        alt={alt ?? ''}
        data-drag-handle
        className={clsx(selected && 'outline-2 outline-ink outline-offset-2 outline-solid')}
      />
      {selected && (
        <PictureBar
          align={align ?? 'left'}
          alt={alt ?? ''}
          onAlign={(next) => updateAttributes({ align: next === 'left' ? null : next })}
          onAlt={(next) => updateAttributes({ alt: next })}
          onRemove={deleteNode}
        />
      )}
    </NodeViewWrapper>
  );
}
