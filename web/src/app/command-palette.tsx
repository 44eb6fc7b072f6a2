import '@mantine/spotlight/styles.css'
import { CURRENCY_NAMES, PREFERRED_CURRENCIES } from '@evenkeel/engine/core/currency.ts'
import { createSpotlight, Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import {
  IconArrowRight,
  IconCoin,
  IconHelpCircle,
  IconKeyboard,
  IconLayoutSidebar,
  IconListCheck,
  IconLogout,
  IconMessageDots,
  IconMoon,
  IconPlus,
  IconSearch,
  IconSun,
  IconSunMoon,
} from '../components/icons.ts'
import { useAppState } from '../lib/app-state.ts'
import { useChangeCurrency } from '../lib/change-currency.ts'
import { changeTheme } from '../lib/change-theme.ts'
import { logOut } from './log-out.ts'
import { getHelpKey, HELP_KEYS, HOME_ITEM, isOpenPage, NAV_GROUPS, PAGES } from './navigation.ts'
import { usePaletteResults } from './palette-results.tsx'
import { useShell } from './shell-context.ts'
import { typedAhead } from './typed-ahead.ts'
import './command-palette.css'

type Props = { opened: boolean; onClose: () => void }

const [store, palette] = createSpotlight()

const icon = { size: 19, stroke: 1.7, 'aria-hidden': true } as const

/** Finds pages and actions and, with a subscription, the user's transactions, budget items and accounts. */
export function CommandPalette({ opened, onClose }: Props) {
  const navigate = useNavigate()
  const shell = useShell()
  const { currency, change } = useChangeCurrency()
  const isSubscribed = useAppState((state) => state.isSubscribed)
  const [query, setQuery] = useState('')
  const results = usePaletteResults(query, opened && isSubscribed)
  const path = useLocation({ select: (location) => location.pathname })

  useEffect(() => {
    if (!opened) {
      palette.close()
      return
    }
    palette.open()
    return typedAhead.passTo((text) => setQuery((typed) => typed + text))
  }, [opened])

  const items = [HOME_ITEM, ...NAV_GROUPS.flatMap((group) => group.items)]
  const pages = PAGES.filter((page) => isSubscribed || isOpenPage(page.path)).map((page) => {
    const item = items.find((candidate) => candidate.path === page.path)
    const Icon = item?.icon ?? IconArrowRight
    return {
      id: page.path,
      label: page.title,
      description: item && item.label !== page.title ? item.label : undefined,
      keywords: `${page.keywords} ${item?.label ?? ''}`,
      leftSection: <Icon {...icon} />,
      onClick: () => void navigate({ to: page.path }),
    }
  })

  // Opens another dialog after this one has closed.
  const runAfterClose = (act: () => void) => () => void setTimeout(act, 0)
  const actions = [
    {
      id: 'feedback',
      label: 'Send feedback',
      keywords: 'message contact bug',
      leftSection: <IconMessageDots {...icon} />,
      onClick: runAfterClose(() => shell.open('feedback')),
    },
    ...(HELP_KEYS.has(getHelpKey(path))
      ? [
          {
            id: 'help',
            label: 'Help for this page',
            leftSection: <IconHelpCircle {...icon} />,
            onClick: runAfterClose(() => shell.open('help')),
          },
        ]
      : []),
    {
      id: 'keys',
      label: 'Keyboard shortcuts',
      leftSection: <IconKeyboard {...icon} />,
      onClick: runAfterClose(() => shell.open('keys')),
    },
    ...(isSubscribed
      ? [
          {
            id: 'add-transaction',
            label: 'Add a transaction',
            keywords: 'new expense income payment',
            leftSection: <IconPlus {...icon} />,
            onClick: () => void navigate({ to: '/actual', search: { panel: 'add' } }),
          },
          {
            id: 'add-budget-item',
            label: 'Add a budget item',
            keywords: 'new plan',
            leftSection: <IconPlus {...icon} />,
            onClick: () => void navigate({ to: '/budget', search: { dialog: 'add' } }),
          },
          {
            id: 'review',
            label: 'Review transactions',
            keywords: 'unsure check categories',
            leftSection: <IconListCheck {...icon} />,
            onClick: () => void navigate({ to: '/actual', search: { panel: 'review' } }),
          },
          {
            id: 'tour',
            label: 'Show the introduction again',
            keywords: 'onboarding tour tutorial',
            leftSection: <IconArrowRight {...icon} />,
            onClick: runAfterClose(() => shell.open('onboarding')),
          },
        ]
      : []),
    {
      id: 'sidebar',
      label: 'Expand or collapse the sidebar',
      keywords: 'toggle show hide menu',
      leftSection: <IconLayoutSidebar {...icon} />,
      onClick: shell.toggleSidebar,
    },
    {
      id: 'log-out',
      label: 'Log out',
      keywords: 'sign out leave',
      leftSection: <IconLogout {...icon} />,
      onClick: () => void logOut(),
    },
  ]

  const groups: SpotlightActionGroupData[] = [
    ...results.groups,
    { group: 'Pages', actions: pages },
    { group: 'Actions', actions },
    {
      group: 'Theme',
      actions: [
        {
          id: 'light',
          label: 'Light theme',
          leftSection: <IconSun {...icon} />,
          onClick: () => changeTheme('light'),
        },
        { id: 'dark', label: 'Dark theme', leftSection: <IconMoon {...icon} />, onClick: () => changeTheme('dark') },
        {
          id: 'auto',
          label: 'System theme',
          keywords: 'auto',
          leftSection: <IconSunMoon {...icon} />,
          onClick: () => changeTheme('auto'),
        },
      ],
    },
    {
      group: 'Currency',
      actions: PREFERRED_CURRENCIES.filter((code) => code !== currency).map((code) => ({
        id: code,
        label: `Show figures in ${code}`,
        description: CURRENCY_NAMES[code],
        leftSection: <IconCoin {...icon} />,
        onClick: () => void change(code),
      })),
    },
  ]

  return (
    <Spotlight
      actions={groups}
      query={query}
      onQueryChange={setQuery}
      store={store}
      onSpotlightClose={onClose}
      shortcut={null}
      nothingFound={results.hasFailed ? 'We couldn’t search everything. Please try again.' : 'Nothing found'}
      centered={false}
      attributes={{ content: { 'aria-label': 'Search' } }}
      highlightQuery
      scrollable
      maxHeight={440}
      searchProps={{
        placeholder: isSubscribed
          ? 'Search transactions, accounts, budget items, pages and actions'
          : 'Search pages and actions',
        'aria-label': 'Search',
        leftSection: <IconSearch size={18} stroke={1.7} aria-hidden />,
        onFocus: (event) => replayKeys(event.currentTarget),
      }}
    />
  )
}

/** If people typed before the field had focus, selects the first result; if they also pressed Enter, opens it. */
function replayKeys(field: HTMLElement): void {
  const { hasText, hasEnter } = typedAhead.finish()
  const press = (code: string) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true }))
  if (hasText) press('ArrowDown')
  if (hasText && hasEnter) press('Enter')
}
