import { useState } from 'react';
import { Select } from '../../../ui/select.tsx';
import type { FacePoint } from './face-points.ts';
import type { PhotoWork } from './photo-work.ts';
import { PortraitFrame } from './portrait-frame.tsx';

interface PhotoPointsProps {
  work: PhotoWork;
  onMove: (points: FacePoint[]) => void;
}

/** The points over the portrait; one of them is the chosen one. */
export function PhotoPoints({ work, onMove }: PhotoPointsProps) {
  const { points } = work;
  const [chosenId, setChosenId] = useState(points[0]?.id);
  const chosen = points.find(({ id }) => id === chosenId);
  if (!chosen) return <img src={work.picture_url} alt="Your portrait" className="w-full rounded-card" />;
  return (
    <>
      <PortraitFrame work={work} chosen={chosen} onChoose={setChosenId} onMove={onMove} />
      <Select
        label="Point"
        lead="Point"
        options={points.map(({ id, label }) => ({ value: id, label }))}
        value={chosen.id}
        onChange={setChosenId}
        className="mt-3"
      />
    </>
  );
}
