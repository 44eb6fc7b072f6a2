import { ClosingCall } from './closing-call.tsx'
import { DataAtHome } from './data-at-home.tsx'
import { FaqTeaser } from './faq-teaser.tsx'
import { FeatureGrid } from './feature-grid.tsx'
import { Hero } from './hero.tsx'
import { HonestLimits } from './honest-limits.tsx'
import { LookAround } from './look-around.tsx'
import { Plans } from './plans.tsx'

export function LandingPage() {
  return (
    <>
      <Hero />
      <FeatureGrid />
      <LookAround />
      <DataAtHome />
      <HonestLimits />
      <Plans />
      <FaqTeaser />
      <ClosingCall />
    </>
  )
}
