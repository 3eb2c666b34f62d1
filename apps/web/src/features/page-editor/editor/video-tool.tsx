import { youtubeIdOf } from '@herald/media/youtube-id';
import type { Editor } from '@tiptap/react';
import { SquarePlay } from 'lucide-react';
import { useState } from 'react';
import { AddressTool } from './address-tool.tsx';
import { insertBlock } from './insert-block.ts';
import { ToolButton } from './tool-button.tsx';

export function VideoTool({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <AddressTool
      label="Video"
      field="YouTube video"
      placeholder="https://www.youtube.com/watch?v="
      hint="It plays without cookies, and loads only when somebody presses play."
      submit="Add video"
      trigger={<ToolButton icon={SquarePlay} label="Video" />}
      isOpen={isOpen}
      onOpenChange={setOpen}
      value=""
      onSubmit={(address) => {
        const id = youtubeIdOf(address);
        if (!id) return 'Please enter the address of a YouTube video.';
        insertBlock(editor, { type: 'youtubeVideo', attrs: { id } });
        return undefined;
      }}
      onDone={() => editor.commands.focus()}
    />
  );
}
