import { Menu, UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { IconCreditCard, IconKeyboard, IconLogout, IconUser } from '../components/icons.ts'
import { useAppState } from '../lib/app-state.ts'
import classes from './avatar-menu.module.css'
import { logOut } from './log-out.ts'
import { useShell } from './shell-context.ts'

export function AvatarMenu() {
  const user = useAppState((state) => state.user)
  const shell = useShell()
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton className={classes.avatar} aria-label={`Account menu of ${user?.username ?? 'you'}`}>
          {initialsOf(user?.username ?? '')}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <strong>{user?.username}</strong>
          <span>{user?.email}</span>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to="/account-info" leftSection={<IconUser size={17} stroke={1.7} />}>
          Account Information
        </Menu.Item>
        <Menu.Item component={Link} to="/subscription" leftSection={<IconCreditCard size={17} stroke={1.7} />}>
          Your Subscription
        </Menu.Item>
        <Menu.Item leftSection={<IconKeyboard size={17} stroke={1.7} />} onClick={() => shell.open('keys')}>
          Keyboard shortcuts
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={17} stroke={1.7} />} onClick={() => void logOut()}>
          Log Out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** MK for Maya Kim or maya.kim, M for maya. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
