import { useEffect, useRef, useState } from 'react'
import { IconUpload } from '../../components/icons.ts'
import classes from './import-bar.module.css'

/** Takes files dropped anywhere on the page, and says so while one is held over it. */
export function DropArea({ onFiles }: { onFiles: (files: Iterable<File>) => void }) {
  const [isOver, setIsOver] = useState(false)
  const latest = useRef(onFiles)
  latest.current = onFiles

  useEffect(() => {
    // Each element on the way sends enter and leave: the difference tells whether the page was left.
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
      latest.current(event.dataTransfer?.files ?? [])
    }
    window.addEventListener('dragenter', onEnter)
    window.addEventListener('dragleave', onLeave)
    window.addEventListener('dragover', onOver)
    window.addEventListener('drop', onDrop)
    return () => {
      window.removeEventListener('dragenter', onEnter)
      window.removeEventListener('dragleave', onLeave)
      window.removeEventListener('dragover', onOver)
      window.removeEventListener('drop', onDrop)
    }
  }, [])

  if (!isOver) return null
  return (
    <div className={classes.drop} role="status">
      <div className={classes.dropCard}>
        <IconUpload size={28} stroke={1.6} aria-hidden />
        <p>Drop it anywhere: it is read on this server and nowhere else.</p>
      </div>
    </div>
  )
}
