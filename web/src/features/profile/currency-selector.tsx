import { CURRENCY_NAMES, PREFERRED_CURRENCIES } from '@evenkeel/engine/core/currency.ts'
import { useState } from 'react'
import { Dropdown, MenuItem, MenuLabel } from '../../components/dropdown.tsx'
import { IconSelector } from '../../components/icons.ts'
import { useChangeCurrency } from '../../lib/change-currency.ts'
import classes from './currency-selector.module.css'

/** Chooses the currency that every figure is shown in. */
export function CurrencySelector() {
  const [opened, setOpened] = useState(false)
  const { currency, change } = useChangeCurrency()
  return (
    <Dropdown
      label="Currency"
      kind="menu"
      opened={opened}
      onOpenedChange={setOpened}
      renderTrigger={(props) => (
        <button
          {...props}
          type="button"
          className={classes.target}
          aria-label={`Currency: ${currency}, ${CURRENCY_NAMES[currency]}`}
          title="Currency"
        >
          {currency}
          <IconSelector size={14} stroke={1.7} aria-hidden />
        </button>
      )}
    >
      <MenuLabel>Show figures in</MenuLabel>
      {PREFERRED_CURRENCIES.map((code) => (
        <MenuItem
          key={code}
          isChecked={code === currency}
          onSelect={() => {
            setOpened(false)
            void change(code)
          }}
        >
          <span className={classes.code}>{code}</span> {CURRENCY_NAMES[code]}
        </MenuItem>
      ))}
    </Dropdown>
  )
}
