import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { DropTarget } from '#ui/drop-target.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { Tile, TileGroup } from '#ui/tile-group.tsx';
import { Specimen } from './specimen.tsx';

const people = ['grace', 'kofi', 'priya'];

export function PictureSpecimens() {
  const [person, setPerson] = useState('kofi');
  const [fileName, setFileName] = useState('');
  const [hasConsent, setConsent] = useState(false);
  return (
    <Specimen title="Tiles, a place for a file, something to agree to" className="grid gap-6 sm:grid-cols-2">
      <TileGroup label="Person" value={person} onChange={setPerson} className="grid-cols-3 gap-3">
        {people.map((name) => (
          <Tile key={name} value={name} label={name} frame="aspect-[3/4]">
            <img src={`/film/${name}.webp`} alt="" className="size-full object-cover" />
          </Tile>
        ))}
      </TileGroup>
      <FileDrop accept={['image/*']} onFile={(file) => setFileName(file.name)}>
        {(pick, isOver) => (
          <DropTarget
            icon={ImagePlus}
            title={fileName || 'Add your product'}
            line="Drop it here, paste it or choose a file"
            isOver={isOver}
            onPick={pick}
          />
        )}
      </FileDrop>
      <Checkbox isChecked={hasConsent} onChange={setConsent}>
        This is my own face, or the person shown has agreed.
      </Checkbox>
      <Checkbox isChecked={false} onChange={setConsent} error="Please confirm that you may use this face.">
        This is my own face, or the person shown has agreed.
      </Checkbox>
    </Specimen>
  );
}
