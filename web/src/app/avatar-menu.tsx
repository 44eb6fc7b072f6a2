import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Dropdown, MenuDivider, MenuItem, menuLinkProps } from '../components/dropdown.tsx'
import { IconCreditCard, IconHistory, IconKeyboard, IconLogout, IconUser } from '../components/icons.ts'
import { useAppState } from '../lib/app-state.ts'
import classes from './avatar-menu.module.css'
import { logOut } from './log-out.ts'
import { useShell } from './shell-context.ts'

const icon = { size: 17, stroke: 1.7, 'aria-hidden': true } as const

export function AvatarMenu() {
  const [opened, setOpened] = useState(false)
  const user = useAppState((state) => state.user)
  const isSubscribed = useAppState((state) => state.isSubscribed)
  const shell = useShell()
  const close = () => setOpened(false)
  return (
    <Dropdown
      label="Account"
      kind="menu"
      width={240}
      opened={opened}
      onOpenedChange={setOpened}
      renderTrigger={(props) => (
        <button {...props} type="button" className={classes.avatar}>
          {getInitials(user?.username ?? '')}
          <span className="visually-hidden">, account menu for {user?.username}</span>
        </button>
      )}
    >
      <div className={classes.who} role="presentation">
        <strong>{user?.username}</strong>
        <span>{user?.is_demo ? 'Demo household' : user?.email}</span>
      </div>
      <MenuDivider />
      <Link {...menuLinkProps} to="/account-info" onClick={close}>
        <IconUser {...icon} />
        Account Information
      </Link>
      <Link {...menuLinkProps} to="/subscription" onClick={close}>
        <IconCreditCard {...icon} />
        Your Subscription
      </Link>
      {isSubscribed && (
        <Link {...menuLinkProps} to="/history" onClick={close}>
          <IconHistory {...icon} />
          History
        </Link>
      )}
      <MenuItem
        icon={<IconKeyboard {...icon} />}
        onSelect={() => {
          close()
          shell.open('keys')
        }}
      >
        Keyboard shortcuts
      </MenuItem>
      <MenuDivider />
      <MenuItem icon={<IconLogout {...icon} />} onSelect={() => void logOut()}>
        Log Out
      </MenuItem>
    </Dropdown>
  )
}

/** MK for Maya Kim or maya.kim, M for maya. */
function getInitials(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
