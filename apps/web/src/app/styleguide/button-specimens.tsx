import { Download, Plus, RotateCcw, Share2, Trash2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { Specimen } from './specimen.tsx';

const focusClass = 'outline-2 outline-offset-2 outline-signal-ink';

export function ButtonSpecimens() {
  return (
    <>
      <Specimen title="Primary, one per screen: rest, with key, hover, focus, disabled, busy">
        <Button kind="primary" icon={Plus}>
          Create New Video
        </Button>
        <Button kind="primary" icon={Plus} kbd="C">
          Create
        </Button>
        <Button kind="primary" className="bg-signal-hover!">
          Hover
        </Button>
        <Button kind="primary" className={focusClass}>
          Focus
        </Button>
        <Button kind="primary" disabled>
          Next
        </Button>
        <Button kind="primary" busyText="Signing in...">
          Sign In
        </Button>
      </Specimen>
      <Specimen title="Quiet, ghost, danger, destroy (only inside a confirm dialog), film">
        <Button icon={Download}>Export Data</Button>
        <Button className="bg-raised!">Hover</Button>
        <Button disabled>Previous</Button>
        <Button busyText="Saving...">Save</Button>
        <Button kind="ghost">Reset to Defaults</Button>
        <Button kind="danger" icon={Trash2}>
          Delete
        </Button>
        <Button kind="destroy">Delete</Button>
        <span className="rounded-control bg-film p-2">
          <Button kind="film" size="s" icon={RotateCcw}>
            Retry Generation
          </Button>
        </span>
      </Specimen>
      <Specimen title="Sizes 32, 36, 40 in toolbars, 44; links that look like buttons; icons with a tooltip; text links; keys">
        <Button size="s">Small</Button>
        <Button>Medium</Button>
        <Button size="toolbar">Toolbar</Button>
        <Button size="l">Large</Button>
        <ButtonLink to="#">A link</ButtonLink>
        <Tooltip text="Share">
          <IconButton icon={Share2} label="Share" />
        </Tooltip>
        <IconButton icon={Share2} label="Chosen" aria-pressed />
        <IconButton icon={Share2} label="Outlined" outlined />
        <IconButton icon={Share2} label="Not now" disabled />
        <TextLink to="#">A text link</TextLink>
        <TextButton>Stays here</TextButton>
        <Kbd>/</Kbd>
      </Specimen>
    </>
  );
}
