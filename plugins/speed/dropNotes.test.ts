import { expect, it } from 'vitest'
import { withoutNotes } from './dropNotes'

it.each([
  [
    't({id:"theme.a",message:"A \\"b\\"",description:"Says \\"b\\""})',
    't({id:"theme.a",message:"A \\"b\\""})',
  ],
  [
    'j(T,{id:"theme.a.b-c",description:"Note",children:"A"})',
    'j(T,{id:"theme.a.b-c",children:"A"})',
  ],
  [
    't({id:"theme.a",message:"A",description:"Note"},{count:n})',
    't({id:"theme.a",message:"A"},{count:n})',
  ],
  // Not messages.
  ['{id:"a",description:"Text"}', '{id:"a",description:"Text"}'],
  [
    '{title:"theme.a",description:"Text"}',
    '{title:"theme.a",description:"Text"}',
  ],
])('%s becomes %s', (code, shorter) => {
  expect(withoutNotes(code)).toBe(shorter)
})
