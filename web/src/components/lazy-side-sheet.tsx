import { type ComponentProps, Suspense } from 'react'
import { createLazyPart } from './lazy-part.tsx'
import type { SideSheet } from './side-sheet.tsx'

const Sheet = createLazyPart(() => import('./side-sheet.tsx').then((m) => m.SideSheet))

/** A `SideSheet` for pages that rarely open one: its library loads on first use. */
export function LazySideSheet(props: ComponentProps<typeof SideSheet>) {
  return (
    <Suspense>
      <Sheet {...props} />
    </Suspense>
  )
}
