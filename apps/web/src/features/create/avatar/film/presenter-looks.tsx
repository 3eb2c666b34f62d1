import type { Avatar } from '@herald/contract/endpoints/avatars';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { avatarsQuery } from '#data/avatars.ts';
import { Button } from '#ui/button.tsx';
import { RemoveAvatar } from '../library/remove-avatar.tsx';
import { LookTiles } from '../looks/look-tiles.tsx';
import { looksOf } from '../looks/people.ts';
import { useChoosePresenter } from './clip-aim.ts';

interface PresenterLooksProps {
  presenter: Avatar;
  filmed: NonNullable<Avatar['filmed']>;
  onAdd: () => void;
}

/** The looks of the person: which one speaks, another one, and one less. */
export function PresenterLooks({ presenter, filmed, onAdd }: PresenterLooksProps) {
  const choose = useChoosePresenter();
  const { data = [] } = useQuery(avatarsQuery);
  const listed = looksOf(data, filmed.person_id);
  // The list comes a moment after the presenter.
  const looks = listed.some(({ id }) => id === presenter.id) ? listed : [...listed, presenter];
  return (
    <section aria-labelledby="looks-heading" className="mt-6">
      <h3 id="looks-heading" className="plain-heading mb-2 flex items-baseline gap-3 font-medium text-14">
        Looks
        <span className="font-normal text-13 text-ink-faint">The same face in another clip</span>
      </h3>
      <LookTiles looks={looks} chosenId={presenter.id} onChoose={choose} />
      <div className="mt-4 flex flex-wrap gap-2">
        {filmed.is_yours && (
          <Button size="s" icon={Plus} onClick={onAdd}>
            Add a look
          </Button>
        )}
        {presenter.is_own && <RemoveAvatar key={presenter.id} avatar={presenter} />}
      </div>
    </section>
  );
}
