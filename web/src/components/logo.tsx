type LogoProps = { size?: number; hasName?: boolean; className?: string }

/**
 * The logo: an E whose lowest bar is the hull of a boat. It uses the theme's ink color. Next to the name it's
 * decorative; alone it has a label.
 */
export function Logo({ size = 28, hasName = true, className }: LogoProps) {
  return (
    <span className={className ? `evenkeel-logo ${className}` : 'evenkeel-logo'}>
      <svg width={size} height={size} viewBox="0 0 32 32" role="img" aria-label="Evenkeel" aria-hidden={hasName}>
        <rect width="32" height="32" rx="8.5" fill="var(--color-ink)" />
        <path
          d="M10 7h12.5v3H13v2.6h6.5v3H13v2.6h13c-.6 3.9-3.6 6.2-8 6.2h-4c-4.4 0-7.4-2.3-8-6.2h4V7Z"
          fill="var(--color-on-ink)"
        />
      </svg>
      {hasName ? <span className="evenkeel-logo-name">Evenkeel</span> : null}
    </span>
  )
}
