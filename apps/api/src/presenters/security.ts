import type { OpenSession, SecurityEvent, SecuritySettings } from '@herald/contract/endpoints/security';
import { securityActions } from '@herald/contract/security';
import type { ActivityItem, ListedSession, StoredSecuritySettings, StoredTwoFactor } from '@herald/core/security';

export function presentSecurity(stored: StoredSecuritySettings, twoFactor: StoredTwoFactor) {
  const { loginNotifications, sessionTimeoutHours, allowMultipleSessions } = stored;
  return {
    security_settings: { loginNotifications, sessionTimeout: String(sessionTimeoutHours), allowMultipleSessions },
    two_factor: {
      since: twoFactor.since?.toISOString() ?? null,
      recovery_codes_left: twoFactor.recoveryCodesLeft,
      is_required: twoFactor.isRequired,
    },
  };
}

/** Only what was sent. */
export function readSecurityChanges({ sessionTimeout, loginNotifications, allowMultipleSessions }: SentSettings) {
  return {
    ...(loginNotifications !== undefined && { loginNotifications }),
    ...(allowMultipleSessions !== undefined && { allowMultipleSessions }),
    ...(sessionTimeout !== undefined && { sessionTimeoutHours: Number(sessionTimeout) }),
  };
}

type SentSettings = { [Key in keyof SecuritySettings]?: SecuritySettings[Key] | undefined };

export function presentActivity({ action, isCurrent, at, ...item }: ActivityItem): SecurityEvent {
  return { ...item, action: securityActions[action], current: isCurrent, timestamp: at.toISOString() };
}

export function presentSession(session: ListedSession): OpenSession {
  return {
    id: session.id,
    device: session.device,
    location: session.location,
    current: session.isCurrent,
    is_administrator: session.isAdministrator,
    created_at: session.createdAt.toISOString(),
    last_seen_at: session.lastSeenAt.toISOString(),
  };
}
