import { Download } from 'lucide-react';
import { saveFile } from '#lib/save-file.ts';
import { useSiteName } from '#lib/site-name.ts';
import { Button } from '#ui/button.tsx';

/** The ten codes, which nobody can show again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const siteName = useSiteName();
  const save = () => {
    const text = [`Recovery codes for ${siteName}. Each opens your account once.`, '', ...codes, ''].join('\n');
    saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt');
  };
  return (
    <div>
      <ul
        aria-label="Recovery codes"
        className="tc grid grid-cols-2 gap-x-4 gap-y-2 rounded-control border border-line bg-ground p-3 text-13"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="mt-3 text-13 text-ink-faint">
        Shown this once. Each opens your account once when the phone is gone.
      </p>
      <Button size="s" icon={Download} className="mt-3" onClick={save}>
        Save as text
      </Button>
    </div>
  );
}
