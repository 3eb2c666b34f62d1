import { type Editor, useEditorState } from '@tiptap/react';
import { Baseline, ChevronDown, Highlighter, Image, RemoveFormatting } from 'lucide-react';
import { Toolbar as Radix } from 'radix-ui';
import { useRef } from 'react';
import { Icon } from '#ui/icon.tsx';
import { Menu, MenuChoices } from '#ui/menu.tsx';
import { PAGE_PICTURE_TYPES } from '../rules/page-picture.ts';
import { backgroundColors, textColors } from '../rules/palette.ts';
import { ColorTool } from './color-tool.tsx';
import {
  CLEAR_KEYS,
  clearFormatting,
  formatGroups,
  setTextStyle,
  type TextStyleName,
  textStyleOf,
  textStyles,
} from './format-commands.ts';
import { LinkTool } from './link-tool.tsx';
import { ToolButton } from './tool-button.tsx';
import { VideoTool } from './video-tool.tsx';

interface ToolbarProps {
  editor: Editor;
  isUploading: boolean;
  onPictures: (files: File[]) => void;
  isLinkOpen: boolean;
  onLinkOpenChange: (isOpen: boolean) => void;
}

/** One stop for the Tab key; the arrow keys lead from button to button. On a phone it scrolls. */
export function Toolbar({ editor, isUploading, onPictures, isLinkOpen, onLinkOpenChange }: ToolbarProps) {
  const state = useToolbarState(editor);
  const focusText = () => void editor.commands.focus();
  const [characters = [], lists = [], alignments = []] = formatGroups.map((group) =>
    group.map((command) => (
      <ToolButton
        key={command.label}
        icon={command.icon}
        label={command.label}
        keys={command.keys}
        aria-pressed={state.on.includes(command.label)}
        onClick={(event) => {
          command.run(editor);
          // A press from the keyboard leaves the focus in the toolbar.
          if (event.detail > 0) focusText();
        }}
      />
    )),
  );
  return (
    <Radix.Root
      aria-label="Formatting"
      className="sticky top-(--bar-height) z-10 flex items-center gap-0.5 overflow-x-auto rounded-t-card border-line border-b bg-panel p-1.5"
    >
      <TextStyleTool style={state.style} onChoose={(style) => setTextStyle(editor, style)} onDone={focusText} />
      <Divider />
      {characters}
      <Divider />
      <ColorTool
        label="Text color"
        icon={Baseline}
        colors={textColors}
        value={state.color}
        onChoose={(color) => (color ? editor.commands.setColor(color) : editor.commands.unsetColor())}
        onDone={focusText}
      />
      <ColorTool
        label="Background color"
        icon={Highlighter}
        colors={backgroundColors}
        value={state.background}
        onChoose={(color) =>
          color ? editor.commands.setBackgroundColor(color) : editor.commands.unsetBackgroundColor()
        }
        onDone={focusText}
      />
      <Divider />
      {lists}
      <Divider />
      {alignments}
      <Divider />
      <LinkTool editor={editor} isOn={state.isLink} isOpen={isLinkOpen} onOpenChange={onLinkOpenChange} />
      <PictureTool isBusy={isUploading} onFiles={onPictures} />
      <VideoTool editor={editor} />
      <Divider />
      <ToolButton
        icon={RemoveFormatting}
        label="Clear formatting"
        keys={CLEAR_KEYS}
        onClick={(event) => {
          clearFormatting(editor);
          if (event.detail > 0) focusText();
        }}
      />
    </Radix.Root>
  );
}

function useToolbarState(editor: Editor) {
  return useEditorState({
    editor,
    selector: () => ({
      style: textStyleOf(editor),
      on: formatGroups.flat().flatMap((command) => (command.isOn(editor) ? command.label : [])),
      color: textOf(editor.getAttributes('textStyle').color),
      background: textOf(editor.getAttributes('textStyle').backgroundColor),
      isLink: editor.isActive('link'),
    }),
  });
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

const Divider = () => <Radix.Separator className="mx-1 h-5 w-px shrink-0 bg-line-strong" />;

interface TextStyleToolProps {
  style: TextStyleName;
  onChoose: (style: TextStyleName) => void;
  onDone: () => void;
}

function TextStyleTool({ style, onChoose, onDone }: TextStyleToolProps) {
  const label = textStyles.find(({ value }) => value === style)?.label;
  const hasChosen = useRef(false);
  const leave = () => {
    if (!hasChosen.current) return false;
    hasChosen.current = false;
    onDone();
    return true;
  };
  return (
    <Menu
      align="start"
      onClosed={leave}
      trigger={
        <Radix.Button
          aria-label={`Text style: ${label}`}
          onMouseDown={(event) => event.preventDefault()}
          className="flex h-9 w-[126px] shrink-0 items-center justify-between rounded-control px-3 font-medium text-13 hover:bg-raised data-[state=open]:bg-raised max-md:h-11"
        >
          {label}
          <Icon of={ChevronDown} size={14} className="text-ink-faint" />
        </Radix.Button>
      }
    >
      <MenuChoices
        options={textStyles}
        value={style}
        onChange={(next) => {
          onChoose(next);
          hasChosen.current = true;
        }}
      />
    </Menu>
  );
}

function PictureTool({ isBusy, onFiles }: { isBusy: boolean; onFiles: (files: File[]) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <ToolButton
        icon={Image}
        label={isBusy ? 'Uploading picture...' : 'Image'}
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) picker.current?.click();
        }}
      />
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={PAGE_PICTURE_TYPES.join(', ')}
        aria-label="Image file"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
