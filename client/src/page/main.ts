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
import { PageServer } from './engine.svelte'
import Starting from './Starting.svelte'

const page = new PageServer()

useAddresses(hashes)
serveBy(page)
const target = document.getElementById('app')!
target.replaceChildren()
mount(App, { target, props: { titles } })
mount(Starting, { target: document.body, props: { page } })
