import { ActionIcon } from '@mantine/core'
import { useState } from 'react'
import { Dropdown, MenuItem } from '../components/dropdown.tsx'
import { IconMoon, IconSun, IconSunMoon } from '../components/icons.ts'
import { useAppState } from '../lib/app-state.ts'
import { changeTheme } from '../lib/change-theme.ts'
import type { ThemeChoice } from '../lib/theme.ts'
import classes from './app-header.module.css'

const CHOICES: { theme: ThemeChoice; name: string; icon: typeof IconSun }[] = [
  { theme: 'light', name: 'Light', icon: IconSun },
  { theme: 'dark', name: 'Dark', icon: IconMoon },
  { theme: 'auto', name: 'Auto', icon: IconSunMoon },
]

export function ThemeToggle() {
  const [opened, setOpened] = useState(false)
  const theme = useAppState((state) => state.theme)
  const Current = CHOICES.find((choice) => choice.theme === theme)?.icon ?? IconSun
  return (
    <Dropdown
      label="Theme"
      kind="menu"
      width={170}
      opened={opened}
      onOpenedChange={setOpened}
      renderTrigger={(props) => (
        <ActionIcon {...props} className={classes.icon} aria-label="Theme" title="Theme">
          <Current size={19} stroke={1.7} aria-hidden />
        </ActionIcon>
      )}
    >
      {CHOICES.map((choice) => (
        <MenuItem
          key={choice.theme}
          icon={<choice.icon size={17} stroke={1.7} aria-hidden />}
          isChecked={choice.theme === theme}
          onSelect={() => {
            changeTheme(choice.theme)
            setOpened(false)
          }}
        >
          {choice.name}
        </MenuItem>
      ))}
    </Dropdown>
  )
}
