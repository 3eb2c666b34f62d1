import { useCastAvatar } from './use-cast-avatar.ts';

/** On a picture of Herald's own presenter where a service films somebody else. */
export function StandInMark() {
  const cast = useCastAvatar();
  if (cast?.kind !== 'hosted') return null;
  return (
    <span className="absolute top-2 left-2 rounded-sm bg-film/80 px-1.5 py-0.5 font-medium text-12 text-film-ink">
      Stand-in
    </span>
  );
}

/** Says who will be filmed, and by whom. */
export function StandInNote() {
  const cast = useCastAvatar();
  if (cast?.kind !== 'hosted') return null;
  return (
    <p className="mt-3 text-13 text-ink-soft">
      You see a stand-in. {cast.origin || 'A service'} films {cast.display_name}.
    </p>
  );
}
