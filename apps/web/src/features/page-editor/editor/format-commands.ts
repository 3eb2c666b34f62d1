import type { Editor } from '@tiptap/react';
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Italic,
  List,
  ListOrdered,
  Strikethrough,
  Underline,
} from 'lucide-react';
import type { IconShape } from '#ui/icon.tsx';

export interface FormatCommand {
  label: string;
  icon: IconShape;
  /** As Tiptap knows it: "Mod-b". */
  keys: string;
  isOn: (editor: Editor) => boolean;
  run: (editor: Editor) => boolean;
}

const mark = (name: string) => (editor: Editor) => editor.isActive(name);

const alignTo = (side: 'left' | 'center' | 'right', label: string, icon: IconShape, keys: string): FormatCommand => ({
  label,
  icon,
  keys,
  isOn: (editor) => editor.isActive({ textAlign: side }) || (side === 'left' && hasNoAlignment(editor)),
  run: (editor) => (side === 'left' ? editor.commands.unsetTextAlign() : editor.commands.setTextAlign(side)),
});

const hasNoAlignment = (editor: Editor) =>
  !['center', 'right', 'justify'].some((textAlign) => editor.isActive({ textAlign }));

/** The toggles of the toolbar, in their groups. */
export const formatGroups: readonly (readonly FormatCommand[])[] = [
  [
    { label: 'Bold', icon: Bold, keys: 'Mod-b', isOn: mark('bold'), run: ({ commands }) => commands.toggleBold() },
    {
      label: 'Italic',
      icon: Italic,
      keys: 'Mod-i',
      isOn: mark('italic'),
      run: ({ commands }) => commands.toggleItalic(),
    },
    {
      label: 'Underline',
      icon: Underline,
      keys: 'Mod-u',
      isOn: mark('underline'),
      run: ({ commands }) => commands.toggleUnderline(),
    },
    {
      label: 'Strike',
      icon: Strikethrough,
      keys: 'Mod-Shift-s',
      isOn: mark('strike'),
      run: ({ commands }) => commands.toggleStrike(),
    },
  ],
  [
    {
      label: 'Ordered list',
      icon: ListOrdered,
      keys: 'Mod-Shift-7',
      isOn: mark('orderedList'),
      run: ({ commands }) => commands.toggleOrderedList(),
    },
    {
      label: 'Bullet list',
      icon: List,
      keys: 'Mod-Shift-8',
      isOn: mark('bulletList'),
      run: ({ commands }) => commands.toggleBulletList(),
    },
  ],
  [
    alignTo('left', 'Align left', AlignLeft, 'Mod-Shift-l'),
    alignTo('center', 'Align center', AlignCenter, 'Mod-Shift-e'),
    alignTo('right', 'Align right', AlignRight, 'Mod-Shift-r'),
  ],
];

export const textStyles = [
  { value: 'normal', label: 'Normal', keys: 'Mod-Alt-0' },
  { value: '1', label: 'Heading 1', keys: 'Mod-Alt-1' },
  { value: '2', label: 'Heading 2', keys: 'Mod-Alt-2' },
  { value: '3', label: 'Heading 3', keys: 'Mod-Alt-3' },
] as const;
export type TextStyleName = (typeof textStyles)[number]['value'];

const LEVELS = [1, 2, 3] as const;

export function textStyleOf(editor: Editor): TextStyleName {
  const level = LEVELS.find((one) => editor.isActive('heading', { level: one }));
  return level ? (String(level) as TextStyleName) : 'normal';
}

export function setTextStyle(editor: Editor, style: TextStyleName): boolean {
  const level = LEVELS.find((one) => String(one) === style);
  return level ? editor.commands.setHeading({ level }) : editor.commands.setParagraph();
}

export const CLEAR_KEYS = 'Mod-\\';
export const LINK_KEYS = 'Mod-k';

export const clearFormatting = (editor: Editor): boolean =>
  editor.chain().unsetAllMarks().clearNodes().unsetTextAlign().run();
