import '@mantine/core/styles/Drawer.css'
import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIsPhone } from '../lib/use-is-phone.ts'
import classes from './side-sheet.module.css'

type Props = {
  opened: boolean
  onClose: () => void
  title: ReactNode
  /** Shown next to the title, such as Previous and Next buttons. */
  actions?: ReactNode
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode
  size?: number
  onKeyDown?: (event: React.KeyboardEvent) => void
  children: ReactNode
}

/** A drawer from the right or, on phones, a sheet from the bottom. */
export function SideSheet({ opened, onClose, title, actions, footer, size = 440, onKeyDown, children }: Props) {
  const isPhone = useIsPhone()
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '92dvh' : size}
      radius={isPhone ? 'lg' : 0}
      transitionProps={{ duration: 190 }}
      // Through `classNames`, because `className` on the content would also apply to the frame around it.
      classNames={{ content: classes.content! }}
    >
      <Drawer.Overlay />
      <Drawer.Content data-phone={isPhone || undefined}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles key presses from the controls inside */}
        <div className={classes.sheet} onKeyDown={onKeyDown}>
          {isPhone && <span className={classes.grip} aria-hidden />}
          {/* Not Drawer.Header: that is a <header>, and the page already has a banner. */}
          <div className={classes.head}>
            <Drawer.Title className={classes.title}>{title}</Drawer.Title>
            {actions}
            <Drawer.CloseButton aria-label="Close" size={36} />
          </div>
          <div className={classes.body}>{children}</div>
          {footer && <div className={classes.footer}>{footer}</div>}
        </div>
      </Drawer.Content>
    </Drawer.Root>
  )
}
