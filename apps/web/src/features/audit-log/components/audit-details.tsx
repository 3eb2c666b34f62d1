import type { AuditEntry, AuditPerson } from '@herald/contract/endpoints/audit-log';
import { factsOf, fieldWords, targetText, valueText } from '#data/audit-text.ts';
import { exactMoment } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Fact } from '#ui/fact.tsx';

const personText = ({ name, email, id, is_deleted }: AuditPerson) =>
  [name, is_deleted ? id : email].filter(Boolean).join(', ');

/** One entry in full, with old and new values. */
export function AuditDetails({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const { person, impersonator, target, changes, details, ip, created_at } = entry;
  const fields = Object.entries(changes);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={entry.action}
      description={exactMoment(created_at)}
      className="max-w-[640px]!"
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <dl className="grid gap-3 text-14">
        <Fact name="Person">{personText(person)}</Fact>
        {impersonator && <Fact name="Impersonated by">{personText(impersonator)}</Fact>}
        <Fact name="Thing">{`${targetText(entry)} (${target.type} ${target.id})`}</Fact>
        {factsOf(details).map(([field, value]) => (
          <Fact key={field} name={fieldWords(field)}>
            {valueText(value)}
          </Fact>
        ))}
        <Fact name="Address">{ip ?? 'Not kept'}</Fact>
      </dl>
      {fields.length > 0 && (
        <table aria-label="What changed" className="mt-5 w-full table-fixed text-13">
          <thead className="border-line border-b text-left text-ink-faint">
            <tr>
              <th className="py-2 pr-3 font-medium">Field</th>
              <th className="py-2 pr-3 font-medium">Old value</th>
              <th className="py-2 font-medium">New value</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {fields.map(([field, { from, to }]) => (
              <tr key={field} className="align-top">
                <td className="break-words py-2 pr-3">{fieldWords(field)}</td>
                <td className="whitespace-pre-wrap break-words py-2 pr-3 text-ink-soft">{valueText(from)}</td>
                <td className="whitespace-pre-wrap break-words py-2">{valueText(to)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
