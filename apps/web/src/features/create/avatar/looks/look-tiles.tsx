import type { Avatar } from '@herald/contract/endpoints/avatars';
import { Checkmark } from '#ui/checkmark.tsx';
import { Tile, TileGroup } from '#ui/tile-group.tsx';
import { lookName } from './people.ts';

interface LookTilesProps {
  looks: readonly Avatar[];
  chosenId: string;
  onChoose: (look: Avatar) => void;
}

/** The looks of one person: another clip each, the same face. */
export function LookTiles({ looks, chosenId, onChoose }: LookTilesProps) {
  const choose = (id: string) => {
    const look = looks.find((one) => one.id === id);
    if (look) onChoose(look);
  };
  return (
    <TileGroup
      label="Look"
      value={chosenId}
      onChange={choose}
      className="grid-cols-4 gap-x-3 gap-y-4 sm:grid-cols-6 xl:grid-cols-8"
    >
      {looks.map((look) => (
        <Tile key={look.id} value={look.id} label={lookName(look)} frame="aspect-[3/4]">
          <img src={look.thumbnail_url} alt="" loading="lazy" className="size-full object-cover object-[50%_22%]" />
          {look.id === chosenId && <Checkmark className="absolute top-2 right-2 bg-film-ink! text-film!" />}
        </Tile>
      ))}
    </TileGroup>
  );
}
