import { CURRENCY_NAMES, PREFERRED_CURRENCIES } from '@evenkeel/engine/core/currency.ts'
import { Button, CloseButton, Modal } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useChangeCurrency } from '../../lib/change-currency.ts'
import { useIsPhone } from '../../lib/use-is-phone.ts'
import classes from './onboarding-modal.module.css'
import { ONBOARDING_STEPS, type OnboardingStep } from './onboarding-steps.tsx'

type Props = {
  opened: boolean
  onClose: () => void
  /** Called with the current step's page, or null, when the introduction opens and at each step. */
  onStepChange?: (path: OnboardingStep['path']) => void
}

/** The introduction, step by step. On phones, the menu is visible above the step. */
export function OnboardingModal({ opened, onClose, onStepChange }: Props) {
  const [index, setIndex] = useState(0)
  const isPhone = useIsPhone()
  const heading = useRef<HTMLHeadingElement>(null)
  const count = ONBOARDING_STEPS.length
  const step = ONBOARDING_STEPS[index]!
  const isLast = index === count - 1

  useEffect(() => {
    if (opened) setIndex(0)
  }, [opened])
  useEffect(() => {
    if (opened) onStepChange?.(step.path)
  }, [opened, step, onStepChange])

  function goTo(to: number) {
    setIndex(to)
    heading.current?.focus()
  }

  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      fullScreen={isPhone}
      size={560}
      centered={!isPhone}
      closeOnClickOutside={false}
      classNames={{ content: classes.content ?? '', inner: classes.inner ?? '' }}
    >
      {!isPhone && <Modal.Overlay />}
      <Modal.Content aria-label="Introduction">
        <Modal.Body className={classes.body}>
          <div className={classes.top}>
            <p className={classes.count}>
              Step {index + 1} of {count}
            </p>
            <CloseButton aria-label="Close" onClick={onClose} />
          </div>
          <div className={classes.progress} aria-hidden>
            {ONBOARDING_STEPS.map((onboardingStep, i) => (
              <span key={onboardingStep.title} data-done={i <= index || undefined} />
            ))}
          </div>
          <div className={classes.step}>
            <h2 ref={heading} tabIndex={-1} className={classes.title} data-autofocus>
              {step.title}
            </h2>
            {step.body}
            {index === 0 && <CurrencyChoice />}
            {step.example && <p className={classes.example}>{step.example}</p>}
          </div>
          <div className={classes.buttons}>
            <Button variant="default" disabled={index === 0} onClick={() => goTo(index - 1)}>
              Previous
            </Button>
            {isLast ? <Button onClick={onClose}>Finish</Button> : <Button onClick={() => goTo(index + 1)}>Next</Button>}
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

function CurrencyChoice() {
  const { currency, change } = useChangeCurrency()
  return (
    <fieldset className={classes.currencies}>
      <legend className="visually-hidden">Preferred currency</legend>
      {PREFERRED_CURRENCIES.map((code) => (
        <label key={code} className={classes.currency} data-checked={code === currency || undefined}>
          <input
            type="radio"
            name="onboarding-currency"
            value={code}
            checked={code === currency}
            onChange={() => void change(code)}
          />
          <strong>{code}</strong>
          <span>{CURRENCY_NAMES[code]}</span>
        </label>
      ))}
    </fieldset>
  )
}
