import { mount } from 'svelte'
import App from './App.svelte'
import './type.css'
import './tokens.css'
import './app.css'
import './symbols/symbols.css'
import { titles } from './titles'

mount(App, { target: document.getElementById('app')!, props: { titles } })
