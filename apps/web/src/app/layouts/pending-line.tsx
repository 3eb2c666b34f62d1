import { useNavigation } from 'react-router';

/** While the code of the next screen is on its way. It says "working", not how far. */
export function PendingLine() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div role="status" className="on-air fixed inset-x-0 top-0 z-50 h-[2px] bg-signal">
      <span className="sr-only">Loading</span>
    </div>
  );
}
