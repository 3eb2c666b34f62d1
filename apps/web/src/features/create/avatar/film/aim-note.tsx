import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { type ClipAim, useChoosePresenter } from './clip-aim.ts';

/** For whom the next take is, and the way back to them. */
export function AimNote({ aim: { kind, presenter } }: { aim: ClipAim }) {
  const choose = useChoosePresenter();
  const isLook = kind === 'look';
  return (
    <Panel role="note" className="mb-6 flex items-center gap-4 p-4">
      <img
        src={presenter.picture_url}
        alt=""
        className="h-16 w-12 shrink-0 rounded-control bg-film object-cover object-[50%_34%]"
      />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-16">
          {isLook ? `Another look of ${presenter.name}` : `Another clip for ${presenter.display_name}`}
        </p>
        <p className="text-13 text-ink-soft">
          {isLook
            ? 'The same face in other clothes or another room.'
            : 'The clip there is stays until you use the new one.'}
        </p>
      </div>
      <Button size="s" onClick={() => choose(presenter)}>
        Cancel
      </Button>
    </Panel>
  );
}
