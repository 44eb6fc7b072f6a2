import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextField } from './text-field.tsx'

function Form() {
  const [name, setName] = useState('')
  return (
    <>
      <TextField label="Name" value={name} onChange={setName} />
      <output>{name}</output>
    </>
  )
}

test('text typed before the script ran isn’t lost', async () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<Form />)
  document.body.append(page)
  const input = page.querySelector('input') as HTMLInputElement
  input.value = 'early bird'
  const root = await act(() => hydrateRoot(page, <Form />))
  expect(screen.getByRole('status').textContent).toBe('early bird')
  expect(input.value).toBe('early bird')
  act(() => root.unmount())
  page.remove()
})
