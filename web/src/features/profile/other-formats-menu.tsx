import type { ExportFormat } from '@evenkeel/contract/export.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Dropdown, MenuLabel, menuLinkProps } from '../../components/dropdown.tsx'
import { IconChevronDown } from '../../components/icons.ts'

const FORMATS: Record<ExportFormat, string> = {
  qif: 'QIF, for Quicken, GnuCash and others',
  ofx: 'OFX, for most finance programs',
  hledger: 'hledger journal',
  beancount: 'Beancount ledger',
  json: 'JSON, for scripts',
}

/** Downloads all transactions in a format for other programs. */
export function OtherFormatsMenu() {
  const [opened, setOpened] = useState(false)
  return (
    <Dropdown
      label="Other formats"
      kind="menu"
      width={300}
      opened={opened}
      onOpenedChange={setOpened}
      renderTrigger={(trigger) => (
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />} {...trigger}>
          Other formats
        </Button>
      )}
    >
      <MenuLabel>All transactions as</MenuLabel>
      {Object.entries(FORMATS).map(([format, words]) => (
        <a
          key={format}
          {...menuLinkProps}
          href={`/accounts/export/${format}/`}
          download
          onClick={() => setOpened(false)}
        >
          {words}
        </a>
      ))}
    </Dropdown>
  )
}
