import { Toolbar } from 'radix-ui';
import type { ComponentProps } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { keyNames } from '../rules/key-names.ts';

interface ToolButtonProps extends ComponentProps<typeof IconButton> {
  keys?: string;
}

/** One button of the toolbar: its name and its keys show beside it. A press with the mouse leaves the text marked. */
export function ToolButton({ keys, ...button }: ToolButtonProps) {
  const text = keys ? `${button.label} (${keyNames(keys).join(' ')})` : button.label;
  return (
    <Tooltip text={text}>
      <Toolbar.Button asChild>
        <IconButton {...button} onMouseDown={(event) => event.preventDefault()} />
      </Toolbar.Button>
    </Tooltip>
  );
}
