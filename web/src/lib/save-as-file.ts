/** Hands a file to the browser's downloads. */
export function saveAsFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // After the click has been taken up; at once would cancel the download in some browsers.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
