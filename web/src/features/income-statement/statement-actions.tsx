import { ActionIcon, Button } from '@mantine/core'
import { useState } from 'react'
import { Dropdown, MenuItem, menuLinkProps } from '../../components/dropdown.tsx'
import { IconDots, IconDownload, IconPrinter } from '../../components/icons.ts'
import { useIsPhone } from '../../lib/use-is-phone.ts'
import classes from './income-statement-page.module.css'

const icon = { size: 17, stroke: 1.7, 'aria-hidden': true } as const

/** Download and print: two buttons, or a menu on phones, where the figures need the space. */
export function StatementActions({ exportUrl }: { exportUrl: string }) {
  const isPhone = useIsPhone()
  const [opened, setOpened] = useState(false)
  if (!isPhone) {
    return (
      <>
        <Button
          variant="default"
          component="a"
          href={exportUrl}
          download
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          CSV
        </Button>
        <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
      </>
    )
  }
  return (
    <Dropdown
      label="More actions"
      kind="menu"
      opened={opened}
      onOpenedChange={setOpened}
      renderTrigger={(trigger) => (
        <ActionIcon variant="default" className={classes.menu} aria-label="More actions" {...trigger}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      )}
    >
      <a {...menuLinkProps} href={exportUrl} download onClick={() => setOpened(false)}>
        <IconDownload {...icon} />
        Download as CSV
      </a>
      <MenuItem
        icon={<IconPrinter {...icon} />}
        onSelect={() => {
          setOpened(false)
          window.print()
        }}
      >
        Print
      </MenuItem>
    </Dropdown>
  )
}
