import { useQuery } from '@tanstack/react-query';
import { avatarsQuery } from '#data/avatars.ts';
import { Tile, TileGroup } from '#ui/tile-group.tsx';
import { ownPeople } from '../looks/people.ts';
import { useChoosePresenter } from './clip-aim.ts';

/** Who was filmed before: their looks are one step away. */
export function OwnPeople() {
  const people = ownPeople(useQuery(avatarsQuery).data ?? []);
  const choose = useChoosePresenter();
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="own-people-heading" className="mb-7">
      <h2 id="own-people-heading" className="mb-3 font-semibold text-20">
        Your presenters
      </h2>
      <TileGroup
        label="Presenter"
        value=""
        onChange={(id) => {
          const person = people.find((one) => one.id === id);
          if (person) choose(person);
        }}
        className="grid-cols-4 gap-x-3 gap-y-4 sm:grid-cols-6 xl:grid-cols-8"
      >
        {people.map(({ id, name, thumbnail_url }) => (
          <Tile key={id} value={id} label={name} frame="aspect-[3/4]">
            <img src={thumbnail_url} alt="" loading="lazy" className="size-full object-cover object-[50%_22%]" />
          </Tile>
        ))}
      </TileGroup>
    </section>
  );
}
