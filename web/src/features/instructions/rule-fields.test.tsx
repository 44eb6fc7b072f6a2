import type { InstructionRuleBody } from '@evenkeel/contract/instructions.ts'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { aCategory, listResponse } from '../../testing/ledger-builders.ts'
import { renderAlone } from '../../testing/render-app.tsx'
import { RuleFields } from './rule-fields.tsx'

/** Opens the form for a rule about Shell. `onDone` gets the sentence it writes. */
function open(effects: InstructionRuleBody['effects']) {
  fakeServer({ 'GET /api/categories/': listResponse([aCategory({ name: 'Transport' })]) })
  const rule: InstructionRuleBody = {
    text: '',
    matches: '',
    sets: '',
    sentence: '',
    when: { anyOf: [{ how: 'words', text: 'Shell' }], allOf: [], noneOf: [] },
    effects,
    plain: '',
  }
  const onDone = vi.fn()
  return { onDone, ...renderAlone(<RuleFields rule={rule} onDone={onDone} onCancel={() => {}} />) }
}

test('editing a rule that sets a category and a name keeps both', async () => {
  const { onDone, user } = open({ category: 'Transport', simpleName: 'Gas' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Direction' }), 'Money out')
  await user.click(screen.getByRole('button', { name: 'Use this rule' }))
  expect(onDone).toHaveBeenCalledWith('money out "Shell" → Transport, name "Gas".')
})

test('editing a rule that sets the source keeps it a rule that sets the source', async () => {
  const { onDone, user } = open({ source: 'Joint' })
  await user.type(screen.getByRole('textbox', { name: 'Source' }), ' card')
  await user.click(screen.getByRole('button', { name: 'Use this rule' }))
  expect(onDone).toHaveBeenCalledWith('Set the source to "Joint card" for "Shell".')
})

test('editing a rule that sets a category and the source keeps both', async () => {
  const { onDone, user } = open({ category: 'Transport', source: 'Joint' })
  await user.click(screen.getByRole('button', { name: 'Use this rule' }))
  expect(onDone).toHaveBeenCalledWith('Set the source to "Joint" for "Shell". "Shell" → Transport.')
})
