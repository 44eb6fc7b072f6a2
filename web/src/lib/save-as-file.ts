/** Downloads a file in the browser. */
export function saveAsFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Wait until the click is handled; revoking immediately would cancel the download in some browsers.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
