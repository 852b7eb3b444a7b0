import { mount } from 'svelte'
import App from './App.svelte'
import './type.css'
import './tokens.css'
import './app.css'
import './symbols/symbols.css'
import { installing } from './lib/installing.svelte'
import { titles } from './titles'

mount(App, { target: document.getElementById('app')!, props: { titles } })
void installing.work()
