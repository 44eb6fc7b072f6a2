import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import classes from './dropdown.module.css'

type TriggerProps = {
  ref: (element: HTMLButtonElement | null) => void
  onClick: () => void
  'aria-expanded': boolean
  'aria-haspopup': 'menu' | 'dialog'
  'aria-controls': string | undefined
}

type Props = {
  /** The accessible name of the panel. */
  label: string
  kind: 'menu' | 'dialog'
  opened: boolean
  onOpenedChange: (opened: boolean) => void
  renderTrigger: (props: TriggerProps) => ReactNode
  width?: number
  /** Positions the panel in the window instead of inside the button's container, which might cut it off. */
  isFloating?: boolean
  children: ReactNode
}

const GAP = 8

/**
 * A menu or small dialog that drops from a button. It has only two positions, so it needs far less code than a general
 * popover. Escape, a click elsewhere or moving the focus elsewhere closes it; Escape also returns focus to the button.
 * In menus, arrow keys, Home, End and first letters move the focus.
 */
export function Dropdown(props: Props) {
  const { label, kind, opened, onOpenedChange, renderTrigger, width = 220, children } = props
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const latestOnOpenedChange = useRef(onOpenedChange)
  latestOnOpenedChange.current = onOpenedChange

  useEffect(() => {
    if (!opened) return
    const first = panel.current?.querySelector<HTMLElement>(
      '[data-autofocus], [role="menuitemradio"][aria-checked="true"]',
    )
    ;(first ?? getMenuItems(panel.current)[0])?.focus()
    function onPress(event: PointerEvent) {
      if (!root.current?.contains(event.target as Node)) latestOnOpenedChange.current(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [opened])

  function onKeyDown(event: KeyboardEvent) {
    if (!opened) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      onOpenedChange(false)
      button.current?.focus()
      return
    }
    if (kind === 'menu') moveFocus(event, getMenuItems(panel.current), () => onOpenedChange(false))
  }

  // Near the bottom of the window, a floating panel moves up until it fits.
  useLayoutEffect(() => {
    const floating = panel.current
    if (!opened || !props.isFloating || !floating) return
    const { top, height } = floating.getBoundingClientRect()
    const lowest = window.innerHeight - height - GAP
    if (top > lowest) floating.style.top = `${Math.max(GAP, lowest)}px`
  }, [opened, props.isFloating])

  const anchor = props.isFloating && opened ? button.current?.getBoundingClientRect() : undefined
  const style = anchor
    ? ({
        width,
        position: 'fixed',
        top: anchor.bottom + GAP,
        left: Math.max(GAP, Math.min(anchor.left, window.innerWidth - width - GAP)),
        right: 'auto',
      } as const)
    : { width }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and the panel inside
    <div
      ref={root}
      className={classes.root}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        // Closes the panel when the focus moves elsewhere, as with Tab.
        const to = event.relatedTarget as Node | null
        if (opened && to && !root.current?.contains(to)) onOpenedChange(false)
      }}
    >
      {renderTrigger({
        ref: (element) => {
          button.current = element
        },
        onClick: () => onOpenedChange(!opened),
        'aria-expanded': opened,
        'aria-haspopup': kind,
        'aria-controls': opened ? id : undefined,
      })}
      {opened && (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles a panel can have support a name
        <div ref={panel} id={id} role={kind} aria-label={label} className={classes.panel} style={style}>
          {children}
        </div>
      )}
    </div>
  )
}

function getMenuItems(panel: HTMLElement | null): HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
}

function moveFocus(event: KeyboardEvent, items: HTMLElement[], leave: () => void): void {
  const now = items.indexOf(document.activeElement as HTMLElement)
  const to = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: items.length - 1 }[event.key]
  if (to !== undefined) {
    event.preventDefault()
    items[(to + items.length) % items.length]?.focus()
  } else if (event.key === 'Tab') {
    leave()
  } else if (/^\p{L}$/u.test(event.key) && !event.ctrlKey && !event.metaKey) {
    const rest = [...items.slice(now + 1), ...items.slice(0, now + 1)]
    rest.find((item) => item.textContent?.trim().toLowerCase().startsWith(event.key.toLowerCase()))?.focus()
  }
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <div className={classes.label} aria-hidden>
      {children}
    </div>
  )
}

export function MenuDivider() {
  return <hr className={classes.divider} />
}

type ItemProps = {
  icon?: ReactNode
  isChecked?: boolean
  isMultiSelect?: boolean
  onSelect: () => void
  children: ReactNode
}

/** A menu item. With `isChecked`, one choice of several; with `isMultiSelect`, each is on or off independently. */
export function MenuItem({ icon, isChecked, isMultiSelect, onSelect, children }: ItemProps) {
  const content = (
    <>
      {icon}
      <span className={classes.name}>{children}</span>
      {isChecked && <CheckMark />}
    </>
  )
  const shared = { type: 'button', className: classes.item, tabIndex: -1, onClick: onSelect } as const
  if (isChecked === undefined) {
    return (
      <button {...shared} role="menuitem">
        {content}
      </button>
    )
  }
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles support it
    <button {...shared} role={isMultiSelect ? 'menuitemcheckbox' : 'menuitemradio'} aria-checked={isChecked}>
      {content}
    </button>
  )
}

function CheckMark() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3.5 8.5l3 3 6-7" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  )
}

/** Makes a link a menu item: spread these props on it. */
export const menuLinkProps = { className: classes.item, role: 'menuitem', tabIndex: -1 } as const
