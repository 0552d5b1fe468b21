import { expect, it } from 'vitest'
import { idsIn } from './idsIn'

it('finds the ids of elements, however the HTML is minified', () => {
  const html = `<h2 class="a b" id="one">One</h2><tr id=two><td id='three'>
    <a href=/x id=four-$>4</a><p data-id="no">id=no &lt;p id="no"></p>`
  expect(idsIn(html)).toEqual(['one', 'two', 'three', 'four-$'])
})
