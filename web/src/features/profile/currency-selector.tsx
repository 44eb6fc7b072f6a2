import { CURRENCY_NAMES, isPreferredCurrency, PREFERRED_CURRENCIES } from '@evenkeel/engine/core/currency.ts'
import { Menu, UnstyledButton } from '@mantine/core'
import { IconSelector } from '../../components/icons.ts'
import { useChangeCurrency } from '../../lib/change-currency.ts'
import classes from './currency-selector.module.css'

/** Chooses the currency that every figure is shown in. */
export function CurrencySelector() {
  const { currency, change } = useChangeCurrency()
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={`Currency: ${currency}, ${CURRENCY_NAMES[currency]}`}>
          {currency}
          <IconSelector size={14} stroke={1.7} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Show figures in</Menu.Label>
        <Menu.RadioGroup
          value={currency}
          onChange={(value) => {
            if (isPreferredCurrency(value)) void change(value)
          }}
        >
          {PREFERRED_CURRENCIES.map((code) => (
            <Menu.RadioItem key={code} value={code} closeMenuOnClick>
              <span className={classes.code}>{code}</span> {CURRENCY_NAMES[code]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
