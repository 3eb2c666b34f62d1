import type { BrandFont } from '@herald/media/choices';
import { endCardFonts } from '@herald/stage';
import { useEffect, useState } from 'react';
import { loadCaptionFonts } from '#lib/caption-fonts.ts';
import { logFailure } from '#lib/log-failure.ts';
import { sampleCard } from '../rules/sample-card.ts';

const WORDS = 'two drops';

/** Two words in the letters that films are captioned with. */
export function FontSample({ font }: { font: BrandFont }) {
  const [families, setFamilies] = useState('');
  useEffect(() => {
    let isGone = false;
    const files = endCardFonts(sampleCard({ font, line: WORDS }));
    loadCaptionFonts(files).then(
      () => !isGone && setFamilies(files.map(({ family }) => `"${family}"`).join(', ')),
      (error) => logFailure('The letters of a font could not be shown', error),
    );
    return () => {
      isGone = true;
    };
  }, [font]);
  return (
    <span
      aria-hidden
      className="transition-opacity"
      style={{ fontFamily: families, fontWeight: 800, opacity: families ? 1 : 0 }}
    >
      {WORDS}
    </span>
  );
}
