import { ActionIcon, Menu } from '@mantine/core'
import { IconMoon, IconSun, IconSunMoon } from '../components/icons.ts'
import { useAppState } from '../lib/app-state.ts'
import { changeTheme } from '../lib/change-theme.ts'
import { isTheme, type ThemeChoice } from '../lib/theme.ts'
import classes from './app-header.module.css'

const CHOICES: { theme: ThemeChoice; name: string; icon: typeof IconSun }[] = [
  { theme: 'light', name: 'Light', icon: IconSun },
  { theme: 'dark', name: 'Dark', icon: IconMoon },
  { theme: 'auto', name: 'Auto', icon: IconSunMoon },
]

export function ThemeToggle() {
  const theme = useAppState((state) => state.theme)
  const Current = CHOICES.find((choice) => choice.theme === theme)?.icon ?? IconSun
  return (
    <Menu position="bottom-end" width={160}>
      <Menu.Target>
        <ActionIcon className={classes.icon} aria-label="Theme" title="Theme">
          <Current size={19} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={theme} onChange={(value) => isTheme(value) && changeTheme(value)}>
          {CHOICES.map((choice) => (
            <Menu.RadioItem key={choice.theme} value={choice.theme} closeMenuOnClick>
              {choice.name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
