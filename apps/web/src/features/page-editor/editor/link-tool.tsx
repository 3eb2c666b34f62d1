import type { Editor } from '@tiptap/react';
import { Link } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { linkTargetOf } from '../rules/link-target.ts';
import { AddressTool } from './address-tool.tsx';
import { LINK_KEYS } from './format-commands.ts';
import { ToolButton } from './tool-button.tsx';

interface LinkToolProps {
  editor: Editor;
  isOn: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function LinkTool({ editor, isOn, isOpen, onOpenChange }: LinkToolProps) {
  const button = useRef<HTMLButtonElement>(null);
  // Opened by its keys while it is scrolled away, its form would open outside the screen.
  useLayoutEffect(() => {
    if (isOpen) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isOpen]);
  return (
    <AddressTool
      label="Link"
      field="Link to"
      placeholder="https://"
      hint="A web page, an email address or a phone number (tel:)."
      submit={isOn ? 'Change link' : 'Add link'}
      trigger={<ToolButton ref={button} icon={Link} label="Link" keys={LINK_KEYS} aria-pressed={isOn} />}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      value={isOpen ? String(editor.getAttributes('link').href ?? '') : ''}
      onSubmit={(address) => {
        const href = linkTargetOf(address);
        if (!href) return 'Please enter an address that begins with http, https, mailto or tel.';
        setLink(editor, href);
        return undefined;
      }}
      remove={
        isOn
          ? { label: 'Remove link', run: () => void editor.chain().extendMarkRange('link').unsetLink().run() }
          : undefined
      }
      onDone={() => editor.commands.focus()}
    />
  );
}

/** The marked text becomes the link; where nothing is marked, the address is written as its text. */
function setLink(editor: Editor, href: string): void {
  if (!editor.state.selection.empty || editor.isActive('link')) {
    editor.chain().extendMarkRange('link').setLink({ href }).run();
    return;
  }
  const text = href.replace(/^(mailto|tel):/, '');
  editor.commands.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] });
}
