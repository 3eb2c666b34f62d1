import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { avatarsQuery } from '#data/avatars.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dot } from '#ui/dot.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { type OfficeTemplate, usePlaceTemplate } from './use-office-templates.ts';

export function TemplateRow({ template }: { template: OfficeTemplate }) {
  const { id, name, poster_url, avatar_id, is_featured, is_withdrawn } = template;
  const { data: avatars } = useQuery({ ...avatarsQuery, enabled: poster_url === null });
  const picture = poster_url ?? avatars?.find((avatar) => avatar.id === avatar_id)?.thumbnail_url;
  const place = usePlaceTemplate(template);
  const [isAsked, setAsked] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 text-13 md:px-5">
      <span aria-hidden className="block h-14 w-[32px] shrink-0 overflow-hidden rounded-[3px] bg-film">
        {picture && <img src={picture} alt="" loading="lazy" className="size-full object-cover" />}
      </span>
      <div className="min-w-0 flex-1 basis-[220px]">
        <p className="flex flex-wrap items-baseline gap-x-2 font-medium text-14">
          <Dot tone={is_withdrawn ? 'warn' : is_featured ? 'good' : 'idle'} />
          <TextLink to={paths.template(id)} className="break-words">
            {name}
          </TextLink>
          {is_featured && <span className="font-normal text-13 text-ink-soft">Featured</span>}
          {is_withdrawn && <span className="font-normal text-13 text-ink-soft">Withdrawn</span>}
        </p>
        <p className="mt-0.5 text-ink-faint">{factsOf(template)}</p>
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:[&>button]:flex-1">
        {!is_withdrawn && (
          <Button
            size="s"
            aria-label={is_featured ? `No longer feature ${name}` : `Feature ${name}`}
            disabled={place.isPending}
            onClick={() => place.mutate({ is_featured: !is_featured })}
            className="max-md:min-h-11 sm:w-[140px]"
          >
            {is_featured ? 'No longer feature' : 'Feature'}
          </Button>
        )}
        <Button
          size="s"
          kind="ghost"
          aria-label={is_withdrawn ? `Offer ${name} again` : `Withdraw ${name}`}
          disabled={place.isPending}
          onClick={() => (is_withdrawn ? place.mutate({ is_withdrawn: false }) : setAsked(true))}
          className="max-md:min-h-11 sm:w-[104px]"
        >
          {is_withdrawn ? 'Offer again' : 'Withdraw'}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={`Withdraw ${name}?`}
        question="It is gone from the gallery at once. What was made with it stays, and you can offer it again."
        confirmLabel="Withdraw"
        busyText={place.isPending && 'Withdrawing...'}
        onConfirm={() => place.mutate({ is_withdrawn: true }, { onSettled: () => setAsked(false) })}
      />
    </li>
  );
}

function factsOf({ category, is_ours, made_by, uses, rating }: OfficeTemplate): string {
  const facts = [
    category.charAt(0).toUpperCase() + category.slice(1),
    is_ours ? 'comes with Herald' : `by ${made_by ?? 'a former member'}`,
    usedText(uses),
    rating.average === null ? 'not rated' : `${rating.average.toFixed(1)} of 5 by ${rating.count}`,
  ];
  return facts.join(', ');
}

function usedText(uses: number): string {
  if (uses === 0) return 'not used yet';
  return uses === 1 ? 'used once' : `used ${uses.toLocaleString('en-US')} times`;
}
