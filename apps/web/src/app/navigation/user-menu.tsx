import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { Check, Keyboard, KeyRound, LogOut, Palette, Settings, Store, SunMoon, Users } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useChooseTheme } from '#features/preferences/api/use-account-theme.ts';
import { paths } from '#lib/paths.ts';
import { shortcutList } from '#lib/shortcuts.ts';
import { chooseTheme, useThemeChoice } from '#lib/theme.ts';
import { themeOptions } from '#lib/theme-options.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Menu, MenuChoices, MenuItem, MenuNote, MenuSeparator, Submenu } from '#ui/menu.tsx';
import { accountDetail, accountsToChoose } from './account-words.ts';
import { planEndLabel, roleLabel } from './role-label.ts';

interface UserMenuProps {
  user: SessionUser;
  hasMarketplace: boolean;
  hasTeam: boolean;
  onSwitch: (accountId: string) => void;
  onSignOut: () => void;
}

/** Also the way from one account to another. */
export function UserMenu({ user, hasMarketplace, hasTeam, onSwitch, onSignOut }: UserMenuProps) {
  const navigate = useNavigate();
  const theme = useThemeChoice();
  const saveTheme = useChooseTheme();
  const planEnd = planEndLabel(user);
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Account of ${user.name}`}
          className="flex items-center gap-2.5 rounded-control px-2 py-1 text-left transition-colors duration-150 hover:bg-raised data-[state=open]:bg-raised max-md:hidden"
        >
          <Avatar name={user.name} src={user.avatar_url} />
          <span className="max-w-[24ch] leading-tight max-[1400px]:hidden">
            <span className="block truncate font-medium text-13">{user.name}</span>
            <span className="block truncate text-12 text-ink-faint">
              {user.account.role === 'owner' ? user.email : user.account.owner_name}
            </span>
          </span>
        </button>
      }
    >
      <MenuNote>
        <span className="block font-medium text-13 text-ink">{user.name}</span>
        <span className="block">{user.email}</span>
        <span className="mt-1 block">{roleLabel(user)}</span>
        {planEnd && <span className="block">{planEnd}</span>}
      </MenuNote>
      <MenuSeparator />
      <AccountChoice user={user} onSwitch={onSwitch} />
      <MenuItem icon={Settings} onSelect={() => void navigate(paths.settings)}>
        Settings
      </MenuItem>
      <MenuItem icon={Palette} onSelect={() => void navigate(paths.brandKit)}>
        Brand kit
      </MenuItem>
      <MenuItem icon={KeyRound} onSelect={() => void navigate(paths.apiSetup)}>
        API keys
      </MenuItem>
      {hasMarketplace && (
        <MenuItem icon={Store} onSelect={() => void navigate(paths.sites)}>
          Marketplace
        </MenuItem>
      )}
      {hasTeam && (
        <MenuItem icon={Users} onSelect={() => void navigate(paths.teamMembers)}>
          Team Members
        </MenuItem>
      )}
      <Submenu icon={SunMoon} label="Theme">
        <MenuChoices options={themeOptions} value={theme} onChange={user.impersonator ? chooseTheme : saveTheme} />
      </Submenu>
      <MenuItem icon={Keyboard} kbd="?" onSelect={shortcutList.open}>
        Keyboard shortcuts
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={onSignOut}>
        Sign Out
      </MenuItem>
    </Menu>
  );
}

function AccountChoice({ user, onSwitch }: Pick<UserMenuProps, 'user' | 'onSwitch'>) {
  const accounts = accountsToChoose(user);
  if (accounts.length === 0) return null;
  return (
    <>
      <MenuNote>Work in</MenuNote>
      {accounts.map((account) => {
        const isCurrent = account.id === user.account.id;
        return (
          <MenuItem
            key={account.id}
            icon={isCurrent ? Check : Users}
            detail={accountDetail(account)}
            {...(!isCurrent && { onSelect: () => onSwitch(account.id) })}
          >
            {account.owner_name}
            {isCurrent && <span className="sr-only">, where you are</span>}
          </MenuItem>
        );
      })}
      {user.account.role !== 'owner' && (
        <MenuNote>
          <span className="block max-w-[30ch]">To leave this team, choose “Leave team” under Team Members.</span>
        </MenuNote>
      )}
      <MenuSeparator />
    </>
  );
}
