type LogoProps = { size?: number; withName?: boolean; className?: string }

/**
 * The mark: an E whose lowest bar is a hull, with the keel under it, level on its water. It takes the ink of the theme
 * it stands on; beside its name it is decoration, alone it is named.
 */
export function Logo({ size = 28, withName = true, className }: LogoProps) {
  return (
    <span className={className ? `evenkeel-logo ${className}` : 'evenkeel-logo'}>
      <svg width={size} height={size} viewBox="0 0 32 32" role="img" aria-label="Evenkeel" aria-hidden={withName}>
        <rect width="32" height="32" rx="8.5" fill="var(--color-ink)" />
        <path
          d="M10 7.2h11.2M10 13h8.4M10 7.2v9.6M6.6 18.6h18.8c-.9 3-3.2 4.7-6.6 4.7h-5.6c-3.4 0-5.7-1.7-6.6-4.7ZM16 23.3v3"
          fill="none"
          stroke="var(--color-on-ink)"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {withName ? <span className="evenkeel-logo-name">Evenkeel</span> : null}
    </span>
  )
}
