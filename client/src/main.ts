import { mount } from 'svelte'
import App from './App.svelte'
import './type.css'
import './tokens.css'
import './app.css'
import './symbols/symbols.css'
import { reachedAgain } from './lib/api'
import { installing } from './lib/installing.svelte'
import { titles } from './titles'

// Nothing else asks again for styles that could not be fetched.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    const times = Number(target.dataset.times ?? 0)
    void reachedAgain(times).then(() => {
      const again = target.cloneNode() as HTMLLinkElement
      again.dataset.times = String(times + 1)
      target.replaceWith(again)
    })
  },
  true,
)
mount(App, { target: document.getElementById('app')!, props: { titles } })
void installing.work()
