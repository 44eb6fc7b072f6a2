import type { InstructionRuleBody, PreviewedRule } from '@evenkeel/contract/instructions.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { IconArrowRight, IconPencil } from '../../components/icons.ts'
import { MoneyText } from '../../components/money-text.tsx'
import { formatDay } from '../../lib/format-date.ts'
import { formatCount } from '../../lib/format-money.ts'
import classes from './instructions.module.css'
import { RuleFields } from './rule-fields.tsx'

/** A rule: which transactions it matches, and what it does to them. */
export function Rule({ rule }: { rule: InstructionRuleBody }) {
  return (
    <li className={classes.rule}>
      <RuleLine rule={rule} />
      <p className={classes.quiet}>From “{rule.sentence}”</p>
    </li>
  )
}

/** A rule with some of its matching transactions, and a form to edit it. */
export function EditableRule({ rule, onEdit }: { rule: PreviewedRule; onEdit: (plain: string) => void }) {
  const [isEditing, setIsEditing] = useState(false)
  return (
    <li className={classes.rule}>
      <div className={classes.ruleHead}>
        <RuleLine rule={rule} />
        {!isEditing && (
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconPencil size={15} aria-hidden />}
            aria-label={`Edit the rule ${rule.text}`}
            onClick={() => setIsEditing(true)}
          >
            Edit
          </Button>
        )}
      </div>
      {isEditing ? (
        <RuleFields
          rule={rule}
          onCancel={() => setIsEditing(false)}
          onDone={(plain) => {
            setIsEditing(false)
            onEdit(plain)
          }}
        />
      ) : (
        <>
          <p className={classes.quiet}>
            {describeMatches(rule)} From “{rule.sentence}”
          </p>
          {rule.examples.length > 0 && (
            <ul className={classes.matches} aria-label="Matching transactions">
              {rule.examples.map((row) => (
                <li key={row.id}>
                  <span className={classes.day}>{formatDay(row.transaction_date)}</span>
                  <span className={classes.match}>{row.transaction_name}</span>
                  <MoneyText amount={row.amount} currency={row.currency} tone="flow" />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </li>
  )
}

function RuleLine({ rule }: { rule: InstructionRuleBody }) {
  return (
    <p className={classes.line}>
      <span>{capitalize(rule.matches)}</span>
      <span className={classes.effect}>
        <IconArrowRight size={16} aria-label="becomes" className={classes.arrow} />
        <strong>{rule.sets}</strong>
      </span>
    </p>
  )
}

function describeMatches({ match_count: count, overridden_count: overridden }: PreviewedRule): string {
  if (count === 0 && overridden > 0) {
    return overridden === 1
      ? 'Matches 1 transaction, but another rule takes precedence.'
      : `Matches ${formatCount(overridden)} transactions, but other rules take precedence.`
  }
  if (count === 0) return 'Matches none of your transactions yet.'
  return count === 1 ? 'Matches 1 transaction.' : `Matches ${formatCount(count)} transactions.`
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
