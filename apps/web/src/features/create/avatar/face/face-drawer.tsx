import { useDrawer } from '../../draft/use-drawer.ts';
import { DrawnBy } from '../../steps/drawn-by.tsx';
import { useFacePreview } from './use-face-preview.ts';

/** Who draws the faces, what is true of them, and why it was somebody else this time. */
export function FaceDrawer({ onChange }: { onChange: (isOwn: boolean) => void }) {
  const { service, isByService, heeds, madeUpText } = useDrawer('face');
  const { insteadReason } = useFacePreview();
  if (!service) return null;
  return (
    <div className="mb-7">
      <DrawnBy work="face" gets="the options below" onChange={onChange}>
        {isByService && (
          <p className="mt-2 text-13 text-ink-soft">
            {madeUpText}
            {!heeds('lighting') && ' Other options need a key for it.'}
          </p>
        )}
        {insteadReason && (
          <p role="status" className="mt-2 break-words text-13 text-ink">
            Herald drew this face instead. {insteadReason}
          </p>
        )}
      </DrawnBy>
    </div>
  );
}
