/** The entry of a page that needs no server: it has its own, and stands below any path. */
import { mount } from 'svelte'
import App from '../App.svelte'
import '../type.css'
import '../tokens.css'
import '../app.css'
import '../symbols/symbols.css'
import { hashes, useAddresses } from '../lib/address'
import { serveBy } from '../lib/server'
import { titles } from '../titles'
import { startEngine } from './engine'

const target = document.getElementById('app')!

useAddresses(hashes)
try {
  serveBy(await startEngine())
  target.replaceChildren()
  mount(App, { target, props: { titles } })
} catch (error) {
  target.textContent = `Allmende: ${error instanceof Error ? error.message : String(error)}`
}
