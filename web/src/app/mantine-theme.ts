import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'

// Mantine needs ten shades of the main color. Those it shows are mapped to our tokens below.
const ink: MantineColorsTuple = [
  '#f7f7f8',
  '#ececef',
  '#d9dbdf',
  '#b4bac4',
  '#929aa6',
  '#676c76',
  '#50555f',
  '#2b2f37',
  '#16181d',
  '#0e1013',
]

/** Uses our tokens for the variants and colors we use, so text has enough contrast in both themes. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const color = input.color ?? input.theme.primaryColor
  const border = '1px solid transparent'
  if (input.variant === 'filled') {
    if (color === 'ink') {
      return {
        background: 'var(--color-ink)',
        hover: 'var(--color-ink-hover)',
        color: 'var(--color-on-ink)',
        border,
      }
    }
    if (color === 'red') {
      return {
        background: 'var(--color-over-text)',
        hover: 'color-mix(in srgb, var(--color-over-text) 88%, var(--color-ink))',
        color: 'var(--color-on-ink)',
        border,
      }
    }
    if (color === 'green') {
      return {
        background: 'var(--color-income)',
        hover: 'color-mix(in srgb, var(--color-income) 88%, var(--color-ink))',
        color: 'var(--color-on-ink)',
        border,
      }
    }
  }
  const tones: Record<string, string> = { red: 'danger', green: 'success', orange: 'warning', blue: 'info' }
  const tone = tones[color]
  if (input.variant === 'light' && tone) {
    return {
      background: `var(--color-${tone}-bg)`,
      hover: `color-mix(in srgb, var(--color-${tone}-bg) 92%, var(--color-ink))`,
      color: `var(--color-${tone}-text)`,
      border,
    }
  }
  if (input.variant === 'light') {
    return {
      background: 'var(--color-surface-sunken)',
      hover: 'var(--color-line)',
      color: 'var(--color-ink)',
      border,
    }
  }
  if (input.variant === 'default') {
    return {
      background: 'var(--color-surface)',
      hover: 'var(--color-surface-hover)',
      color: 'var(--color-ink)',
      border: '1px solid var(--color-line-strong)',
    }
  }
  if (input.variant === 'subtle' || input.variant === 'transparent') {
    return {
      background: 'transparent',
      hover: input.variant === 'subtle' ? 'var(--color-surface-hover)' : 'transparent',
      color: tone ? `var(--color-${tone}-text)` : 'var(--color-ink)',
      border,
    }
  }
  if (input.variant === 'outline') {
    return {
      background: 'transparent',
      hover: 'var(--color-surface-hover)',
      color: tone ? `var(--color-${tone}-text)` : 'var(--color-ink)',
      border: `1px solid ${tone ? `var(--color-${tone}-line)` : 'var(--color-line-strong)'}`,
    }
  }
  return defaultVariantColorsResolver(input)
}

const overlay = { styles: { overlay: { background: 'var(--color-overlay)', backdropFilter: 'blur(2px)' } } }
// A dialog's header must not be a second banner landmark.
const dialogProps = {
  closeButtonProps: { 'aria-label': 'Close' },
  attributes: { header: { role: 'presentation' } },
}

export const mantineTheme = createTheme({
  colors: { ink },
  primaryColor: 'ink',
  primaryShade: { light: 8, dark: 1 },
  variantColorResolver,
  fontFamily: 'var(--font-sans)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: { fontFamily: 'var(--font-sans)', fontWeight: '620' },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1.0625rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.4' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.25rem', xl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.625rem', lg: '1rem', xl: '1.25rem' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  // All controls use the page's own :focus-visible ring.
  focusClassName: 'focus-by-page',
  activeClassName: '',
  components: {
    Modal: {
      ...overlay,
      defaultProps: { ...dialogProps, radius: 'lg', padding: 'lg', centered: true, transitionProps: { duration: 180 } },
    },
    Drawer: { ...overlay, defaultProps: { ...dialogProps, transitionProps: { duration: 190 } } },
    Popover: { defaultProps: { shadow: 'md', radius: 'md', transitionProps: { duration: 120 } } },
    Menu: { defaultProps: { shadow: 'md', radius: 'md', transitionProps: { duration: 120 } } },
    Tooltip: { defaultProps: { openDelay: 300, transitionProps: { duration: 120 }, radius: 'sm' } },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Dismiss' } } },
    Checkbox: { defaultProps: { radius: 'sm', iconColor: 'var(--color-on-ink)' } },
    Radio: { defaultProps: { iconColor: 'var(--color-on-ink)' } },
    Switch: { defaultProps: { withThumbIndicator: false } },
    ActionIcon: { defaultProps: { variant: 'subtle', size: 36 } },
  },
})

/** Sets Mantine's variables from our tokens, so both themes come from one file. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-text': 'var(--color-ink)',
    '--mantine-color-body': 'var(--color-surface)',
    '--mantine-color-dimmed': 'var(--color-ink2)',
    '--mantine-color-placeholder': 'var(--color-ink3)',
    '--mantine-color-anchor': 'var(--color-ink)',
    '--mantine-color-error': 'var(--color-over-text)',
    '--mantine-color-bright': 'var(--color-ink)',
    '--mantine-color-default': 'var(--color-surface)',
    '--mantine-color-default-hover': 'var(--color-surface-hover)',
    '--mantine-color-default-color': 'var(--color-ink)',
    '--mantine-color-default-border': 'var(--color-line-strong)',
    '--mantine-color-disabled': 'var(--color-surface-sunken)',
    '--mantine-color-disabled-color': 'var(--color-ink3)',
    '--mantine-color-disabled-border': 'var(--color-line)',
    '--mantine-color-ink-filled': 'var(--color-ink)',
    '--mantine-color-ink-filled-hover': 'var(--color-ink-hover)',
    '--mantine-color-ink-light': 'var(--color-surface-sunken)',
    '--mantine-color-ink-light-hover': 'var(--color-line)',
    '--mantine-color-ink-light-color': 'var(--color-ink)',
    '--mantine-color-ink-outline': 'var(--color-ink)',
    '--mantine-color-ink-outline-hover': 'var(--color-surface-hover)',
    '--mantine-primary-color-filled': 'var(--color-ink)',
    '--mantine-primary-color-filled-hover': 'var(--color-ink-hover)',
    '--mantine-primary-color-light': 'var(--color-surface-sunken)',
    '--mantine-primary-color-light-hover': 'var(--color-line)',
    '--mantine-primary-color-light-color': 'var(--color-ink)',
    '--mantine-primary-color-contrast': 'var(--color-on-ink)',
    '--mantine-shadow-md': 'var(--shadow-raised)',
    '--mantine-shadow-xl': 'var(--shadow-float)',
  }
  return { variables: {}, light: shared, dark: shared }
}
