import { useEffect, useRef, useState } from 'react'
import { IconUpload } from '../../components/icons.ts'
import { isTyping } from '../../lib/is-typing.ts'
import classes from './import-bar.module.css'

type Props = { onFiles: (files: Iterable<File>) => void; onText: (text: string) => void }

/**
 * Accepts files dropped anywhere on the page, and files or text pasted outside a field while no dialog or menu is open.
 * While files are dragged, an overlay covers the page.
 */
export function DropArea(props: Props) {
  const [isOver, setIsOver] = useState(false)
  const latest = useRef(props)
  latest.current = props

  useEffect(() => {
    // Every element fires enter and leave events. Once they balance, the pointer has left the page.
    let depth = 0
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    function onEnter(event: DragEvent) {
      if (!hasFiles(event)) return
      depth += 1
      setIsOver(true)
    }
    function onLeave(event: DragEvent) {
      if (!hasFiles(event)) return
      depth -= 1
      if (depth <= 0) setIsOver(false)
    }
    function onOver(event: DragEvent) {
      if (hasFiles(event)) event.preventDefault()
    }
    function onDrop(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      depth = 0
      setIsOver(false)
      latest.current.onFiles(event.dataTransfer?.files ?? [])
    }
    function onPaste(event: ClipboardEvent) {
      if (isTyping(event.target) || document.querySelector('[role="dialog"], [role="menu"]')) return
      const { files } = event.clipboardData ?? {}
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (files && files.length > 0) latest.current.onFiles(files)
      else if (text.trim() !== '') latest.current.onText(text)
      else return
      event.preventDefault()
    }
    window.addEventListener('dragenter', onEnter)
    window.addEventListener('dragleave', onLeave)
    window.addEventListener('dragover', onOver)
    window.addEventListener('drop', onDrop)
    window.addEventListener('paste', onPaste)
    return () => {
      window.removeEventListener('dragenter', onEnter)
      window.removeEventListener('dragleave', onLeave)
      window.removeEventListener('dragover', onOver)
      window.removeEventListener('drop', onDrop)
      window.removeEventListener('paste', onPaste)
    }
  }, [])

  if (!isOver) return null
  return (
    <div className={classes.drop} role="status">
      <div className={classes.dropCard}>
        <IconUpload size={28} stroke={1.6} aria-hidden />
        <p>Drop the file anywhere on the page.</p>
      </div>
    </div>
  )
}
