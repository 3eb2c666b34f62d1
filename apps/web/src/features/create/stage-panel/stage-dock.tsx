import type { ReactNode } from 'react';

/** The stage of small screens. While somebody types on a phone it shrinks to a strip and leaves the room to the text. */
export function StageDock({ children }: { children: ReactNode }) {
  return (
    <aside
      aria-label="Stage"
      data-top-dock
      className="sticky top-14 z-20 flex items-stretch gap-4 overflow-hidden border-line border-b bg-well px-4 py-3 typing:h-14 typing:py-1.5 md:gap-6 md:px-8 md:py-4"
    >
      {children}
    </aside>
  );
}
