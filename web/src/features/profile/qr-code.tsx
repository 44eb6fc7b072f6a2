import { create } from 'qrcode'
import classes from './account-info-page.module.css'

/** Draws text as a QR code, black on white in both themes because cameras need it. */
export function QrCode({ text }: { text: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size, data } = modules
  let path = ''
  for (let i = 0; i < data.length; i++) {
    if (data[i]) path += `M${i % size} ${Math.floor(i / size)}h1v1h-1z`
  }
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code for your authenticator app"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
