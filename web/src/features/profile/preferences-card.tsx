import { CURRENCY_NAMES, isPreferredCurrency, PREFERRED_CURRENCIES } from '@evenkeel/engine/core/currency.ts'
import { NativeSelect } from '@mantine/core'
import { Card } from '../../components/card.tsx'
import { SegmentedControl } from '../../components/segmented-control.tsx'
import { useAppState } from '../../lib/app-state.ts'
import { useChangeCurrency } from '../../lib/change-currency.ts'
import { changeTheme } from '../../lib/change-theme.ts'
import classes from './account-info-page.module.css'

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Auto' },
] as const

export function PreferencesCard() {
  const { currency, change } = useChangeCurrency()
  const theme = useAppState((state) => state.theme)
  return (
    <Card title="Preferences">
      <div className={classes.pair}>
        <NativeSelect
          label="Preferred currency"
          value={currency}
          onChange={(event) => {
            const code = event.currentTarget.value
            if (isPreferredCurrency(code)) void change(code)
          }}
          data={PREFERRED_CURRENCIES.map((code) => ({ value: code, label: `${code} · ${CURRENCY_NAMES[code]}` }))}
        />
        <div>
          <p className="mantine-InputWrapper-label" aria-hidden>
            Theme
          </p>
          <SegmentedControl label="Theme" options={THEMES} value={theme} onChange={changeTheme} />
        </div>
      </div>
    </Card>
  )
}
