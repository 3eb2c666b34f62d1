import { Dot } from '#ui/dot.tsx';
import { SettingsCard } from '#ui/settings-card.tsx';
import { Switch } from '#ui/switch.tsx';
import type { PreferenceFields } from './preference-fields.ts';

interface EmailPreferencesProps extends PreferenceFields {
  /** False where this installation has no mail server. */
  sendsMail: boolean;
}

export function EmailPreferences({ values, change, sendsMail }: EmailPreferencesProps) {
  const isOff = !values.emailNotifications;
  return (
    <SettingsCard
      title="E-mails"
      sentence={`${sendsMail ? 'Mails about your password and your address always come. ' : ''}These are up to you.`}
    >
      {!sendsMail && (
        <p className="mb-2 flex items-baseline gap-2.5 text-13">
          <Dot tone="warn" />
          <span>This installation has no mail server, so it sends no mails. Your choices count once it has one.</span>
        </p>
      )}
      <div className="divide-y divide-line">
        <Switch
          label="Send me mails"
          hint="Turns every mail below on or off."
          isOn={values.emailNotifications}
          onChange={(emailNotifications) => change({ emailNotifications })}
        />
        <Switch
          label="Video ready"
          hint="A mail with the link when a video is finished."
          isOn={values.videoCompleteNotifications}
          disabled={isOff}
          onChange={(videoCompleteNotifications) => change({ videoCompleteNotifications })}
        />
        <Switch
          label="Weekly report"
          hint="On Monday morning: the films and plays of your week. There is none after a week without either."
          isOn={values.weeklyReports}
          disabled={isOff}
          onChange={(weeklyReports) => change({ weeklyReports })}
        />
        <Switch
          label="News and offers"
          hint="Now and then: what is new, written by the people who run this site."
          isOn={values.marketingEmails}
          disabled={isOff}
          onChange={(marketingEmails) => change({ marketingEmails })}
        />
      </div>
    </SettingsCard>
  );
}
