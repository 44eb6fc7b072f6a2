import css from './screenshot.module.css'

type ScreenshotProps = {
  /** The files are /screenshots/{name}-{light|dark}-{1x|2x}.webp. */
  name: string
  alt: string
  /** The size of the 1x file in pixels; the 2x file is twice as wide and high. */
  width: number
  height: number
  sizes: string
}

/**
 * A screenshot in the current theme. Both themes are in the page because the user's theme can differ from the system's.
 * A lazy image that isn't displayed isn't loaded.
 */
export function Screenshot({ name, alt, width, height, sizes }: ScreenshotProps) {
  return (
    <picture>
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          className={css[theme]}
          src={`/screenshots/${name}-${theme}-1x.webp`}
          srcSet={`/screenshots/${name}-${theme}-1x.webp ${width}w, /screenshots/${name}-${theme}-2x.webp ${width * 2}w`}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      ))}
    </picture>
  )
}
