import type { PersonClip } from '@herald/contract/endpoints/clips';
import { useQuery } from '@tanstack/react-query';
import { avatarsQuery } from '#data/avatars.ts';
import { Checkbox } from '#ui/checkbox.tsx';

interface SameFaceProps {
  clip: PersonClip;
  /** The presenter who gets this clip. */
  knownId: string;
  isSame: boolean;
  onChange: (isSame: boolean) => void;
  error: string | undefined;
}

const faceClass = 'aspect-[3/4] w-full rounded-control bg-film object-cover object-[50%_25%]';

/** A look is another clip of one face: who films it looks at both and says so. */
export function SameFace({ clip, knownId, isSame, onChange, error }: SameFaceProps) {
  const { data: avatars = [] } = useQuery(avatarsQuery);
  const known = avatars.find(({ id }) => id === knownId);
  return (
    <div>
      <p className="mb-2 font-medium text-13">One face</p>
      <div className="grid max-w-[240px] grid-cols-2 gap-3 text-12 text-ink-soft">
        <figure>
          {known && <img src={known.picture_url} alt="" className={faceClass} />}
          <figcaption className="mt-1 truncate">{known?.display_name}</figcaption>
        </figure>
        <figure>
          {clip.poster_url && <img src={clip.poster_url} alt="" className={faceClass} />}
          <figcaption className="mt-1">This clip</figcaption>
        </figure>
      </div>
      <div className="mt-3">
        <Checkbox isChecked={isSame} onChange={onChange} error={error}>
          Both pictures show the same person.
        </Checkbox>
      </div>
      <p className="mt-2 text-12 text-ink-faint">
        Herald cannot tell people apart for certain, so it asks you. Your answer is kept with the consent.
      </p>
    </div>
  );
}
