import { Spinner } from '#ui/spinner.tsx';

interface LoadingScreenProps {
  label?: string;
}

export function LoadingScreen({ label = 'Loading' }: LoadingScreenProps) {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label={label} />
    </div>
  );
}
