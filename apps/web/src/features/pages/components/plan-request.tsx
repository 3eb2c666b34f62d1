import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';

/** Words to send to whoever gives out plans. */
export function PlanRequest({ text, isQuiet = false }: { text: string; isQuiet?: boolean }) {
  const wordsId = useId();
  const [status, setStatus] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus('Copied. Send it to your administrator.');
    } catch {
      setStatus('Your browser does not let us copy. Please select the words.');
    }
  };
  return (
    <>
      <p id={wordsId} className="mt-4 select-all break-words rounded-control border border-line bg-well p-3 text-13">
        {text}
      </p>
      <Button
        kind={isQuiet ? 'quiet' : 'primary'}
        size={isQuiet ? 'm' : 'l'}
        full
        icon={Copy}
        className="mt-4"
        aria-describedby={wordsId}
        onClick={() => void copy()}
      >
        Copy the request
      </Button>
      <p role="status" className="not-empty:mt-2 text-13 text-ink-soft">
        {status}
      </p>
    </>
  );
}
