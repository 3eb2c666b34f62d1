import type { ReactNode } from 'react';

export const formPlaces = ['Look', 'Format', 'Material', 'Sound', 'Plan'] as const;
export type FormPlaceName = (typeof formPlaces)[number];

const idOf = (name: FormPlaceName) => `create-${name.toLowerCase()}`;

function jumpTo(name: FormPlaceName): void {
  const place = document.getElementById(idOf(name));
  place?.scrollIntoView?.({ block: 'start' });
  place?.focus({ preventScroll: true });
}

/** The form is several windows long: every part of it is one press away, also from its end where there is room. */
export function PlacesRow({ names }: { names: readonly FormPlaceName[] }) {
  return (
    <nav
      aria-label="Parts of the form"
      className="mb-6 flex gap-6 overflow-x-auto border-line border-b bg-ground [scrollbar-width:none] lg:sticky lg:top-14 lg:z-10"
    >
      {names.map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => jumpTo(name)}
          className="h-11 shrink-0 font-medium text-14 text-ink-soft transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-2"
        >
          {name}
        </button>
      ))}
    </nav>
  );
}

/** A part of the form that the row above it leads to. */
export function FormPlace({ name, children }: { name: FormPlaceName; children: ReactNode }) {
  return (
    <div
      id={idOf(name)}
      tabIndex={-1}
      className="grid gap-8 outline-none first:*:border-t-0 first:*:pt-0 lg:scroll-mt-12"
    >
      {children}
    </div>
  );
}
