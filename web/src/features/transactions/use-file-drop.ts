import { useEffect, useRef, useState } from 'react'

/**
 * While mounted, handles files dropped or pasted anywhere in the window, so the page behind an open editor doesn't
 * import them. Returns whether a file is being dragged over the window.
 */
export function useFileDrop(onFiles: (files: Iterable<File>) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const latest = useRef(onFiles)
  latest.current = onFiles

  useEffect(() => {
    // Every element fires enter and leave events. Once they balance, the pointer has left the window.
    let depth = 0
    function onDrag(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.stopPropagation()
      if (event.type === 'dragover' || event.type === 'drop') event.preventDefault()
      if (event.type === 'dragenter') depth += 1
      if (event.type === 'dragleave') depth -= 1
      if (event.type === 'drop') {
        depth = 0
        latest.current([...event.dataTransfer.files])
      }
      setIsOver(depth > 0)
    }
    function onPaste(event: ClipboardEvent) {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      latest.current(files)
    }
    const kinds = ['dragenter', 'dragleave', 'dragover', 'drop'] as const
    for (const kind of kinds) window.addEventListener(kind, onDrag, true)
    window.addEventListener('paste', onPaste, true)
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, onDrag, true)
      window.removeEventListener('paste', onPaste, true)
    }
  }, [])
  return isOver
}
